import {brand} from "@gradus/schemas/brand";
import {expect, test} from "../support/test.ts";

test("a German visitor finds the home page in German, titled with product and region", async ({page}) => {
  const response = await page.goto("/de/de");
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(` \\| ${brand.name} \\(Deutschland\\)$`));
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
  await expect(page.getByRole("heading", {level: 1})).toBeVisible();
});
