import type {PageContext} from "@/content/page-context";
import {resolveRequiredPlainText} from "@/content/tokens/resolve-required-text";
import {resolveUnit} from "@/content/tokens/resolve-unit";
import type {SearchRow} from "@/features/search/find-rows";
import {wordsOf} from "@/features/search/words-of";
import {questionId} from "@/sections/faq/question-id";
import {resolveSections} from "@/sections/parts/resolve-section";
import type {Section} from "@/sections/parts/section";

interface Page {
  readonly title: string;
  readonly shownLocale: string;
  readonly seo: {readonly description: string};
  readonly sections?: readonly Section[] | null;
}

interface Place {
  readonly path: string;
  readonly isProduct: boolean;
}

export function sectionRows(page: Page, {path, isProduct}: Place, context: PageContext): SearchRow[] {
  const {sections, title, seo, shownLocale: locale, ...own} = page;
  const shown = resolveSections(sections ?? [], context);
  const fields = resolveUnit({description: seo.description, fields: own}, [], context);
  const text = wordsOf([fields?.description, fields?.fields, shown.filter(({_type}) => _type !== "faq")]);
  const head = resolveRequiredPlainText(title, context);
  const group = isProduct ? "products" : "pages";
  return [
    {group, path, title: head, text, locale},
    ...shown.flatMap((section) => questions(section, path, locale)),
  ];
}

function questions(section: Section, path: string, locale: string): SearchRow[] {
  if (section._type !== "faq") return [];
  return section.group.items.map(({anchor, question, answer}) => ({
    group: "help",
    path: `${path}#${questionId(section, anchor)}`,
    title: wordsOf(question),
    text: wordsOf(answer),
    locale,
  }));
}
