import type {Page} from "@playwright/test";
import {whenHydrated} from "../support/hydrated";
import {readCart} from "../support/shop";
import {expect, test} from "../support/test";

/** Opens a page whose scripts have to wait, as on a slow connection, and returns what lets them go on. */
async function openSlowly(page: Page, path: string) {
  const {promise, resolve} = Promise.withResolvers<void>();
  await page.route("**/page-data/**", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path);
  return async () => {
    resolve();
    await whenHydrated(page);
  };
}

test.describe("on a phone", () => {
  test.use({viewport: {width: 390, height: 800}});

  test("a menu opened before the scripts are there stays open", async ({page}) => {
    const goOn = await openSlowly(page, "/us/en");
    await page.getByRole("banner").locator("summary").click();
    await expect(page.getByRole("banner").getByRole("navigation", {name: "Main"})).toBeVisible();
    await goOn();
    const button = page.getByRole("banner").getByRole("button", {name: "Close menu"});
    await expect(button).toHaveAttribute("aria-expanded", "true");
  });
});

test("a press on the show-password button before the scripts load shows the password once they have loaded", async ({
  page,
}) => {
  const goOn = await openSlowly(page, "/us/en/sign-in");
  const password = page.getByLabel("Password", {exact: true});
  await password.fill("local-demo-runner");
  await page.getByRole("button", {name: "Password: Show"}).click();
  await goOn();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("local-demo-runner");
});

test("a form sent before the scripts are there is sent once, with what was typed", async ({page}) => {
  const goOn = await openSlowly(page, "/us/en/sign-in");
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/b/email/signin")) sent.push(request.postDataJSON());
  });
  await page.getByLabel("Email", {exact: true}).fill("runner@gradus.test");
  await page.getByLabel("Password", {exact: true}).fill("local-demo-runner");
  await page.getByRole("main").getByRole("button", {name: "Sign in", exact: true}).click();
  await goOn();
  await expect(page).toHaveURL(/\/powercenter$/);
  expect(sent).toEqual([
    expect.objectContaining({email: "runner@gradus.test", password: "local-demo-runner"}),
  ]);
});

test("a plan chosen before the code of its bar is there goes into the cart once", async ({page}) => {
  const goOn = await openSlowly(page, "/de/en/membership");
  const bar = page.getByRole("main").locator(".plan-bar");
  await bar.getByRole("button", {name: "Continue"}).click();
  await goOn();
  await expect(page).toHaveURL("/de/en/cart");
  expect((await readCart(page.request))?.lines).toMatchObject([{sku: "membership", qty: 1}]);
});

test("a link needs no scripts", async ({page}) => {
  await openSlowly(page, "/us/en");
  await page.getByRole("contentinfo").getByRole("link", {name: "Terms"}).first().click();
  await expect(page).toHaveURL(/terms/);
});
