import type {APIRequestContext} from "@playwright/test";
import {type Credentials, demoPerson, openAs} from "../support/account";
import {env} from "../support/env";
import {open, whenHydrated} from "../support/hydrated";
import {createAccount} from "../support/new-account";
import {expect, test} from "../support/test";

test.use({allowed: {consoleErrors: [], origins: [env.IDENTITY_URL]}});

test("a German runner signs in by provider, connects Suunto and removes it", async ({page, request}) => {
  // To a provider and to a platform, and a job in between.
  test.slow();
  // Suunto has a single athlete here, which an aborted attempt may have left connected.
  await disconnect(request, demoPerson("runner"), "suunto");
  const status = page.getByRole("main").getByRole("status");

  await open(page, "/de/de/sign-in");
  await page.getByRole("button", {name: "Weiter mit Google"}).click();
  // The sign-in page names demo people too.
  await page.waitForURL(`${env.IDENTITY_URL}/**`);
  await page.getByRole("button", {name: "Robin Runner"}).click();
  // The return address registered with Google has no region: the user returns to the region they came from.
  await expect(page).toHaveURL("/de/de/powercenter");

  await open(page, "/de/de/account/platforms");
  await page.getByRole("button", {name: "Suunto verbinden"}).click();
  await page.getByRole("button", {name: "Allow"}).click();
  await expect(page).toHaveURL(`${env.SITE_URL}/de/de/account/platforms`);
  await expect(status.filter({hasText: "Suunto ist verbunden."})).toBeVisible();
  const suunto = page.getByRole("listitem").filter({has: page.getByRole("heading", {name: "Suunto"})});
  await expect(async () => {
    await page.reload();
    await expect(suunto).toContainText("Letzter Austausch", {timeout: 5000});
  }).toPass();
  await whenHydrated(page);

  await suunto.getByRole("button", {name: "Suunto trennen"}).click();
  const question = page.getByRole("dialog", {name: "Suunto trennen?"});
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(suunto.getByRole("button", {name: "Suunto trennen"})).toBeFocused();
  await page.keyboard.press("Enter");
  await question.getByRole("button", {name: "Suunto trennen"}).click();
  await expect(status.filter({hasText: "Suunto ist getrennt."})).toBeVisible();
  await expect(suunto.getByRole("button", {name: "Suunto verbinden"})).toBeVisible();
});

test("Facebook is linked, removed, and linked anew", async ({page, request}) => {
  const status = page.getByRole("main").getByRole("status");
  const name = crypto.randomUUID().slice(0, 8);
  const link = async () => {
    await page.getByRole("button", {name: "Facebook verknüpfen"}).click();
    await page.waitForURL(`${env.IDENTITY_URL}/**`);
    await page.getByLabel("Short name").fill(name);
    await page.getByRole("button", {name: "Go on as Nia New"}).click();
    await expect(page).toHaveURL(/\/de\/de\/account\/sign-in-methods\?linked=facebook$/);
    await expect(status.filter({hasText: "Facebook ist verknüpft."})).toBeVisible();
    await whenHydrated(page);
  };
  await openAs(page, "/de/de/account/sign-in-methods", await createAccount(request, "linked"));
  await link();
  await page.getByRole("button", {name: "Facebook entfernen"}).click();
  await page.getByRole("dialog").getByRole("button", {name: "Facebook entfernen"}).click();
  await expect(status.filter({hasText: "Facebook ist entfernt."})).toBeVisible();
  await link();
  await expect(page.getByRole("button", {name: "Facebook entfernen"})).toBeVisible();
});

async function disconnect(request: APIRequestContext, {email, password}: Credentials, platform: string) {
  const signedIn = await request.post(`${env.SITE_URL}/b/email/signin`, {data: {email, password}});
  const {data} = (await signedIn.json()) as {data: {access_token: string}};
  const headers = {authorization: `Bearer ${data.access_token}`};
  const answer = await request.delete(`${env.SITE_URL}/b/platform/oauth/${platform}`, {headers});
  expect([200, 404, 409]).toContain(answer.status());
}
