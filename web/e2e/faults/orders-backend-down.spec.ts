import {buy} from "../support/buy";
import {open} from "../support/hydrated";
import {expect, test} from "../support/test";
import {unique} from "../support/unique";

test.use({allowed: {consoleErrors: [/status of 502/], origins: []}});

const LOADED = "Diese Bestellung konnte leider nicht geladen werden.";

test("without the backend an order is not there for now, and there again afterwards", async ({
  page,
  stack,
}) => {
  const {prettyId, link, session} = await buy({email: `${unique("gast")}@example.com`});
  const main = page.getByRole("main");
  await stack.stop("backend");
  try {
    for (const address of [
      `/de/de/order-status?order=${prettyId}&t=${link}`,
      `/de/de/order-confirmation/${prettyId.toLowerCase()}?t=${link}`,
      `/de/de/order-confirmation?session_id=${session}`,
    ]) {
      await page.goto(address);
      await expect(main.getByText(LOADED)).toBeVisible();
      await expect(main.getByText("Support kontaktieren")).toBeVisible();
    }
    await open(page, "/de/de/order-status");
    await main.getByLabel("Bestellnummer").fill(prettyId);
    await main.getByLabel("E-Mail").fill("gast@example.com");
    await main.getByRole("button", {name: "Link schicken"}).click();
    await expect(main.getByRole("alert")).toContainText("Unser Server ist nicht erreichbar.");
    await expect(main.getByLabel("Bestellnummer")).toHaveValue(prettyId);
    await page.goto(`/de/de/order-status?order=${prettyId}&t=${link}`);
  } finally {
    await stack.start("backend");
  }
  await main.getByRole("link", {name: "Noch einmal versuchen"}).click();
  await expect(main.getByText("Aschenbahn 4")).toBeVisible();
});
