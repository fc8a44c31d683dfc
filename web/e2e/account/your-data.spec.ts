import {readFile} from "node:fs/promises";
import {strFromU8, unzipSync} from "fflate";
import {openAs, signIn} from "../support/account";
import {createAccount} from "../support/new-account";
import {expect, test} from "../support/test";

test("a user takes a copy of their data, deletes the account, changes their mind and keeps the account", async ({
  page,
  request,
}) => {
  const lea = await createAccount(request, "lea");
  await openAs(page, "/de/de/account/privacy", lea);
  await expect(page.getByRole("heading", {level: 1, name: "Deine Daten"})).toBeVisible();

  await page.getByRole("button", {name: "Kopie vorbereiten"}).click();
  const download = page.getByRole("button", {name: "Kopie herunterladen"});
  await expect(download).toBeVisible({timeout: 60_000});
  const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);
  const entries = unzipSync(new Uint8Array(await readFile(await file.path())));
  expect(strFromU8(entries["account.json"] ?? new Uint8Array())).toContain(lea.userName);

  await page.getByRole("button", {name: "Konto löschen"}).click();
  const dialog = page.getByRole("dialog", {name: `Das Konto ${lea.userName} löschen?`});
  await dialog.getByRole("textbox").fill(lea.userName);
  await dialog.getByRole("button", {name: "Mein Konto löschen"}).click();
  await expect(page.getByText("Du bist überall abgemeldet.")).toBeVisible();

  await page.getByRole("main").getByRole("link", {name: "Anmelden"}).click();
  await signIn(page, lea);
  await expect(page.getByRole("heading", {name: "Dein Konto wird bald gelöscht"})).toBeVisible();
  await expect(page.getByText("Es wird in 14 Tagen gelöscht")).toBeVisible();
  await page.getByRole("button", {name: "Mein Konto behalten"}).click();
  await expect(page.getByText("Dein Konto bleibt. Alles ist wie vorher.")).toBeVisible();
});
