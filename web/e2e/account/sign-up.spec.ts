import {createAccount} from "../support/new-account";
import {createNewcomer, fillSignUp} from "../support/sign-up";
import {expect, test} from "../support/test";

test.use({allowed: {consoleErrors: [/status of 409/], origins: []}});

const TAKEN = [
  {what: "address", label: "E-Mail", words: "Für diese E-Mail-Adresse gibt es schon ein Konto."},
  {what: "user name", label: "Benutzername", words: "Dieser Benutzername ist vergeben."},
] as const;

for (const {what, label, words} of TAKEN) {
  test(`whose ${what} somebody takes meanwhile is told at its field, and loses nothing`, async ({
    page,
    request,
  }) => {
    test.slow();
    const main = page.getByRole("main");
    const mine = createNewcomer("lotte");
    await fillSignUp(page, mine);
    const other = await createAccount(
      request,
      "otto",
      what === "address" ? {email: mine.email} : {userName: mine.userName},
    );
    await main.getByRole("button", {name: "Konto erstellen"}).click();
    await expect(page).toHaveURL("/de/de/sign-up");
    const field = main.getByLabel(label, {exact: true});
    await expect(main.getByRole("alert")).toContainText(words);
    await expect(field).toBeFocused();
    await expect(main.getByLabel("Passwort", {exact: true})).toHaveValue(mine.password);
    await expect(main.getByRole("link", {name: "Anmelden", exact: true})).toHaveCount(
      what === "address" ? 2 : 1,
    );

    // Another one, and all the rest is still there.
    await field.fill(what === "address" ? `x-${other.email}` : `${other.userName}-x`);
    for (const heading of ["Dein Name", "Deine Zeitzone", "Einheiten und Ziele", "Über dich"]) {
      await main.getByRole("button", {name: "Weiter", exact: true}).click();
      await expect(main.getByRole("heading", {level: 1, name: heading})).toBeFocused();
    }
    await main.getByRole("checkbox", {name: "Ich stimme der Datenschutzerklärung zu."}).check();
    await main.getByRole("button", {name: "Konto erstellen"}).click();
    await expect(main.getByRole("heading", {level: 1, name: "Du kannst loslaufen"})).toBeFocused();
  });
}
