import {AxeBuilder} from "@axe-core/playwright";
import {addressOf, MARKETS_TO_CRAWL, SITE_PAGES} from "./crawl/site-pages";
import {sentencesLeftIn, visibleText} from "./crawl/visible-text";
import {expect, test} from "./support/test";

// A message that is missing or was never formatted shows its key or its braces.
const RAW_MESSAGE = /\b[a-z]+\.[a-z]+[A-Z][A-Za-z]+\b|\{[a-z][A-Za-z:-]*\}/;

for (const market of MARKETS_TO_CRAWL) {
  const {region, locale} = market;

  test(`${region}/${locale}: every page is complete, in its language, accessible and quiet`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const problems: string[] = [];
    for (const path of SITE_PAGES) {
      const address = addressOf(market, path);
      const response = await page.goto(address);
      if (response?.status() !== 200) problems.push(`${address}: status ${response?.status()}`);

      const text = await visibleText(page);
      const raw = text.filter((line) => RAW_MESSAGE.test(line));
      problems.push(...raw.map((line) => `${address}: raw message "${line}"`));

      const {violations} = await new AxeBuilder({page}).analyze();
      problems.push(...violations.map(({id, nodes}) => `${address}: ${id} at ${nodes[0]?.target.join(" ")}`));

      const headings = await page.locator("h1").count();
      if (headings !== 1) problems.push(`${address}: ${headings} first-level headings`);
    }
    expect(problems).toEqual([]);
  });
}

for (const {region, locale} of MARKETS_TO_CRAWL.filter(({locale}) => locale !== "en")) {
  test(`${region}/${locale}: no sentence was left in English`, async ({page}) => {
    test.setTimeout(180_000);
    const problems: string[] = [];
    for (const path of SITE_PAGES) {
      await page.goto(addressOf({region: "int", locale: "en"}, path));
      const english = new Set(await visibleText(page));
      await page.goto(addressOf({region, locale}, path));
      const left = sentencesLeftIn(await visibleText(page), english);
      problems.push(...left.map((sentence) => `${path}: "${sentence}"`));
    }
    expect(problems).toEqual([]);
  });
}
