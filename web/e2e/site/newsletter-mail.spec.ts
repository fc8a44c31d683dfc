import {env} from "../support/env";
import {open} from "../support/hydrated";
import {listMails, receiveMail} from "../support/mail";
import {expect, test} from "../support/test";
import {unique} from "../support/unique";

test("a German sign-up is confirmed from the mail, through the site, and a second one is known", async ({
  page,
}) => {
  const email = `${unique("laeuferin")}@example.com`;
  const signUp = async () => {
    await open(page, "/de/de/store");
    const form = page.getByRole("contentinfo");
    await form.getByRole("textbox", {name: "E-Mail-Adresse"}).fill(email);
    await form.getByRole("button", {name: "Abonnieren"}).click();
    return form.getByRole("status");
  };
  await expect(await signUp()).toHaveText("Fertig. Bestätige die Anmeldung in deinem Postfach.");

  const {links} = await receiveMail(email, /^Bestätige deine Anmeldung/);
  expect(await listMails(email)).toHaveLength(1);
  expect(links[0]).toContain(`${env.SITE_URL}/canyon/email/confirm`);
  await page.goto(links[0] ?? "");
  await expect(page).toHaveURL(/\/de\/de/);
  await expect(await signUp()).toHaveText("Du bist bereits angemeldet.");
});
