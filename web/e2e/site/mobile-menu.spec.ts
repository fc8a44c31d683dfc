import type {Page} from "@playwright/test";
import {open} from "../support/hydrated";
import {expect, test} from "../support/test";

test.use({viewport: {width: 390, height: 800}});

const menuButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", {name: /^(Open|Close) menu$/});
const navigation = (page: Page) => page.getByRole("banner").getByRole("navigation", {name: "Main"});

async function openMenu(page: Page) {
  await open(page, "/us/en");
  await menuButton(page).click();
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
}

test("the menu button is named after its action and is 44 px on each side", async ({page}) => {
  await open(page, "/us/en");
  await expect(menuButton(page)).toHaveAccessibleName("Open menu");
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  await expect(async () => {
    expect(await menuButton(page).boundingBox()).toMatchObject({width: 44, height: 44});
  }).toPass();
  await expect(navigation(page)).toHaveCount(0);
  await menuButton(page).click();
  await expect(menuButton(page)).toHaveAccessibleName("Close menu");
  await expect(navigation(page)).toBeVisible();
});

test("lists the navigation in order and labels external links as external", async ({page}) => {
  await openMenu(page);
  await expect(navigation(page).getByRole("link")).toHaveText([
    "Home",
    "Blog (external site)",
    "Support (external site)",
    "Coaching Program (external site)",
    /^Buy /,
    "PowerCenter",
  ]);
  await expect(navigation(page).getByRole("link", {name: "Home"})).toHaveAttribute("aria-current", "page");
});

test("opens over 200 ms, at once for those who prefer less motion", async ({page}) => {
  await openMenu(page);
  const duration = () =>
    menuButton(page).evaluate((button) => {
      const panel = document.getElementById(button.getAttribute("aria-controls") ?? "");
      return panel && getComputedStyle(panel).transitionDuration.split(",")[0];
    });
  await expect(async () => expect(await duration()).toBe("0.2s")).toPass();
  await page.emulateMedia({reducedMotion: "reduce"});
  await expect(async () => expect(await duration()).toBe("0s")).toPass();
});

test("holds the page behind still, and Escape gives it back with the focus on the button", async ({page}) => {
  await openMenu(page);
  await expect(page.locator("main")).toHaveJSProperty("inert", true);
  await page.keyboard.press("Escape");
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  await expect(menuButton(page)).toBeFocused();
  await expect(page.locator("main")).toHaveJSProperty("inert", false);
});

test("a tap outside the menu closes it", async ({page}) => {
  await openMenu(page);
  await page.mouse.click(195, 780);
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
  await expect(menuButton(page)).toBeFocused();
});

test("the menu closes when a link opens another page", async ({page}) => {
  await openMenu(page);
  await navigation(page).getByRole("link", {name: /^Buy /}).click();
  await expect(page).toHaveURL(/\/us\/en\/store$/);
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
});

test("closes when the screen becomes wide enough for the navigation", async ({page}) => {
  await openMenu(page);
  await page.setViewportSize({width: 1024, height: 800});
  await expect(menuButton(page)).toHaveCount(0);
  await expect(navigation(page)).toBeVisible();
  await page.setViewportSize({width: 1023, height: 800});
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
});

test.describe("without scripts", () => {
  test.use({javaScriptEnabled: false});

  test("it is a disclosure", async ({page}) => {
    await page.goto("/us/en");
    await expect(navigation(page)).toHaveCount(0);
    await page.getByRole("banner").locator("summary", {hasText: "Open menu"}).click();
    await expect(navigation(page).getByRole("link", {name: "Home"})).toBeVisible();
  });
});
