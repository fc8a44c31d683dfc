import type {Page} from "@playwright/test";
import {openAs} from "../support/account";
import {createAccount} from "../support/new-account";
import {createNewcomer, fillSignUp} from "../support/sign-up";
import {expect, test} from "../support/test";

test.use({allowed: {consoleErrors: [/status of (401|502)/], origins: []}});

const TWENTY_MINUTES_S = "1200";

const expectUnreachable = (page: Page) =>
  expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Unser Server ist nicht erreichbar. Deine Eingaben sind noch da. Prüfe deine Verbindung und versuche es noch einmal.",
  );

test("an account that cannot be made now is made later, from what was typed", async ({page, stack}) => {
  const main = page.getByRole("main");
  await fillSignUp(page, createNewcomer("lena"));
  await stack.stop("backend");
  try {
    await main.getByRole("button", {name: "Konto erstellen"}).click();
    await expectUnreachable(page);
    await expect(main.getByLabel("Größe (cm)")).toHaveValue("171,5");
    await expect(main.getByRole("checkbox", {name: /Ich stimme/})).toBeChecked();
  } finally {
    await stack.start("backend");
  }
  await main.getByRole("button", {name: "Konto erstellen"}).click();
  await expect(main.getByRole("heading", {level: 1, name: "Du kannst loslaufen"})).toBeVisible();
});

test("a change survives a server that is away for longer than the session's token lives", async ({
  page,
  request,
  stack,
}) => {
  const main = page.getByRole("main");
  const firstName = main.getByLabel("Vorname");
  const save = main.getByRole("button", {name: "Speichern"});
  await openAs(page, "/de/de/account/profile", await createAccount(request, "lena"));
  await firstName.fill("Lena");
  await stack.stop("backend");
  try {
    await save.click();
    await expectUnreachable(page);
    await expect(firstName).toHaveValue("Lena");
    await stack.start("backend", {GRADUS_CLOCK_SHIFT: TWENTY_MINUTES_S});
    // The token has expired by now: it is renewed, the page reloads, and the change is still in the form.
    await save.click();
    await expect(main.getByText("Deine Sitzung wurde erneuert. Nichts ging verloren.")).toBeVisible();
    await expect(firstName).toHaveValue("Lena");
    await save.click();
    await expect(main.getByText("Gespeichert.")).toBeVisible();
  } finally {
    await stack.stop("backend");
    await stack.start("backend");
  }
});
