import {expectNoTokens, openThroughSignIn, signIn} from "../support/account";
import {whenHydrated} from "../support/hydrated";
import {receiveMail} from "../support/mail";
import {createAccount} from "../support/new-account";
import {createNewcomer, fillSignUp, RACE_DAY} from "../support/sign-up";
import {expect, test} from "../support/test";

const NEW_PASSWORD = "Vier Kiesel unterm Schuh";

test("signs up in German with every field, and proves the address by the mail", async ({page}) => {
  test.slow();
  const main = page.getByRole("main");
  const mira = createNewcomer("mira");
  await fillSignUp(page, mira);
  await main.getByRole("button", {name: "Konto erstellen"}).click();
  await expect(main.getByRole("heading", {level: 1, name: "Du kannst loslaufen"})).toBeFocused();
  await expect(main.getByRole("link", {name: "PowerCenter öffnen"})).toHaveAttribute(
    "href",
    "/de/de/powercenter",
  );
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
  await expect(main.getByLabel("Zeitzone")).toHaveValue("Europe / Zurich");
  await expect(main.getByLabel("Renntag")).toHaveValue(RACE_DAY);
  await main.getByRole("link", {name: "Zustimmungen und Auswahl"}).click();
  await expect(main.getByText("Zugestimmt am").locator("..")).toContainText("Datenschutz");
  await expect(main.getByLabel("Neuigkeiten per E-Mail")).toBeChecked();
});

test("changes units for good, and signing out leaves nothing behind", async ({page, request}) => {
  const main = page.getByRole("main");
  const mira = await createAccount(request, "mira", {}, {distance_unit: "mi", temperature_unit: "f"});
  await openThroughSignIn(page, "/de/de/account/units", mira);
  await expect(main.getByLabel("Meilen")).toBeChecked();
  await expect(main.getByLabel("Fahrenheit")).toBeChecked();
  await main.getByLabel("Kilometer").check();
  await expect(main.getByText("Gespeichert.")).toBeVisible();
  await expect(main.getByText("Ein Lauf über 10 km bei 64 °F")).toBeVisible();
  await page.reload();
  await expect(main.getByLabel("Kilometer")).toBeChecked();

  await main.getByRole("button", {name: "Abmelden"}).click();
  await expect(page).toHaveURL("/de/de/sign-in");
  await expectNoTokens(page);
  await openThroughSignIn(page, "/de/de/account/units", mira);
  await expect(main.getByLabel("Kilometer")).toBeChecked();
});

test.describe("who has forgotten the password", () => {
  test.use({allowed: {consoleErrors: [/status of 422/], origins: []}});

  test("receives a link, can stay on the page, and is redirected three seconds after saving a new password", async ({
    page,
    request,
  }) => {
    const main = page.getByRole("main");
    const mira = await createAccount(request, "mira");
    const send = main.getByRole("button", {name: "Link senden"});
    await page.clock.install();
    await page.goto("/de/de/sign-in");
    await main.getByRole("link", {name: "Passwort vergessen?"}).click();
    // Both pages have an address field: wait for the page that sends.
    await expect(send).toBeVisible();
    await whenHydrated(page);
    await main.getByLabel("E-Mail", {exact: true}).fill(mira.email);
    // Three seconds of a clock that stands still are enough for any machine to press the button in time.
    await page.clock.pauseAt(Date.now() + 60_000);
    await send.click();
    await expect(main.getByText("In 3 Sekunden geht es zur Anmeldung.")).toBeVisible();
    await main.getByRole("button", {name: "Auf dieser Seite bleiben"}).click();
    await page.clock.runFor(60_000);
    await page.clock.resume();

    const {links} = await receiveMail(mira.email, /^Neues Passwort/);
    // Whatever those seconds had begun has come to its end while the mail was on its way.
    await expect(page).toHaveURL("/de/de/reset-password");
    await expect(main.getByText("Sieh in dein Postfach.")).toBeVisible();
    await page.goto(links[0] ?? "");
    await whenHydrated(page);
    // The secret has left the address bar.
    await expect(page).toHaveURL("/de/de/reset-password/new-password");
    await page.reload();
    await whenHydrated(page);
    await main.getByLabel("Neues Passwort", {exact: true}).fill(NEW_PASSWORD);
    await page.clock.pauseAt(Date.now() + 600_000);
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
    await expect(page).toHaveURL("/de/de/powercenter");
  });
});
