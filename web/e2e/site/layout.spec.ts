import {open} from "../support/hydrated";
import {expect, test} from "../support/test";

for (const width of [390, 1440, 1920]) {
  test(`${width} px: header, page and footer begin at one line`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const path of ["/us/en/terms", "/de/de/store", "/de/de/select-store"]) {
      await open(page, path);
      const lefts = await page
        .locator("header .wrap, main .wrap, footer .wrap")
        .evaluateAll((wraps) =>
          wraps.map(
            (wrap) =>
              wrap.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(wrap).paddingLeft),
          ),
        );
      expect(lefts.length, path).toBeGreaterThan(2);
      expect(new Set(lefts.map(Math.round)).size, `${path}: ${lefts}`).toBe(1);
    }
  });
}
