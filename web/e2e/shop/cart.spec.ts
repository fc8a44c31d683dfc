import {z} from "zod";
import {openBackOffice} from "../support/back-office";
import {env} from "../support/env";
import {open} from "../support/hydrated";
import {fillCart, holdCart, PAYMENTS_ORIGIN, readCart} from "../support/shop";
import {expect, test} from "../support/test";

const LIMIT = "You cannot add more of this item to your cart.";
const REFUSED = [/status of (409|422)/];
test.use({allowed: {consoleErrors: REFUSED, origins: [PAYMENTS_ORIGIN]}});

test("the quantity cannot exceed the limit, which is reported beside the line and in the store", async ({
  page,
}) => {
  await fillCart(page.request, "de", [{op: "add", sku: "duo", clip: "black", qty: 3}]);
  await open(page, "/de/en/cart");
  const main = page.getByRole("main");
  // The button is announced as disabled, and explains why when it is pressed anyway.
  await main.getByRole("button", {name: "One more"}).click({force: true});
  await expect(main.getByRole("alert").filter({hasText: LIMIT})).toBeVisible();
  expect((await readCart(page.request))?.quantity).toBe(3);
  await open(page, "/de/en/store/duo");
  await main.getByRole("button", {name: "Add to cart"}).first().click();
  await expect(main.getByRole("alert").filter({hasText: LIMIT})).toBeVisible();
  expect((await readCart(page.request))?.quantity).toBe(3);
});

test("an expired code is removed at checkout, from the cart and on the page itself: the new total is shown", async ({
  page,
}) => {
  const ask = await openBackOffice("admin");
  const total = page.getByRole("complementary").locator(".painted-amount");
  const removed = page.getByText("The promotion code no longer applies and was taken out.");
  const checkout = page.getByRole("button", {name: "Checkout"}).first();
  const form = page.locator("iframe");

  const first = await createPromo(ask);
  await fillCart(page.request, "de", [{op: "add", sku: "pod", qty: 1}, first.op]);
  await open(page, "/de/en/cart");
  await expect(total).toContainText("152.10");
  await first.end();
  await checkout.click();
  await expect(removed).toBeVisible();
  await expect(total).toContainText("169.00");
  await expect(page.getByLabel("Promotion code")).toHaveValue("");
  await checkout.click();
  await expect(page).toHaveURL(/\/checkout\?c=chk_/);
  await expect(form).toBeVisible();
  await expect(total).toContainText("169.00");

  const second = await createPromo(ask);
  await fillCart(page.request, "de", [second.op]);
  await second.end();
  await open(page, "/de/en/checkout");
  await expect(removed).toBeVisible();
  await expect(total).toContainText("169.00");
  await expect(form).toBeVisible();
});

