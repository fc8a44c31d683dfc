import {isRecord} from "../fields/is-record.ts";
import {REGIONS, type Region} from "../markets.ts";
import {listTokens, type TokenName} from "../tokens.ts";
import {type ContentDocument, textAt, textsAt} from "./content-document.ts";
import {isOffered} from "./page-document.ts";

/** A place in a document, in the spelling the Studio opens fields by: `sections[_key=="3f2a"].heading`. */
interface Place {
  readonly field: string;
  /** Where the section around it is shown. */
  readonly regions: readonly Region[];
}

interface LinkUse extends Place {
  readonly target: string;
}

interface TokenUse extends Place {
  readonly name: TokenName;
  readonly argument: string | null;
  readonly source: string;
}

export interface Uses {
  readonly links: LinkUse[];
  readonly tokens: TokenUse[];
  readonly references: string[];
  readonly picturesWithoutAlt: Place[];
}

const usesByDocument = new WeakMap<ContentDocument, Uses>();

/** Hidden sections use nothing. */
export function usesOf(document: ContentDocument): Uses {
  const found = usesByDocument.get(document) ?? collectUses(document);
  usesByDocument.set(document, found);
  return found;
}

function collectUses(document: ContentDocument): Uses {
  const uses: Uses = {links: [], tokens: [], references: [], picturesWithoutAlt: []};
  for (const [name, value] of Object.entries(document)) {
    if (!name.startsWith("_") && name !== "translation") {
      visit(value, name, {field: name, regions: REGIONS}, uses);
    }
  }
  return uses;
}

function visit(value: unknown, name: string, location: Place, uses: Uses): void {
  if (typeof value === "string") visitText(value, name, location, uses);
  else if (Array.isArray(value)) {
    for (const item of value)
      visit(item, name, {...location, field: location.field + itemStep(item, value)}, uses);
  } else if (isRecord(value)) visitObject(value, location, uses);
}

const itemStep = (item: unknown, list: readonly unknown[]) =>
  isRecord(item) && typeof item._key === "string" ? `[_key=="${item._key}"]` : `[${list.indexOf(item)}]`;

function visitText(text: string, name: string, location: Place, uses: Uses): void {
  if (name === "path" || name === "href") uses.links.push({...location, target: text});
  else if (name === "product" && /^[a-z-]+$/.test(text))
    uses.links.push({...location, target: `/store/${text}`});
  else if (name !== "params") for (const token of listTokens(text)) uses.tokens.push({...location, ...token});
}

function visitObject(value: Record<string, unknown>, outer: Place, uses: Uses): void {
  if (value.hidden === true) return;
  const location = {...outer, regions: regionsInside(value, outer.regions)};
  if (typeof value._ref === "string") uses.references.push(value._ref);
  const isPicture = typeof value.generator === "string";
  if (isPicture && value.decorative !== true && textAt(value, "alt") === null)
    uses.picturesWithoutAlt.push(location);
  for (const [name, item] of Object.entries(value)) {
    if (!name.startsWith("_")) visit(item, name, {...location, field: `${location.field}.${name}`}, uses);
  }
}

function regionsInside(value: Record<string, unknown>, regions: readonly Region[]): readonly Region[] {
  const mode = textAt(value, "targeting.mode");
  if (mode === null || mode === "all") return regions;
  const targeting = {mode, regions: textsAt(value, "targeting.regions")};
  return regions.filter((region) => isOffered(targeting, region));
}
