import {expect, test} from "./support/test";

test.describe.configure({mode: "serial"});
// The document itself arrives under an error status, which browsers log.
test.use({allowed: {consoleErrors: [/status of 503/], origins: []}});

test("content out of reach: known pages stay, new ones say so and are not kept", async ({
  page,
  request,
  stack,
}) => {
  expect((await request.get("/gb/en/store")).status()).toBe(200);
  await stack.stop("lake");
  try {
    expect((await request.get("/gb/en/store")).status()).toBe(200);

    const response = await page.goto("/au/en/landing/race-by-power");
    expect(response?.status()).toBe(503);
    expect(response?.headers()["cache-control"]).toBe("no-store");
    expect(response?.headers()["retry-after"]).toBe("30");
    await expect(page.getByRole("heading", {level: 1, name: "Back in a moment"})).toBeVisible();
  } finally {
    await stack.start("lake");
  }
  await page.getByRole("link", {name: "Try again"}).click();
  await expect(page.getByRole("heading", {level: 1})).not.toHaveText("Back in a moment");
  expect((await request.get("/au/en/landing/race-by-power")).status()).toBe(200);
});
