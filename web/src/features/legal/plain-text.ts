import {stegaClean} from "@sanity/client/stega";
import type {LegalDocument} from "@/content/legal/legal-document";
import type {LegalClause} from "@/content/legal/legal-text.query";
import type {PageContext} from "@/content/page-context";
import {resolveUnit} from "@/content/tokens/resolve-unit";
import {languageName} from "@/lib/format/language-name";
import {sealedContext} from "./sealed-context";
import {versionDates} from "./version-dates";

type Block = LegalClause["body"][number];
type MarkDef = NonNullable<Block["markDefs"]>[number];

/** A document as plain text: the content of the page, with link addresses in brackets. */
export function plainText(document: LegalDocument, context: PageContext, origin: string): string {
  const {t, market} = context;
  const {title, version, bindingLocale, shownLocale, clauses} = document;
  const head = [
    title,
    `${t("legal.version", {version: version.label})} · ${versionDates(version, context)}`,
    ...(bindingLocale === shownLocale
      ? []
      : [t("legal.binding", {language: languageName(bindingLocale, market)})]),
  ];
  const parts = clauses.map((clause, index) => {
    const body = resolveUnit(clause.body, [], sealedContext(document, context)) ?? [];
    const lines = listLines(body, (path) => `${origin}${context.href(path)}`);
    return [`${index + 1}. ${clause.title}`, ...lines].join("\n\n");
  });
  return stegaClean(`${[head.join("\n"), ...parts].join("\n\n\n")}\n`);
}

function listLines(body: LegalClause["body"], address: (path: string) => string): string[] {
  const numbers: number[] = [];
  return body.map((block) => {
    const {listItem, level = 1} = block;
    const text = spansOf(block, address);
    numbers.length = listItem === "number" ? level : 0;
    if (!listItem) return text;
    const number = (numbers[level - 1] ?? 0) + 1;
    if (listItem === "number") numbers[level - 1] = number;
    return `${"  ".repeat(level - 1)}${listItem === "number" ? `${number}.` : "-"} ${text}`;
  });
}

function spansOf({children, markDefs}: Block, address: (path: string) => string): string {
  const target = (marks: readonly string[] | undefined) =>
    markDefs?.map((mark) => (marks?.includes(mark._key) ? addressOf(mark, address) : null)).find(Boolean);
  return (children ?? [])
    .map(({text = "", marks}) => {
      const leadsTo = target(marks);
      return leadsTo ? `${text} (${leadsTo})` : text;
    })
    .join("");
}

function addressOf(mark: MarkDef, address: (path: string) => string): string | null {
  if (mark._type === "link") return mark.href ?? null;
  if (mark._type === "internalLink") return mark.path ? address(mark.path) : null;
  if (mark._type === "clauseRef") return address(`/${mark.document}#${mark.anchor}`);
  return null;
}
