import {enableUrl} from "../support/preview";
import {SITE_PAGES} from "../support/site-pages";
import {expect, test} from "../support/test";

/** Where an invisible mark would break something: attributes, the head, data for machines. */
function findMarks(html: string): string[] {
  const MARKS = /[\u200b-\u200d\u2060-\u2063\ufeff]/u;
  const page = new DOMParser().parseFromString(html, "text/html");
  const attributes = [...page.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes]
      .filter(({value}) => MARKS.test(value))
      .map(({name}) => `${element.tagName.toLowerCase()}[${name}]`),
  );
  const data = [...page.querySelectorAll("head, script, style, time")]
    // The framework's own data holds the texts of the page, marks included.
    .filter(({textContent}) => MARKS.test(textContent ?? "") && !textContent?.includes("__next_f"))
    .map((element) => element.tagName.toLowerCase());
  return [...attributes, ...data];
}

test("in preview texts carry marks, and nothing else does", async ({page, lake}) => {
  test.slow();
  await page.goto(await enableUrl(lake, "/de/de"));
  await expect(page.locator("h1").first()).toHaveText(/[\u200b-\u200d\u2060-\u2063\ufeff]/u);
  // A page in preview reloads itself with every content change, even in the middle of the checks below.
  await page.goto("about:blank");
  for (const path of SITE_PAGES) {
    const response = await page.request.get(`/de/de${path === "/" ? "" : path}`);
    expect(response.headers()["cache-control"], path).toContain("no-store");
    expect(await page.evaluate(findMarks, await response.text()), path).toEqual([]);
  }
});
