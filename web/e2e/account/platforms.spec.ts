import {open, whenAlive} from "../support/alive";
import {env} from "../support/env";
import {expect, test} from "../support/test";

test.use({allowed: {consoleErrors: [], origins: [env.IDENTITY_URL]}});

test("a German runner signs in by provider, connects Suunto and removes it, and links Facebook anew", async ({
  page,
}) => {
  // Twice to a provider, once to a platform, and a job in between.
  test.slow();
  const said = page.getByRole("main").getByRole("status");

  await open(page, "/de/de/sign-in");
  await page.getByRole("button", {name: "Weiter mit Google"}).click();
  // The sign-in page names demo people too.
  await page.waitForURL(`${env.IDENTITY_URL}/**`);
  await page.getByRole("button", {name: "Robin Runner"}).click();
  // The address Google knows has no region: they come back to the one they left from.
  await expect(page).toHaveURL("/de/de/powercenter");

  await open(page, "/de/de/account/platforms");
  await page.getByRole("button", {name: "Suunto verbinden"}).click();
  await page.getByRole("button", {name: "Allow"}).click();
  await expect(page).toHaveURL(`${env.SITE_URL}/de/de/account/platforms`);
  await expect(said.filter({hasText: "Suunto ist verbunden."})).toBeVisible();
  const suunto = page.getByRole("listitem").filter({has: page.getByRole("heading", {name: "Suunto"})});
  await expect(async () => {
    await page.reload();
    await expect(suunto).toContainText("Letzter Austausch", {timeout: 5000});
  }).toPass();
  await whenAlive(page);

  await suunto.getByRole("button", {name: "Suunto trennen"}).click();
  const question = page.getByRole("dialog", {name: "Suunto trennen?"});
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(suunto.getByRole("button", {name: "Suunto trennen"})).toBeFocused();
  await page.keyboard.press("Enter");
  await question.getByRole("button", {name: "Suunto trennen"}).click();
  await expect(said.filter({hasText: "Suunto ist getrennt."})).toBeVisible();
  await expect(suunto.getByRole("button", {name: "Suunto verbinden"})).toBeVisible();

  await open(page, "/de/de/account/sign-in-methods");
  await page.getByRole("button", {name: "Facebook entfernen"}).click();
  await page.getByRole("dialog").getByRole("button", {name: "Facebook entfernen"}).click();
  await expect(said.filter({hasText: "Facebook ist entfernt."})).toBeVisible();
  await page.getByRole("button", {name: "Facebook verknüpfen"}).click();
  // The sign-in page names demo people too.
  await page.waitForURL(`${env.IDENTITY_URL}/**`);
  await page.getByRole("button", {name: "Robin Runner"}).click();
  await expect(page).toHaveURL(/\/de\/de\/account\/sign-in-methods\?linked=facebook$/);
  await expect(said.filter({hasText: "Facebook ist verknüpft."})).toBeVisible();
  await expect(page.getByRole("button", {name: "Facebook entfernen"})).toBeVisible();
});
