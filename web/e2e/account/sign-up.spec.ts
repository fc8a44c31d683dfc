import {openAs} from "../support/account";
import {open} from "../support/hydrated";
import {receiveMail} from "../support/mail";
import {createAccount} from "../support/new-account";
import {continueSignUp, createNewcomer, fillSignUp} from "../support/sign-up";
import {expect, test} from "../support/test";

test.use({allowed: {consoleErrors: [/status of 409/], origins: []}});

const TAKEN = [
  {what: "address", label: "E-Mail", words: "Für diese E-Mail-Adresse gibt es schon ein Konto."},
  {what: "user name", label: "Benutzername", words: "Dieser Benutzername ist vergeben."},
] as const;

for (const {what, label, words} of TAKEN) {
  test(`shows the error at its field when the ${what} is taken meanwhile, and keeps what was typed`, async ({
    page,
    request,
  }) => {
    test.slow();
    const main = page.getByRole("main");
    const newcomer = createNewcomer("lotte");
    await fillSignUp(page, newcomer);
    const other = await createAccount(
      request,
      "otto",
      what === "address" ? {email: newcomer.email} : {userName: newcomer.userName},
    );
    await main.getByRole("button", {name: "Konto erstellen"}).click();
    await expect(page).toHaveURL("/de/de/sign-up");
    const field = main.getByLabel(label, {exact: true});
    await expect(main.getByRole("alert")).toContainText(words);
    await expect(field).toBeFocused();
    await expect(main.getByLabel("Passwort", {exact: true})).toHaveValue(newcomer.password);
    await expect(main.getByRole("link", {name: "Anmelden", exact: true})).toHaveCount(
      what === "address" ? 1 : 0,
    );

    // Another one, and all the rest is still there.
    await field.fill(what === "address" ? `x-${other.email}` : `${other.userName}-x`);
    for (const heading of ["Dein Name", "Deine Zeitzone", "Einheiten und Ziele", "Über dich"]) {
      await continueSignUp(page, heading);
    }
    await main.getByRole("checkbox", {name: "Ich stimme der Datenschutzerklärung zu."}).check();
    await main.getByRole("button", {name: "Konto erstellen"}).click();
    await expect(main.getByRole("heading", {level: 1, name: "Du kannst loslaufen"})).toBeFocused();
  });
}

test("what was typed is there after a reload and in the other language, and the password is in no storage", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await open(page, "/de/de/sign-up");
  await main.getByLabel("Benutzername").fill("lotte-lauf");
  await main.getByLabel("E-Mail", {exact: true}).fill("ü@example.test");
  await main.getByLabel("Passwort", {exact: true}).fill("Drei Kiesel unterm Schuh");
  await page.reload();
  await expect(main.getByLabel("Benutzername")).toHaveValue("lotte-lauf");
  await page.goto("/us/en/sign-up");
  await expect(main.getByLabel("Username")).toHaveValue("lotte-lauf");
  await expect(main.getByLabel("Email", {exact: true})).toHaveValue("ü@example.test");
  await expect(main.getByLabel("Password", {exact: true})).toHaveValue("");
  const storageText = await page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}]));
  expect(storageText).not.toContain("Kiesel");
});

test("a code reaches an e-mail address with letters beyond English", async ({page, request}) => {
  const {email} = createNewcomer("mül");
  const person = await createAccount(request, "umlaut", {email});
  await openAs(page, "/de/de/account/email", person);
  const {subject} = await receiveMail(email, /ist dein Code/);
  expect(subject).toMatch(/^\d{6} /);
});

test.describe("without scripts", () => {
  test.use({javaScriptEnabled: false});

  test("sign-in and sign-up state what they need, and offer no form that cannot be sent", async ({page}) => {
    for (const path of ["/us/en/sign-in", "/us/en/sign-up"]) {
      await page.goto(path);
      const main = page.getByRole("main");
      await expect(main.getByText(/needs JavaScript/)).toBeVisible();
      await expect(main.getByRole("button").or(main.getByRole("textbox"))).toHaveCount(0);
    }
  });
});
