import {isoDay} from "@gradus/training/numbers/days";
import {open, whenHydrated} from "../support/hydrated";
import {expect, test} from "../support/test";

test.use({locale: "en-US"});

/** The version that the content announces: before this day the words to come, from then on those in force. */
const NEXT = {day: "2027-01-01", label: "Version 2.2"};
const isNextInForce = isoDay(new Date()) >= NEXT.day;

test("earlier versions are listed, keep their address and show when they applied", async ({page}) => {
  await page.goto("/de/en/terms");
  await page.getByRole("link", {name: "Earlier versions"}).click();
  await expect(page.getByRole("heading", {level: 1})).toHaveText("Versions: Terms of use");
  await page.getByRole("link", {name: "Version 1.0"}).click();
  await expect(page).toHaveURL(/\/de\/en\/terms\/versions\/2025-03-01$/);
  await expect(page.getByText("This version applied from 1 March 2025 to 31 January 2026.")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

test("two versions are selected and compared, and keys move from change to change", async ({page}) => {
  await page.goto("/de/en/terms/versions");
  await page.getByLabel("Version 1.0 as the older one").check();
  await page.getByLabel("Version 2.1 as the newer one").check();
  await page.getByRole("button", {name: "Show differences"}).click();
  await expect(page).toHaveURL(/\/de\/en\/terms\/compare\?.*from=2025-03-01/);
  await expect(page.getByRole("deletion").first()).toContainText("deleted");
  await whenHydrated(page);
  await page.keyboard.press("n");
  await expect(page.locator("#change-1")).toBeFocused();
  await expect(page.getByText(/^Change 1 of/)).toBeVisible();
  await page.keyboard.press("p");
  await expect(page.locator("#change-1")).not.toBeFocused();
  await page.getByLabel("Side by side").check();
  await page.getByRole("button", {name: "Next change"}).click();
  await expect(page.getByText(/^Change 1 of/)).toBeVisible();
  await page.getByLabel("Keys n and p jump between changes").uncheck();
  await page.keyboard.press("n");
  await expect(page.getByText(/^Change 1 of/)).toBeVisible();
});

test("a region's own clause is compared as it reads there", async ({page}) => {
  const compare = "/terms/compare?from=2026-02-01&to=2026-06-19";
  await page.goto(`/us/en${compare}`);
  await expect(page.getByText("No differences")).toBeVisible();
  await page.goto(`/de/en${compare}`);
  await expect(page.getByRole("navigation", {name: "Changed clauses"})).toContainText("Withdrawal");
});

test.describe("what was in force on a day", () => {
  for (const [day, version] of [
    ["2025-12-31", "2025-03-01"],
    ["2026-03-03", "2026-02-01"],
    ["2027-03-03", "2027-01-01"],
  ]) {
    test(`${day}: the version of ${version}`, async ({request}) => {
      const answer = await request.get(`/de/de/terms?on=${day}`, {maxRedirects: 0});
      expect(answer.status()).toBe(307);
      expect(answer.headers().location).toMatch(new RegExp(`/de/de/terms/versions/${version}$`));
    });
  }

  for (const address of [
    "/de/en/terms?on=2020-01-01",
    "/de/en/terms?on=2027-02-30",
    "/de/en/terms?on=soon",
    "/de/en/terms/versions/2026-06-20",
    "/de/en/terms/compare?from=2025-03-01",
  ]) {
    test(`404: ${address} lists the versions there are`, async ({page}) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", {level: 1})).toHaveText("There is no such version");
      await expect(page.getByRole("link", {name: "Version 2.1"})).toBeVisible();
    });
  }
});

test.describe("links to a clause", () => {
  for (const hash of ["withdrawal", "12-withdrawal"]) {
    test(`#${hash} leads to it in every version`, async ({page}) => {
      for (const version of ["", "/versions/2026-02-01", "/versions/2027-01-01"]) {
        await page.goto(`/de/en/terms${version}#${hash}`);
        await expect(page).toHaveURL(/#withdrawal$/);
        await expect(page.getByRole("heading", {name: "Withdrawal"})).toBeInViewport();
      }
    });
  }

  test("a former anchor leads to the clause that now has its text", async ({page}) => {
    await page.goto("/de/en/returns#risk-free-trial");
    await expect(page.getByRole("heading", {name: "30-day risk-free trial"})).toBeInViewport();
  });

  test("is copied with one press", async ({page, context}) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/de/en/terms");
    await page.getByRole("link", {name: "Copy link to this clause: Withdrawal"}).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\/de\/en\/terms#withdrawal$/);
  });
});

test("copies to keep: plain text of today's and of an earlier version", async ({request}) => {
  const today = await request.get("/de/de/terms.txt");
  expect(today.headers()["content-type"]).toContain("text/plain");
  expect(await today.text()).toContain(isNextInForce ? NEXT.label : "Version 2.1");
  const earlier = await request.get("/de/de/terms/versions/2025-03-01.txt");
  expect(await earlier.text()).toContain("Version 1.0");
  expect((await request.get("/de/de/terms/versions/2025-03-02.txt")).status()).toBe(404);
});

test("a reader of feeds finds the feed and in it every version", async ({page, request}) => {
  await page.goto("/de/en/terms");
  const address = await page.locator('link[type="application/atom+xml"]').getAttribute("href");
  const answer = await request.get(address ?? "");
  expect(answer.headers()["content-type"]).toContain("application/atom+xml");
  const feed = await answer.text();
  expect(feed.match(/<entry>/g)).toHaveLength(4);
  expect(feed).toContain("/de/en/terms/compare?from=2026-06-19&amp;to=2027-01-01");
});

test("the next version can be read before it applies", async ({page}) => {
  await page.goto(isNextInForce ? `/de/en/terms/versions/${NEXT.day}` : "/de/en/terms");
  if (!isNextInForce) await page.getByRole("link", {name: "Read the new version"}).click();
  await expect(page).toHaveURL(new RegExp(`/terms/versions/${NEXT.day}$`));
  await expect(page.getByText(/^(Takes effect on|In effect since) 1 January 2027/).first()).toBeVisible();
});
