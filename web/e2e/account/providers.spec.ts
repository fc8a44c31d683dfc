import {brand} from "@gradus/schemas/brand";
import {expectNoTokens} from "../support/account";
import {env} from "../support/env";
import {open, whenHydrated} from "../support/hydrated";
import {continueSignUp, createNewcomer, fillSteps} from "../support/sign-up";
import {expect, test} from "../support/test";

test.use({
  allowed: {consoleErrors: [/status of 40[49]/], origins: [env.IDENTITY_URL]},
});

test("a user signs in by a provider, and a missing account is reported, in the market they came from", async ({
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
  await expect(page).toHaveURL("/de/de/powercenter");
  await expect(main.getByText("Noch keine Läufe.")).toBeVisible();
});

test("a new user continues with the data of a provider, and signs in by that provider from then on", async ({
  page,
}) => {
  test.slow();
  const main = page.getByRole("main");
  // A user unknown to the product: one who was signed up by an earlier attempt is no longer new.
  const name = crypto.randomUUID().slice(0, 8);
  const chooseNia = async () => {
    await main.getByRole("button", {name: "Weiter mit Apple"}).click();
    await page.waitForURL(`${env.IDENTITY_URL}/**`);
    await page.getByLabel("Short name").fill(name);
    await page.getByRole("button", {name: "Go on as Nia New"}).click();
  };
  await open(page, "/de/de/sign-up");
  await chooseNia();
  await expect(page).toHaveURL("/de/de/sign-up");
  await expect(main.getByText("Apple hat bestätigt, wer du bist.")).toBeVisible();
  await expect(main.getByLabel("E-Mail", {exact: true})).toHaveValue(`new-${name}@relay.provider.test`);
  await expect(main.getByLabel("Passwort", {exact: true})).toHaveCount(0);
  await expect(main.getByRole("button", {name: "Weiter mit Google"})).toHaveCount(0);
  await main.getByLabel("Benutzername").fill(createNewcomer("nia").userName);
  await continueSignUp(page, "Dein Name");
  await expect(main.getByLabel("Vorname")).toHaveValue("Nia");
  await expect(main.getByLabel("Nachname")).toHaveValue("New");
  await fillSteps(page);
  await main.getByRole("button", {name: "Konto erstellen"}).click();
  await expect(main.getByText("deine E-Mail-Adresse ist bestätigt")).toBeVisible();
  await main.getByRole("link", {name: "Konto öffnen"}).click();
  await expect(main.getByText("Hallo, Mira")).toBeVisible();
  // Requests of the overview that are still open would be refused once the user is signed out.
  await page.waitForLoadState("networkidle");
  await main.getByRole("button", {name: "Abmelden"}).click();
  await expect(page).toHaveURL("/de/de/sign-in");
  await whenHydrated(page);
  await chooseNia();
  await expect(page).toHaveURL("/de/de/powercenter");
  await expect(main.getByText("Noch keine Läufe.")).toBeVisible();
});
