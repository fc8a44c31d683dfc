import type {Page, Route} from "@playwright/test";
import {open} from "../support/hydrated";
import {expect, test} from "../support/test";

const DAY_S = 24 * 60 * 60;
const answering = (region: string) => (route: Route) => route.fulfill({json: {region}});

interface Visit {
  readonly cookie?: string;
  readonly endpoint?: (route: Route) => Promise<void>;
}

/** Opens a page as a visitor with this cookie, seen in this region. Counts the questions to the locale endpoint. */
async function visit(page: Page, path: string, {cookie, endpoint = answering("us")}: Visit) {
  let requestCount = 0;
  await page.unroute("**/api/locale");
  await page.route("**/api/locale", (route) => {
    requestCount++;
    return endpoint(route);
  });
  await page.goto("/robots.txt");
  if (cookie) await page.context().addCookies([{name: "user_pref_region", value: cookie, url: page.url()}]);
  await open(page, path);
  await settled(page);
  return {asked: () => requestCount};
}

/**
 * The prompt is decided when the page is idle, and its container is then marked as settled. A page without a container
 * has nothing to wait for.
 */
async function settled(page: Page) {
  await expect(page.locator(".region-prompt-place:not([data-settled])")).toHaveCount(0);
}

const prompt = (page: Page) =>
  page.getByRole("region", {name: /^You are visiting the .* site\. Go to .*\?$/});
const preference = async (page: Page) =>
  (await page.context().cookies()).find(({name}) => name === "user_pref_region");

/** The preference is remembered like this, for 14 days. A minute is left to the machine. */
const expectKept = (page: Page, cookie: Readonly<Record<string, string>>) =>
  expect(async () => {
    const storedRegion = await preference(page);
    expect(storedRegion).toMatchObject(cookie);
    expect(Math.abs((storedRegion?.expires ?? 0) - Date.now() / 1000 - 14 * DAY_S)).toBeLessThan(60);
  }).toPass();

const ROWS = [
  {row: 1, path: "/us/en/store", endpoint: "de", asks: true, suggests: "Germany"},
  {row: 2, path: "/us/en", endpoint: "us", asks: true, suggests: null},
  {row: 3, path: "/us/en", cookie: "de", endpoint: "us", asks: false, suggests: "Germany"},
  {row: 4, path: "/us/en", cookie: "us", endpoint: "de", asks: false, suggests: null},
  {row: 5, path: "/us/en", cookie: "xx", endpoint: "fr", asks: true, suggests: "France"},
  {row: 7, path: "/us/en", endpoint: "zz", asks: true, suggests: null},
] as const;

for (const {row, path, endpoint, asks, suggests, ...rest} of ROWS) {
  test(`row ${row}: ${path}, seen in ${endpoint}, ${suggests ? `suggests ${suggests}` : "suggests nothing"}`, async ({
    page,
  }) => {
    const {asked} = await visit(page, path, {endpoint: answering(endpoint), ...rest});
    if (suggests) {
      const go = prompt(page).getByRole("link", {name: `Go to ${suggests}`});
      await expect(go).toBeVisible();
    }
    expect(asked()).toBe(asks ? 1 : 0);
    await expect(prompt(page)).toHaveCount(suggests ? 1 : 0);
  });
}

for (const [what, endpoint] of [
  ["answers 200 with nonsense", (route: Route) => route.fulfill({body: "<html>"})],
  ["names no region", (route: Route) => route.fulfill({json: {}})],
] as const) {
  test(`row 6: an endpoint that ${what} is logged and shows nothing`, async ({page}) => {
    const logged = page.waitForEvent("console", (message) =>
      message.text().includes("could not be detected"),
    );
    const {asked} = await visit(page, "/us/en", {endpoint});
    await logged;
    expect(asked()).toBe(1);
    await expect(prompt(page)).toHaveCount(0);
  });
}

