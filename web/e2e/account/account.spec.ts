import {brand} from "@gradus/schemas/brand";
import {openAs, readTokens, signIn} from "../support/account";
import {whenAlive} from "../support/alive";
import {env} from "../support/env";
import {receiveMail} from "../support/mail";
import {createNewcomer, fillSignUp} from "../support/sign-up";
import {expect, test} from "../support/test";

// One person's story: each part begins where the one before ended.
test.describe.configure({mode: "serial"});

const mira = createNewcomer("mira");
const NEW_PASSWORD = "Vier Kiesel unterm Schuh";

test("signs up in German with every field, and proves the address by the mail", async ({page}) => {
  test.slow();
  const main = page.getByRole("main");
  await fillSignUp(page, mira);
  await main.getByRole("button", {name: "Konto erstellen"}).click();
  await expect(main.getByRole("heading", {level: 1, name: "Du kannst loslaufen"})).toBeFocused();
  await main.getByRole("link", {name: "E-Mail bestätigen"}).click();

  const {subject, text} = await receiveMail(mira.email, /ist dein Code/);
  const code = subject.slice(0, 6);
  expect(text).toContain(code);
  await main.getByLabel("Code aus der E-Mail").fill(code);
  await main.getByRole("button", {name: "E-Mail bestätigen"}).click();
  await expect(main.getByText("E-Mail bestätigt.")).toBeVisible();
  await main.getByRole("link", {name: "Konto öffnen"}).click();
  await expect(page).toHaveURL("/de/de/account");
  await expect(main.getByText("Hallo, Mira")).toBeVisible();
  await expect(main.getByText("noch nicht bestätigt")).toHaveCount(0);

  await main.getByRole("link", {name: "Profil"}).click();
  await expect(main.getByLabel("Nachname")).toHaveValue("Köhler-Ünal");
  await expect(main.getByLabel("Benutzername")).toHaveValue(mira.userName);
  await expect(main.getByLabel("Geburtsdatum")).toHaveValue("1988-02-29");
  await expect(main.getByLabel("Nichtbinär")).toBeChecked();
  await expect(main.getByLabel("Größe (cm)")).toHaveValue("171,5");
  await expect(main.getByLabel("Gewicht (kg)")).toHaveValue("62,4");
  await main.getByRole("link", {name: "Zustimmungen und Auswahl"}).click();
  await expect(main.getByText("Zugestimmt am").locator("..")).toContainText("Datenschutz");
  await expect(main.getByLabel("Neuigkeiten per E-Mail")).toBeChecked();
});

test("changes units for good, and signing out leaves nothing behind", async ({page}) => {
  const main = page.getByRole("main");
  await openAs(page, "/de/de/account/units", mira);
  await expect(main.getByLabel("Meilen")).toBeChecked();
  await expect(main.getByLabel("Fahrenheit")).toBeChecked();
  await main.getByLabel("Kilometer").check();
  await expect(main.getByText("Gespeichert.")).toBeVisible();
  await expect(main.getByText("Ein Lauf über 10 km bei 64 °F")).toBeVisible();
  await page.reload();
  await expect(main.getByLabel("Kilometer")).toBeChecked();

  await main.getByRole("button", {name: "Abmelden"}).click();
  await expect(page).toHaveURL("/de/de/sign-in");
  expect(await readTokens(page)).toEqual([null, null, null]);
  await openAs(page, "/de/de/account/units", mira);
  await expect(main.getByLabel("Kilometer")).toBeChecked();
});

test.describe("who has forgotten the password", () => {
  test.use({allowed: {consoleErrors: [/status of 422/], origins: []}});

  test("gets a link, stays as long as they like, and is led on three seconds after choosing a new one", async ({
    page,
  }) => {
    const main = page.getByRole("main");
    await page.clock.install();
    await page.goto("/de/de/sign-in");
    await main.getByRole("link", {name: "Passwort vergessen?"}).click();
    await whenAlive(page);
    await main.getByLabel("E-Mail", {exact: true}).fill(mira.email);
    await main.getByRole("button", {name: "Link senden"}).click();
    await expect(main.getByText("In 3 Sekunden geht es zur Anmeldung.")).toBeVisible();
    await main.getByRole("button", {name: "Auf dieser Seite bleiben"}).click();
    await page.clock.runFor(60_000);
    await expect(page).toHaveURL("/de/de/reset-password");
    await expect(main.getByText("Sieh in dein Postfach.")).toBeVisible();

    const {links} = await receiveMail(mira.email, /^Neues Passwort/);
    await page.goto(links[0] ?? "");
    await whenAlive(page);
    // The secret has left the address bar.
    await expect(page).toHaveURL("/de/de/reset-password/new-password");
    await main.getByLabel("Neues Passwort", {exact: true}).fill(NEW_PASSWORD);
    await page.clock.pauseAt(Date.now() + 60_000);
    await main.getByRole("button", {name: "Passwort speichern"}).click();
    await expect(main.getByText("Passwort gespeichert. In 3 Sekunden geht es")).toBeVisible();
    await page.clock.runFor(2900);
    await expect(page).toHaveURL("/de/de/reset-password/new-password");
    await page.clock.runFor(200);
    await expect(page).toHaveURL("/de/de/sign-in");

    await page.clock.resume();
    await signIn(page, mira);
    await expect(main.getByText("Falsches Passwort.").first()).toBeVisible();
    await signIn(page, {...mira, password: NEW_PASSWORD});
    await expect(page).toHaveURL("/de/de/account");
  });
});

test.describe("by a provider", () => {
  test.use({
    allowed: {consoleErrors: [/status of 40[49]/], origins: [env.IDENTITY_URL]},
  });

  test("one signs in, and is told where an account matches none, in the market they came from", async ({
    page,
  }) => {
    const main = page.getByRole("main");
    const choose = async (person: string) => {
      await page.goto("/de/de/sign-in");
      await main.getByRole("button", {name: "Weiter mit Google"}).click();
      // The sign-in page names demo people too.
      await page.waitForURL(`${env.IDENTITY_URL}/**`);
      await page.getByRole("button", {name: person}).click();
    };
    await choose("Sam Stranger");
    await expect(main.getByRole("alert")).toHaveText(
      `Dein Google-Konto gehört zu keinem ${brand.name}-Konto.`,
    );
    expect(await readTokens(page)).toEqual([null, null, null]);
    await main.getByRole("link", {name: "Konto erstellen"}).click();
    await expect(page).toHaveURL("/de/de/sign-up");

    await choose("Noa Newcomer");
    await expect(main.getByRole("alert")).toContainText("Melde dich mit E-Mail und Passwort an.");

    await choose("Robin Runner");
    await expect(page).toHaveURL("/de/de/account");
    await expect(main.getByText("Hallo, Robin")).toBeVisible();
  });
});
