import {z} from "zod";
import {env} from "./support/env";
import {expect, test} from "./support/test";

const list = z.object({data: z.object({items: z.array(z.object({id: z.string()}))})});
const message = z.object({data: z.object({links: z.array(z.string())})});

test("a German sign-up is confirmed from the mail, through the site, and a second one is known", async ({
  page,
  request,
}) => {
  const email = `laeuferin-${Date.now()}@example.com`;
  const signUp = async () => {
    await page.goto("/de/de/store");
    const form = page.getByRole("contentinfo");
    await form.getByRole("textbox", {name: "E-Mail-Adresse"}).fill(email);
    await form.getByRole("button", {name: "Abonnieren"}).click();
    return form.getByRole("status");
  };
  await expect(await signUp()).toHaveText("Fertig. Bestätige die Anmeldung in deinem Postfach.");

  const inbox = `${env.MAIL_URL}/api/messages`;
  const received = async () =>
    list.parse(await (await request.get(`${inbox}?to=${email}`)).json()).data.items;
  await expect.poll(async () => (await received()).length).toBe(1);
  const [mail] = await received();
  const {links} = message.parse(await (await request.get(`${inbox}/${mail?.id}`)).json()).data;

  expect(links[0]).toContain(`${env.SITE_URL}/canyon/email/confirm`);
  await page.goto(links[0] ?? "");
  await expect(page).toHaveURL(/\/de\/de/);
  await expect(await signUp()).toHaveText("Du bist bereits angemeldet.");
});
