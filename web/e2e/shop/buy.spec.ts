import type {Page} from "@playwright/test";
import {openAs} from "../support/account";
import {open, whenHydrated} from "../support/hydrated";
import {receiveMail} from "../support/mail";
import {createAccount} from "../support/new-account";
import {
  CARDS,
  createCode,
  expectPaid,
  fillCart,
  fillPayment,
  PAYMENTS_ORIGIN,
  payButton,
  readCart,
  watchSession,
} from "../support/shop";
import {expect, test} from "../support/test";

// A page that is framed, a bank, an order and a mail: more steps than other stories have.
test.describe.configure({timeout: 240_000});
test.use({allowed: {consoleErrors: [/status of (404|422)/], origins: [PAYMENTS_ORIGIN]}});

const newEmail = () => `shopper-${crypto.randomUUID().slice(0, 8)}@example.com`;
const total = (page: Page) => page.getByRole("complementary").locator(".painted-amount");

test("a guest buys Duo with twelve months in German: the bank refuses once, then agrees", async ({page}) => {
  watchSession(page);
  await open(page, "/de/de/store/duo?clip=blue");
  const main = page.getByRole("main");
  await expect(main.getByRole("radio", {name: "Blau"})).toBeChecked();
  await main.getByRole("radio", {name: /12 Monate Mindestlaufzeit/}).check();
  await main.getByRole("button", {name: "In den Warenkorb"}).first().click();
  await expect(
    main.getByRole("status").filter({hasText: "Hinzugefügt. Im Warenkorb: 1 Artikel."}),
  ).toBeVisible();
  await expect(page.getByRole("link", {name: "Warenkorb, 1 Artikel"}).first()).toBeVisible();

  await main.getByRole("link", {name: "Warenkorb ansehen"}).click();
  await expect(main.getByText("Clip blau")).toBeVisible();
  await expect(main.getByText(/30 Tage kostenlos, dann 99,99\s€ pro Jahr/)).toBeVisible();
  await expect(total(page)).toHaveText(/299,00\s*€/);
  await whenHydrated(page);
  await page.getByRole("button", {name: "Zur Kasse"}).first().click();

  await expect(page).toHaveURL(/\/de\/de\/checkout\?c=chk_/);
  await expect(total(page)).toHaveText(/299,00\s*€/);
  const form = page.frameLocator("iframe");
  await fillPayment(form, {email: newEmail(), country: "DE", card: CARDS.asksTheBank});
  await expect(payButton(form)).toContainText("Zahlungspflichtig bestellen");
  await payButton(form).click();
  await form.locator("button[value=fail]").click();
  await expect(form.getByRole("alert")).toBeVisible();

  const email = newEmail();
  await fillPayment(form, {email, country: "DE", card: CARDS.asksTheBank});
  await payButton(form).click();
  await form.locator("button[value=complete]").click();
  const order = await expectPaid(page);
  expect(order).toMatchObject({total: 29_900, currency: "EUR"});
  expect(order.lines).toMatchObject([{sku: "duo", clip: "blue", qty: 1}]);
  const mail = await receiveMail(email, new RegExp(order.pretty_id));
  expect(mail.text).toMatch(/299,00\s€/);
  expect(await readCart(page.request), "the cart was paid").toBeNull();
  await expect(page.getByRole("link", {name: "Warenkorb, leer"}).first()).toBeVisible();
});

test.describe("where the provider's script is blocked", () => {
  test.use({allowed: {consoleErrors: [/ERR_FAILED/], origins: [PAYMENTS_ORIGIN]}});

  test("its own page takes the money", async ({page}) => {
    watchSession(page);
    await page.route("**/js/local.js", (route) => route.abort());
    await fillCart(page.request, "de", [{op: "add", sku: "pod", clip: "gray", qty: 1}]);
    await open(page, "/de/de/checkout");
    await page.waitForURL((url) => url.origin === PAYMENTS_ORIGIN);
    await fillPayment(page, {email: newEmail(), country: "DE", card: CARDS.works});
    await payButton(page).click();
    expect(await expectPaid(page)).toMatchObject({total: 16_900});
  });
});

