import {publishLandingPage, removePages} from "../support/landing-page";
import {expect, test} from "../support/test";

// The document itself arrives under an error status, which browsers log.
test.use({allowed: {consoleErrors: [/status of 503/], origins: []}});

test("content unreachable: known pages stay, new ones report it and are not cached", async ({
  page,
  request,
  lake,
  stack,
}) => {
  // Never requested before, so it is rendered for the first time while content is out of reach.
  const fresh = await publishLandingPage(lake, "fresh", "Made late");
  expect((await request.get("/gb/en/store")).status()).toBe(200);
  await stack.stop("lake");
  try {
    expect((await request.get("/gb/en/store")).status()).toBe(200);

    const response = await page.goto(fresh.path);
    expect(response?.status()).toBe(503);
    expect(response?.headers()["cache-control"]).toBe("no-store");
    expect(response?.headers()["retry-after"]).toBe("30");
    await expect(page.getByRole("heading", {level: 1, name: "Back in a moment"})).toBeVisible();
  } finally {
    await stack.start("lake");
  }
  await page.getByRole("link", {name: "Try again"}).click();
  await expect(page.getByRole("heading", {level: 1})).toHaveText("Made late");
  expect((await request.get(fresh.path)).status()).toBe(200);
  await removePages(lake, [fresh.id]);
});
