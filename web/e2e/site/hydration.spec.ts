import {openAs} from "../support/account";
import {controlsWithoutListeners, open, whenHydrated} from "../support/hydrated";
import {createAccount} from "../support/new-account";
import {expect, test} from "../support/test";

// The crawl checks the same on every page it opens; these pages are reached in other ways.
test("a page marked as hydrated responds on every control: when found, not found, reloaded, or returned to with Back", async ({
  page,
}) => {
  for (const path of ["/us/en", "/us/en/nowhere", "/de/en/membership", "/int/en/race-planner"]) {
    await open(page, path);
    expect(await controlsWithoutListeners(page), path).toEqual([]);
    await page.reload();
    await whenHydrated(page);
    expect(await controlsWithoutListeners(page), `${path}, again`).toEqual([]);
  }
  await page.goBack();
  await whenHydrated(page);
  expect(await controlsWithoutListeners(page), "gone back to").toEqual([]);
});

test("a page that is stepped to without a load listens, too", async ({page, request}) => {
  await openAs(page, "/de/en/powercenter", await createAccount(request, "steps"));
  await whenHydrated(page);
  await page.evaluate(() => Object.assign(window, {stayed: true}));
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", {name: "Page, run or day"}).fill("upload");
  await expect(page.getByRole("option", {name: "Upload runs", selected: true})).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/powercenter\/upload$/);
  await whenHydrated(page);
  expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  expect(await controlsWithoutListeners(page)).toEqual([]);
});