test("row 8: Go keeps page, query and hash, switches to the region's language and writes no cookie", async ({
  page,
}) => {
  await visit(page, "/us/es/store/pod?clip=blue#box", {endpoint: answering("ca")});
  await page.getByRole("link", {name: "Ir a Canadá"}).click();
  await expect(page).toHaveURL(/\/ca\/en\/store\/pod\?clip=blue#box$/);
  await expect.poll(() => preference(page)).toBeUndefined();
});

test("rows 9 and 10: Stay stores the region for 14 days, and without that cookie the prompt is shown again", async ({
  page,
}) => {
  const endpoint = answering("de");
  await visit(page, "/us/en", {endpoint});
  await prompt(page).getByRole("button", {name: "Stay on United States"}).click();
  await expect(prompt(page)).toHaveCount(0);
  await expectKept(page, {value: "us", path: "/", sameSite: "Lax"});

  const again = await visit(page, "/us/en", {endpoint});
  expect(again.asked()).toBe(0);
  await expect(prompt(page)).toHaveCount(0);

  await page.context().clearCookies();
  await visit(page, "/us/en", {endpoint});
  await expect(prompt(page)).toBeVisible();
});

for (const how of ["the button", "Escape"] as const) {
  test(`rows 11 and 12: closing with ${how} lasts until the browser is closed`, async ({page}) => {
    await visit(page, "/us/en", {endpoint: answering("de")});
    const close = prompt(page).getByRole("button", {name: "Close"});
    if (how === "Escape") await close.press("Escape");
    else await close.click();
    await expect(prompt(page)).toHaveCount(0);
    await expect.poll(() => preference(page)).toMatchObject({value: "us", expires: -1});
    const again = await visit(page, "/us/en", {endpoint: answering("de")});
    expect(again.asked()).toBe(0);
  });
}

test("row 13: a visitor who prefers the United States is prompted on the German site, in both languages", async ({
  page,
}) => {
  const {asked} = await visit(page, "/de/de", {cookie: "us"});
  const bar = page.getByRole("region", {name: "Du bist im Store Deutschland."});
  await expect(bar).toBeVisible();
  await expect(bar.getByText("You are visiting the Germany site. Go to United States?")).toHaveAttribute(
    "lang",
    "en",
  );
  expect(asked()).toBe(0);
});

test("Change location opens the store list and remembers the page; the list itself shows no prompt", async ({
  page,
}) => {
  await visit(page, "/us/en/store", {endpoint: answering("de")});
  await prompt(page).getByRole("link", {name: "Change location"}).click();
  await expect(page).toHaveURL(/\/us\/en\/select-store\?from=%2Fstore$/);
  await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
  await settled(page);
  await expect(prompt(page)).toHaveCount(0);
});

test("choosing a store keeps the page and is stored for 14 days", async ({page}) => {
  await visit(page, "/us/en/select-store?from=%2Fstore", {});
  await page.getByRole("main").getByRole("link", {name: "Germany, Deutsch"}).click();
  await expect(page).toHaveURL(/\/de\/de\/store$/);
  await expectKept(page, {value: "de"});
});

test.describe("from a page the chosen store does not offer", () => {
  // The browser logs the 404 by which the list learns it.
  test.use({allowed: {consoleErrors: [/404 \(Not Found\)/], origins: []}});

  test("the choice opens the chosen store's home page", async ({page}) => {
    await visit(page, "/us/en/select-store?from=%2Flanding%2Fnowhere", {});
    await page.getByRole("main").getByRole("link", {name: "Germany, Deutsch"}).click();
    await expect(page).toHaveURL(/\/de\/de$/);
  });
});

test("the store list finds a region by one of its countries", async ({page}) => {
  await visit(page, "/us/en/select-store", {});
  const main = page.getByRole("main");
  await main.getByRole("searchbox", {name: "Find a country or region"}).fill("austria");
  await expect(main.getByRole("status")).toHaveText("1 result");
  await expect(main.getByRole("link", {name: "Europe, Deutsch"})).toBeVisible();
  await expect(main.getByRole("link", {name: "Germany, Deutsch"})).toBeHidden();
  await main.getByRole("searchbox").fill("atlantis");
  await expect(main.getByRole("link", {name: "International, English"})).toBeVisible();
});

test("the prompt leaves the headline in sight on tablets, in the longest language", async ({page}) => {
  await page.setViewportSize({width: 768, height: 900});
  await visit(page, "/de/de", {endpoint: answering("us")});
  const bar = page.locator(".region-prompt");
  const headline = page.getByRole("main").getByRole("heading", {level: 1});
  for (const width of [768, 1023, 1024, 1279]) {
    await page.setViewportSize({width, height: 900});
    await expect(bar).toBeInViewport({ratio: 1});
    const [above, below] = [await headline.boundingBox(), await bar.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0), `at ${width} px`).toBeLessThanOrEqual(below?.y ?? 0);
  }
});

for (const width of [390, 1280]) {
  test(`at ${width} px the prompt moves nothing on the page`, async ({page}) => {
    await page.setViewportSize({width, height: 720});
    const endpoint = async (route: Route) => {
      await page.evaluate(countShifts);
      await answering("de")(route);
    };
    await visit(page, "/us/en", {endpoint});
    await expect(prompt(page).getByRole("link", {name: "Go to Germany"})).toBeInViewport({ratio: 1});
    await expect(page.locator("html")).toHaveAttribute("data-moved", /./);
    expect(Number(await page.locator("html").getAttribute("data-moved"))).toBeLessThan(0.01);
  });
}

/** Counts layout shifts from now on. Shifts by late fonts are over by then: the prompt does not cause them. */
async function countShifts() {
  await document.fonts.ready;
  const {dataset} = document.documentElement;
  dataset.moved = "0";
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      dataset.moved = String(Number(dataset.moved) + ("value" in entry ? Number(entry.value) : 0));
    }
  }).observe({type: "layout-shift"});
}
