import {isLocale, isRegion, type Locale, type Region} from "../markets.ts";
import {type ContentDocument, fieldAt, publishedId, stageOf, textAt, textsAt} from "./content-document.ts";

export interface LegalDocumentRow {
  readonly id: string;
  readonly kind: string;
  readonly path: string;
  readonly title: string;
}

export interface LegalVersionRow {
  readonly id: string;
  readonly kind: string;
  readonly scope: string;
  readonly baseId: string | null;
  readonly label: string;
  readonly effectiveFrom: string;
  readonly announcedOn: string | null;
  readonly isSealed: boolean;
  readonly state: string | null;
  readonly noDifference: readonly string[];
  /** The law of each region on the day of the seal; null before. */
  readonly regions: readonly SealedLaw[] | null;
}

interface SealedLaw {
  readonly region: string;
  readonly scope: string;
  readonly bindingLocale: string;
}

export interface LegalTextRow {
  readonly id: string;
  readonly versionId: string;
  readonly locale: Locale;
}

export interface RegionRow {
  readonly id: string;
  readonly region: Region;
  readonly timeZone: string;
  readonly scope: string;
  readonly bindingLocale: string;
  readonly requiredLocales: readonly string[];
}

export interface LegalRows {
  readonly documents: readonly LegalDocumentRow[];
  /** Sealed ones are public law; the rest is in preparation. */
  readonly versions: readonly LegalVersionRow[];
  readonly texts: readonly LegalTextRow[];
  readonly regions: readonly RegionRow[];
}

/** A published document wins over its draft. */
export function toLegalRows(documents: readonly ContentDocument[]): LegalRows {
  const newest = new Map<string, ContentDocument>();
  for (const document of documents) {
    const id = publishedId(document._id);
    if (stageOf(document._id) === "published" || !newest.has(id)) newest.set(id, document);
  }
  const of = (type: string) => [...newest].filter(([, document]) => document._type === type);
  return {
    documents: of("legalDocument").flatMap(([id, document]) => toDocument(id, document) ?? []),
    versions: of("legalVersion").flatMap(([id, document]) => toVersion(id, document) ?? []),
    texts: of("legalText").flatMap(([id, document]) => toText(id, document) ?? []),
    regions: of("regionSettings").flatMap(([id, document]) => toRegion(id, document) ?? []),
  };
}

function toDocument(id: string, document: ContentDocument): LegalDocumentRow | null {
  const kind = textAt(document, "kind");
  const path = textAt(document, "path");
  return kind && path ? {id, kind, path, title: textAt(document, "title.en") ?? kind} : null;
}

function toVersion(id: string, document: ContentDocument): LegalVersionRow | null {
  const kind = textAt(document, "kind");
  const effectiveFrom = textAt(document, "effectiveFrom");
  if (!kind || !effectiveFrom) return null;
  return {
    id,
    kind,
    effectiveFrom,
    scope: textAt(document, "scope") ?? "base",
    baseId: textAt(document, "base._ref"),
    label: textAt(document, "label") ?? "",
    announcedOn: textAt(document, "announcedOn"),
    isSealed: document.sealed === true,
    state: textAt(document, "state"),
    noDifference: textsAt(document, "noDifference"),
    regions: sealedLaws(document),
  };
}

function sealedLaws(document: ContentDocument): SealedLaw[] | null {
  const found = fieldAt(document, "regions");
  if (!Array.isArray(found)) return null;
  return found.map((law) => ({
    region: textAt(law, "region") ?? "",
    scope: textAt(law, "scope") ?? "base",
    bindingLocale: textAt(law, "bindingLocale") ?? "en",
  }));
}

function toText(id: string, document: ContentDocument): LegalTextRow | null {
  const versionId = textAt(document, "version._ref");
  const locale = textAt(document, "locale") ?? "";
  return versionId && isLocale(locale) ? {id, versionId: publishedId(versionId), locale} : null;
}

function toRegion(id: string, document: ContentDocument): RegionRow | null {
  const region = textAt(document, "region") ?? "";
  const timeZone = textAt(document, "timeZone");
  if (!isRegion(region) || !timeZone || fieldAt(document, "legal") === null) return null;
  return {
    id,
    region,
    timeZone,
    scope: textAt(document, "legal.scope") ?? "base",
    bindingLocale: textAt(document, "legal.bindingLocale") ?? "en",
    requiredLocales: textsAt(document, "legal.requiredLocales"),
  };
}