/** A code for ten percent, and how it ends. */
async function createPromo(ask: Awaited<ReturnType<typeof openBackOffice>>) {
  const code = `END-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const promo = {code, percent_off: 10, reason: "journey"};
  const {id} = await ask("POST", "/promotion-codes", promo, z.object({id: z.string()}));
  const end = () => ask("PATCH", `/promotion-codes/${id}`, {active: false, reason: "journey"}, z.unknown());
  return {op: {op: "promo", code} as const, end};
}

test("what is taken out comes back where it was", async ({page}) => {
  await fillCart(page.request, "de", [
    {op: "add", sku: "pod", clip: "blue", qty: 1},
    {op: "add", sku: "clip-gray", qty: 4},
  ]);
  await open(page, "/de/de/cart");
  const main = page.getByRole("main");
  const names = main.getByRole("listitem").getByRole("heading", {level: 2});
  await main.getByRole("button", {name: "Pod entfernen"}).click();
  await expect(names).toHaveText(["Clip, grau"]);
  await main.getByRole("button", {name: "Rückgängig"}).click();
  await expect(names).toHaveText(["Pod", "Clip, grau"]);
  await expect(async () =>
    expect((await readCart(page.request))?.lines).toMatchObject([
      {sku: "pod", clip: "blue", qty: 1},
      {sku: "clip-gray", qty: 4},
    ]),
  ).toPass();
});

test("a cart is shared by its link, and is added to another cart only on request", async ({
  page,
  browser,
}) => {
  await fillCart(page.request, "de", [{op: "add", sku: "pod", clip: "blue", qty: 2}]);
  await open(page, "/de/de/cart");
  const main = page.getByRole("main");
  await main.getByRole("button", {name: "Diesen Warenkorb speichern oder teilen"}).click();
  const link = await main.getByRole("textbox", {name: "Link zu diesem Warenkorb"}).inputValue();
  const otherContext = await browser.newContext({baseURL: env.SITE_URL});
  const otherPage = await otherContext.newPage();
  await open(otherPage, link);
  const opened = otherPage.getByRole("region", {
    name: "Der Link, den du geöffnet hast, enthält diese Artikel",
  });
  await expect(opened).toContainText("2 × Pod, Clip blau");
  expect(await readCart(otherContext.request)).toBeNull();
  await opened.getByRole("button", {name: "In meinen Warenkorb legen"}).click();
  await expect(opened).toHaveCount(0);
  await expect(otherPage.getByRole("main").getByRole("textbox", {name: "Menge"})).toHaveValue("2");
  expect((await readCart(otherContext.request))?.lines).toMatchObject([{sku: "pod", clip: "blue", qty: 2}]);
  await otherContext.close();
});

test("several presses are one sum, and survive a reload", async ({page}) => {
  await fillCart(page.request, "de", [{op: "add", sku: "clip-blue", qty: 1}]);
  await open(page, "/de/de/cart");
  const main = page.getByRole("main");
  for (const _ of [1, 2, 3]) await main.getByRole("button", {name: "Eins mehr"}).click();
  await expect(main.getByRole("textbox", {name: "Menge"})).toHaveValue("4");
  await expect(async () => expect((await readCart(page.request))?.quantity).toBe(4)).toPass();
  await page.reload();
  await expect(main.getByRole("textbox", {name: "Menge"})).toHaveValue("4");
  await expect(page.getByRole("link", {name: "Warenkorb, 4 Artikel"}).first()).toBeVisible();
});

test("a cart change in a second window is noticed, and none of it is lost", async ({page, context}) => {
  await fillCart(page.request, "de", [{op: "add", sku: "clip-blue", qty: 1}]);
  await open(page, "/de/de/cart");
  const other = await context.newPage();
  await open(other, "/de/de/cart");
  await other.getByRole("main").getByRole("button", {name: "Eins mehr"}).click();
  await expect(async () => expect((await readCart(page.request))?.quantity).toBe(2)).toPass();
  // The number on the cart is passed from window to window.
  await expect(page.getByRole("link", {name: "Warenkorb, 2 Artikel"}).first()).toBeVisible();
  const main = page.getByRole("main");
  await main.getByRole("textbox", {name: "Menge"}).fill("5");
  await main.getByRole("textbox", {name: "Menge"}).press("Enter");
  await expect(main.getByRole("alert").filter({hasText: "in einem anderen Fenster geändert"})).toBeVisible();
  await expect(main.getByRole("textbox", {name: "Menge"})).toHaveValue("2");
  expect((await readCart(page.request))?.quantity).toBe(2);
});

test("pressed twice, a thing is added once and one checkout begins", async ({page}) => {
  const started: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") started.push(new URL(request.url()).pathname);
  });
  await open(page, "/us/en/store/pod");
  const main = page.getByRole("main");
  await main.getByRole("button", {name: "Add to cart"}).first().dblclick();
  await expect(main.getByText("Added. Cart has 1 item.")).toBeVisible();
  await open(page, "/us/en/cart");
  await page.getByRole("button", {name: "Checkout"}).first().dblclick();
  await expect(page).toHaveURL(/\/checkout\?c=chk_/);
  const [, checkout = ""] = /c=(\w+)/.exec(page.url()) ?? [];
  await expect(page.locator("iframe")).toBeVisible();
  await page.reload();
  await expect(page.locator("iframe")).toBeVisible();
  expect(page.url(), "the same form again").toContain(checkout);
  expect(started.filter((path) => path === "/api/shop/cart")).toHaveLength(1);
});

test("items that another customer is paying for cannot be bought, and the cart reports it", async ({
  page,
  browser,
}) => {
  await fillCart(page.request, "us", [{op: "add", sku: "clip-orange", qty: 8}]);
  await open(page, "/us/en/cart");
  const rival = await browser.newContext({baseURL: env.SITE_URL});
  await fillCart(rival.request, "us", [{op: "add", sku: "clip-orange", qty: 8}]);
  await holdCart(rival.request);
  try {
    const button = page.getByRole("button", {name: "Checkout"}).first();
    await button.click();
    await expect(
      page.getByRole("main").getByRole("alert").filter({hasText: "Clip, orange is sold out"}),
    ).toBeFocused();
    await expect(button).toHaveText("Checkout");
    expect((await readCart(page.request))?.quantity, "the cart is kept").toBe(8);
  } finally {
    // Given back to the last one, so that the next try finds them: the rival pays for something else.
    await fillCart(rival.request, "us", [
      {op: "remove", sku: "clip-orange"},
      {op: "add", sku: "clip-blue", qty: 1},
    ]);
    await holdCart(rival.request);
  }
  await rival.close();
});

test("a cart that comes to another store shows a notice about the prices of that store", async ({page}) => {
  await fillCart(page.request, "us", [{op: "add", sku: "pod", clip: "black", qty: 1}]);
  await open(page, "/gb/en/cart");
  const main = page.getByRole("main");
  await expect(main.getByText("Your cart is now priced in GBP instead of USD.")).toBeVisible();
  await expect(page.getByRole("complementary").locator(".painted-amount")).toHaveText("£152.00");
});
