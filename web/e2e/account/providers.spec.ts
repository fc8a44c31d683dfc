import {brand} from "@gradus/schemas/brand";
import {expectNoTokens} from "../support/account";
import {open} from "../support/alive";
import {env} from "../support/env";
import {expect, test} from "../support/test";

test.use({
  allowed: {consoleErrors: [/status of 40[49]/], origins: [env.IDENTITY_URL]},
});

test("by a provider one signs in, and is told where an account matches none, in the market they came from", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const choose = async (person: string) => {
    await open(page, "/de/de/sign-in");
    await main.getByRole("button", {name: "Weiter mit Google"}).click();
    // The sign-in page names demo people too.
    await page.waitForURL(`${env.IDENTITY_URL}/**`);
    await page.getByRole("button", {name: person}).click();
  };
  await choose("Sam Stranger");
  await expect(main.getByRole("alert")).toHaveText(`Dein Google-Konto gehört zu keinem ${brand.name}-Konto.`);
  await expectNoTokens(page);
  await main.getByRole("link", {name: "Konto erstellen"}).click();
  await expect(page).toHaveURL("/de/de/sign-up");

  await choose("Noa Newcomer");
  await expect(main.getByRole("alert")).toContainText("Melde dich mit E-Mail und Passwort an.");

  await choose("Robin Runner");
  await expect(page).toHaveURL("/de/de/account");
  await expect(main.getByText("Hallo, Robin")).toBeVisible();
});
