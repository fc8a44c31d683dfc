import type {Page} from "@playwright/test";
import {open, whenHydrated} from "../support/hydrated";
import {enableUrl} from "../support/preview";
import {expect, test} from "../support/test";

/** Each row loads it anew, so a small one. */
const PAGE = "/us/en/compatibility";

interface Visitor {
  readonly detected?: string;
  readonly cookie?: string;
}

async function simulate(page: Page, {detected = "Nothing tells", cookie = "No cookie"}: Visitor) {
  await whenHydrated(page);
  await page.getByText(/^Visitor/).click();
  await page.getByLabel("Detected region").selectOption(detected);
  await page.getByLabel("Region cookie").selectOption(cookie);
  const shown = page.waitForEvent("load");
  await page.getByRole("button", {name: "Show"}).last().click();
  await shown;
}

const suggestion = (page: Page) => page.getByRole("region", {name: /^You are visiting/});

const ROWS = [
  ["1: detected elsewhere", {detected: "Germany"}, "Germany"],
  ["2: detected here", {detected: "United States"}, null],
  ["3: prefers another region", {cookie: "Germany", detected: "France"}, "Germany"],
  ["4: prefers this region", {cookie: "United States", detected: "Germany"}, null],
  ["5: an unknown preference", {cookie: "A region we do not have", detected: "France"}, "France"],
  ["6: detection fails", {detected: "Detection fails"}, null],
  ["7: an unknown detected region", {detected: "A region we do not have"}, null],
  ["nothing tells", {}, null],
] as const;

// One preview session for all rows: each row begins with a new page and keeps nothing of the previous one.
test("the rows of the region prompt's truth table, each reached with the bar alone", async ({page, lake}) => {
  test.slow();
  await page.goto(await enableUrl(lake, PAGE));
  for (const [row, visitor, suggests] of ROWS) {
    await test.step(`row ${row}`, async () => {
      await simulate(page, visitor);
      const place = page.locator(".region-prompt-place");
      await expect(place).toHaveAttribute("data-settled", "true");
      if (suggests) await expect(suggestion(page)).toContainText(`Go to ${suggests}?`);
      else await expect(suggestion(page)).toHaveCount(0);
    });
  }
});

test("rows 9 to 12: Stay is remembered in the simulation, and no cookie of the editor's changes", async ({
  page,
  lake,
}) => {
  await page.goto(await enableUrl(lake, PAGE));
  await simulate(page, {detected: "Germany"});
  await page.getByRole("button", {name: "Stay on United States"}).click();
  await expect(suggestion(page)).toHaveCount(0);
  await expect(async () => {
    await open(page, PAGE);
    await page.getByText(/^Visitor/).click({timeout: 5000});
    await expect(page.getByLabel("Region cookie")).toHaveValue("us", {timeout: 1000});
  }).toPass();
  expect((await page.context().cookies()).some(({name}) => name === "user_pref_region")).toBe(false);
});

test("row 8: Go opens the same page of the region, which shows no more suggestion", async ({page, lake}) => {
  await page.goto(await enableUrl(lake, "/us/en/store"));
  await simulate(page, {cookie: "Germany"});
  await suggestion(page).getByRole("link", {name: "Go to Germany"}).click();
  await expect(page).toHaveURL(/\/de\/de\/store$/);
  const place = page.locator(".region-prompt-place");
  await expect(place).toHaveAttribute("data-settled", "true");
  await expect(place.getByRole("region")).toHaveCount(0);
});
