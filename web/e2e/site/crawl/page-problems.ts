import type {Locale} from "@gradus/schemas/markets";
import {expect, type Page} from "@playwright/test";
import {accessProblems} from "../../support/access-problems";
import {controlsWithoutListeners} from "../../support/hydrated";
import {RAW_MESSAGE} from "../../support/raw-message";
import type {RunFiles} from "./run-files";
import {structureOf} from "./structure";
import {sentencesLeftIn, visibleText} from "./visible-text";

interface PageCheckOptions {
  readonly locale: Locale;
  /** Texts of the page in English; null if this page is the English one. */
  readonly english: ReadonlySet<string> | null;
  readonly withColours: boolean;
  /** The first page of a market brings its own header and footer, which all others of it share. */
  readonly isFirst: boolean;
  /**
   * Records the structures already checked in this run, by themselves and in each language: another price, region,
   * address or language makes no difference to axe. The colours behind texts and the width of texts are checked in
   * every language.
   */
  readonly run: RunFiles;
}

/** What is wrong with the page that is open: its words, its headings, its access, its scripts. */
export async function pageProblems(page: Page, options: PageCheckOptions): Promise<string[]> {
  const {locale, english, withColours, isFirst, run} = options;
  const html = await page.content();
  const structure = structureOf(html);
  const isNewByItself = run.claim(`weighed ${structure}`);
  const isNewInLanguage = run.claim(`weighed in ${locale} ${structure}`) || isFirst;
  const isNew = withColours ? isNewInLanguage : isNewByItself || isFirst;
  return [
    ...wordProblems(html, english),
    ...headingProblems(await page.locator("h1").count()),
    ...(await controlsWithoutListeners(page)).map((html) => `nothing listens to ${html}`),
    ...(isNew ? await accessProblems(page, {withColours}) : []),
    ...(isNewInLanguage ? await reflowProblems(page) : []),
  ];
}

/** What is wrong with the words and headings of a page as the server sent it. */
export function sourceProblems(html: string, english: ReadonlySet<string> | null): string[] {
  return [...wordProblems(html, english), ...headingProblems(html.match(/<h1[\s>]/g)?.length ?? 0)];
}

/** The narrowest window whose pages may not scroll sideways: WCAG 2.2, 1.4.10. */
const NARROWEST = 320;

async function reflowProblems(page: Page): Promise<string[]> {
  const usual = page.viewportSize();
  if (!usual) return [];
  await page.setViewportSize({...usual, width: NARROWEST});
  // What scripts draw again for another width takes its time.
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
  const fits = expect.poll(widthOf, {timeout: 3000}).toBeLessThanOrEqual(NARROWEST);
  const width = await fits.then(() => NARROWEST).catch(widthOf);
  await page.setViewportSize(usual);
  return width > NARROWEST ? [`${width} px wide in a window of ${NARROWEST}`] : [];
}

function wordProblems(html: string, english: ReadonlySet<string> | null): string[] {
  const text = visibleText(html);
  const raw = text.filter((line) => RAW_MESSAGE.test(line));
  const left = english ? sentencesLeftIn(text, english) : [];
  return [...raw.map((line) => `raw message "${line}"`), ...left.map((line) => `left in English "${line}"`)];
}

const headingProblems = (headings: number) => (headings === 1 ? [] : [`${headings} first-level headings`]);
