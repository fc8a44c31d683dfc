import {open} from "../support/hydrated";
import {fillCart, readCart} from "../support/shop";
import {expect, test} from "../support/test";

test.use({allowed: {consoleErrors: [/status of 502/], origins: []}});

test("a cart keeps what it shows and what it contains while the backend is unreachable", async ({
  page,
  stack,
}) => {
  const main = page.getByRole("main");
  const quantity = main.getByRole("textbox", {name: "Quantity"});
  await fillCart(page.request, "us", [{op: "add", sku: "clip-blue", qty: 2}]);
  await open(page, "/us/en/cart");
  const checkout = page.getByRole("button", {name: "Checkout"}).first();
  await expect(quantity).toHaveValue("2");
  await stack.stop("backend");
  try {
    await main.getByRole("button", {name: "One more"}).click();
    await expect(main.getByRole("alert").filter({hasText: "We cannot reach our server."})).toBeVisible();
    await expect(quantity).toHaveValue("2");
    await checkout.click();
    const problem = "There was a problem with checkout. Please try again or contact support.";
    await expect(main.getByRole("alert").filter({hasText: problem})).toBeFocused();
    await expect(checkout).toHaveText("Checkout");
    await page.reload();
    await expect(main.getByRole("status").filter({hasText: "We could not load your cart."})).toBeVisible();
  } finally {
    await stack.start("backend");
  }
  await main.getByRole("button", {name: "Try again"}).click();
  await expect(quantity).toHaveValue("2");
  expect((await readCart(page.request))?.quantity).toBe(2);
});
