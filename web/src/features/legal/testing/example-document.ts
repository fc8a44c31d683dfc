import type {LegalDocument} from "@/content/legal/legal-document";
import type {PageContext} from "@/content/page-context";
import {EXAMPLE_CONTEXT} from "@/content/tokens/example-context";
import {createTestTranslator} from "@/testing/create-test-translator";

/** A page in Germany, read in English. */
export const CONTEXT: PageContext = {
  ...EXAMPLE_CONTEXT,
  t: createTestTranslator("en"),
  path: "/terms",
  href: (path) => `/de/en${path}`,
};

type Clause = LegalDocument["clauses"][number];
type Block = Clause["body"][number];

export function block(text: string, changes: Partial<Block> = {}): Block {
  const children = [{_type: "span" as const, _key: "s", text, marks: []}];
  return {_type: "block", _key: text, style: "normal", children, markDefs: [], ...changes};
}

export function clause(anchor: string, ...body: Block[]): Clause {
  return {_key: anchor, anchor, aliases: [], title: `About ${anchor}`, body};
}

const VERSION = {
  _id: "terms-2",
  label: "2.1",
  effectiveFrom: "2026-06-19",
  effectiveTo: null,
  announcedOn: "2026-06-01",
  status: "inForce",
  isNewToday: false,
  base: null,
  bindingLocale: "de",
  seller: null,
} as const;

export function exampleDocument(changes: Partial<LegalDocument> = {}): LegalDocument {
  return {
    kind: "terms",
    path: "/terms",
    textId: "terms-2-en",
    contentHash: null,
    title: "Terms of use",
    summary: null,
    clauses: [clause("scope", block("These terms apply.")), clause("law", block("Of the seller."))],
    shownLocale: "en",
    bindingLocale: "de",
    source: "content",
    version: VERSION,
    versions: [VERSION],
    removed: [],
    previous: null,
    next: null,
    ...changes,
  };
}
