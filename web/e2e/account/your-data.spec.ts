import {readFile} from "node:fs/promises";
import type {APIRequestContext} from "@playwright/test";
import {strFromU8, unzipSync} from "fflate";
import {z} from "zod";
import {whenAlive} from "../support/alive";
import {env} from "../support/env";
import {expect, test} from "../support/test";

const PASSWORD = "ein Lauf im Regen bei Nacht";
const refusal = z.object({err: z.object({current: z.array(z.record(z.string(), z.string()))})});

/** Somebody with an account of their own, made the way the pages make it. */
async function signUp(request: APIRequestContext, user_name: string) {
  const agreement = {kind: "privacy", version: "unknown", text_id: "unknown", content_hash: ""};
  const body = {
    ...{
      user_name,
      email: `${user_name}@example.com`,
      password: PASSWORD,
      first_name: "Lea",
      last_name: "Lauf",
    },
    ...{timezone: "Europe/Berlin", distance_unit: "km", temperature_unit: "c", goal_race: {kind: "none"}},
    ...{date_of_birth: {day: 4, month: 5, year: 1990}, gender: "not_stated", height_cm: 170, weight_kg: 60},
    ...{region: "de", locale: "de"},
  };
  const post = (document: object) =>
    request.post(`${env.SITE_URL}/b/users`, {
      data: {...body, privacy_agreement: {...document, accepted: true}},
    });
  // The refusal names the words that apply.
  const {err} = refusal.parse(await (await post(agreement)).json());
  expect((await post(err.current[0] ?? {})).status()).toBe(201);
}

test("someone takes a copy of their data, deletes the account, thinks better of it and keeps it", async ({
  page,
  request,
}) => {
  const name = `lea${Date.now()}`;
  await signUp(request, name);
  const signIn = async () => {
    await expect(page).toHaveURL(/\/sign-in/);
    await whenAlive(page);
    const door = page.getByRole("main");
    await door.getByLabel("E-Mail", {exact: true}).fill(`${name}@example.com`);
    await door.getByLabel("Passwort", {exact: true}).fill(PASSWORD);
    await door.getByRole("button", {name: "Anmelden", exact: true}).click();
  };
  await page.goto("/de/de/account/privacy");
  await signIn();
  await expect(page.getByRole("heading", {level: 1, name: "Deine Daten"})).toBeVisible();

  await page.getByRole("button", {name: "Kopie vorbereiten"}).click();
  const download = page.getByRole("button", {name: "Kopie herunterladen"});
  await expect(download).toBeVisible({timeout: 30_000});
  const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);
  const entries = unzipSync(new Uint8Array(await readFile(await file.path())));
  expect(strFromU8(entries["account.json"] ?? new Uint8Array())).toContain(name);

  await page.getByRole("button", {name: "Konto löschen"}).click();
  const dialog = page.getByRole("dialog", {name: `Das Konto ${name} löschen?`});
  await dialog.getByRole("textbox").fill(name);
  await dialog.getByRole("button", {name: "Mein Konto löschen"}).click();
  await expect(page.getByText("Du bist überall abgemeldet.")).toBeVisible();

  await page.getByRole("main").getByRole("link", {name: "Anmelden"}).click();
  await signIn();
  await expect(page.getByRole("heading", {name: "Dein Konto wird bald gelöscht"})).toBeVisible();
  await expect(page.getByText("Es wird in 14 Tagen gelöscht")).toBeVisible();
  await page.getByRole("button", {name: "Mein Konto behalten"}).click();
  await expect(page.getByText("Dein Konto bleibt. Alles ist wie vorher.")).toBeVisible();
});
