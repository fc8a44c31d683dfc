import type {Locale} from "@gradus/schemas/markets";
import type {Page} from "@playwright/test";
import {accessProblems} from "../../support/access-problems";
import {structureOf} from "./structure";
import {sentencesLeftIn, visibleText} from "./visible-text";

// A message that is missing or was never formatted shows its key or its braces.
const RAW_MESSAGE = /\b[a-z]+\.[a-z]+[A-Z][A-Za-z]+\b|\{[a-z][A-Za-z:-]*\}/;

/**
 * Structures this worker has weighed, by themselves and in each language: another price, region, address or language is
 * no other page to axe. What lies under words and how far they reach is seen in every language.
 */
const weighed = new Set<string>();

interface Look {
  readonly locale: Locale;
  /** What the page says in English; null where it is the English one. */
  readonly english: ReadonlySet<string> | null;
  readonly withColours: boolean;
  /** The first page of a market brings its own header and footer, which all others of it share. */
  readonly isFirst: boolean;
}

/** What is wrong with the page that is open: its words, its headings, its access. */
export async function pageProblems(page: Page, look: Look): Promise<string[]> {
  const {locale, english, withColours, isFirst} = look;
  const structure = await structureOf(page);
  const inLanguage = `${locale} ${structure}`;
  const isNewInLanguage = isFirst || !weighed.has(inLanguage);
  const isNew = withColours ? isNewInLanguage : isFirst || !weighed.has(structure);
  weighed.add(structure).add(inLanguage);
  return [
    ...(await wordProblems(page, english)),
    ...(await headingProblems(page)),
    ...(isNew ? await accessProblems(page, {withColours}) : []),
    ...(isNewInLanguage ? await reflowProblems(page) : []),
  ];
}

/** What is wrong with the words and headings of a page as the server sent it. */
export async function sourceProblems(
  blank: Page,
  html: string,
  english: ReadonlySet<string> | null,
): Promise<string[]> {
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  return [...(await wordProblems(blank, english, html)), ...headingCount(headings)];
}

/** The narrowest window whose pages may not scroll sideways: WCAG 2.2, 1.4.10. */
const NARROWEST = 320;

async function reflowProblems(page: Page): Promise<string[]> {
  const usual = page.viewportSize();
  if (!usual) return [];
  await page.setViewportSize({...usual, width: NARROWEST});
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize(usual);
  return width > NARROWEST ? [`${width} px wide in a window of ${NARROWEST}`] : [];
}

async function wordProblems(
  page: Page,
  english: ReadonlySet<string> | null,
  html: string | null = null,
): Promise<string[]> {
  const text = await visibleText(page, html);
  const raw = text.filter((line) => RAW_MESSAGE.test(line));
  const left = english ? sentencesLeftIn(text, english) : [];
  return [...raw.map((line) => `raw message "${line}"`), ...left.map((line) => `left in English "${line}"`)];
}

async function headingProblems(page: Page): Promise<string[]> {
  return headingCount(await page.locator("h1").count());
}

const headingCount = (headings: number) => (headings === 1 ? [] : [`${headings} first-level headings`]);