test.describe("without scripts", () => {
  test.use({javaScriptEnabled: false});

  test("a product, its number, and the way to pay are forms", async ({page}) => {
    watchSession(page);
    await page.goto("/de/en/store/pod");
    const main = page.getByRole("main");
    await main.getByRole("radio", {name: "gray"}).check();
    await main.getByRole("button", {name: "Add to cart"}).first().click();
    await expect(page).toHaveURL("/de/en/cart/plain");
    await expect(main.getByText("Clip gray")).toBeVisible();
    await main.getByRole("button", {name: "One more"}).click();
    await expect(main.getByRole("textbox", {name: "Quantity"})).toHaveValue("2");
    await main.getByRole("textbox", {name: "Promotion code"}).fill("NOBODY-KNOWS");
    await main.getByRole("button", {name: "Apply"}).click();
    await expect(main.getByText("This code is not valid.")).toBeVisible();
    await page.getByRole("button", {name: "Checkout"}).first().click();
    await page.waitForURL((url) => url.origin === PAYMENTS_ORIGIN);
    await fillPayment(page, {email: newEmail(), country: "DE", card: CARDS.works}, {hasScript: false});
    await payButton(page).click();
    const order = await expectPaid(page);
    expect(order.total).toBe(2 * 16_900);
    expect(order.lines).toMatchObject([{sku: "pod", clip: "gray", qty: 2}]);
  });

  test("a cart is shown where there is no script to ask for it", async ({page}) => {
    await fillCart(page.request, "fr", [{op: "add", sku: "clip-black", qty: 2}]);
    await page.goto("/fr/fr/cart");
    await expect(page).toHaveURL("/fr/fr/cart/plain");
    await expect(page.getByRole("heading", {name: "Clip noir"})).toBeVisible();
    await page.getByRole("button", {name: /^Retirer/}).click();
    await expect(page.getByText("Rien dans votre panier pour l’instant.")).toBeVisible();
  });
});

test("a signed-in customer pays less with a code, and keeps what was in the cart before signing in", async ({
  page,
}) => {
  watchSession(page);
  const code = await createCode(page.request, 20);
  await fillCart(page.request, "us", [{op: "add", sku: "clip-pack", qty: 1}]);
  await openAs(page, "/us/en/account", await createAccount(page.request, "buyer"));
  await open(page, "/us/en/cart");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", {name: "Four clips"})).toBeVisible();
  await main.getByRole("textbox", {name: "Promotion code"}).fill("NOBODY-KNOWS");
  await main.getByRole("button", {name: "Apply"}).click();
  await expect(main.getByText("This code is not valid.")).toBeVisible();
  await main.getByRole("textbox", {name: "Promotion code"}).fill(code.toLowerCase());
  await main.getByRole("button", {name: "Apply"}).click();
  await expect(main.getByText("$7.80 off")).toBeVisible();
  await expect(total(page)).toHaveText("$31.20");
  await page.getByRole("button", {name: "Checkout"}).first().click();
  const form = page.frameLocator("iframe");
  await expect(page.getByRole("complementary")).toContainText("Total before tax");
  await fillPayment(form, {email: newEmail(), country: "US", card: CARDS.works});
  await expect(page.getByRole("complementary")).toContainText("with $2.57 tax (United States)");
  await expect(total(page)).toHaveText("$33.77");
  await payButton(form).click();
  // The tax for the address was added: a customer never pays a sum the form has not shown.
  const isAsked = form.getByRole("status").filter({hasText: "$"});
  await expect(async () => {
    if (await isAsked.isVisible()) await payButton(form).click();
    expect(page.url()).toContain("/order-confirmation");
  }).toPass();
  const order = await expectPaid(page);
  expect(order.currency).toBe("USD");
  expect(order.total).toBeGreaterThanOrEqual(3_120);
});
