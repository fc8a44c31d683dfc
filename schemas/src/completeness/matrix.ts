import {listMarkets} from "../markets.ts";

import type {Cell} from "./cell.ts";
import type {ContentDocument} from "./content-document.ts";
import {legalCell} from "./legal-cell.ts";
import {type LegalDocumentRow, type LegalRows, toLegalRows} from "./legal-rows.ts";
import {pageCell} from "./page-cell.ts";
import {type PageDocument, toPageDocument} from "./page-document.ts";
import {PAGE_TYPES} from "./snapshot-query.ts";

export interface MatrixRow {
  /** Site path without region and language: what makes a row. */
  readonly path: string;
  readonly kind: "page" | "legal";
  readonly type: string;
  readonly title: string;
  /** The document translations are made from: the English one, else whichever exists. */
  readonly sourceId: string;
  readonly group: string | null;
  readonly isUnlisted: boolean;
  /** In the order of `listMarkets`. */
  readonly cells: readonly Cell[];
}

export interface MatrixInput {
  readonly documents: readonly ContentDocument[];
  /** Ids of translations whose source has changed since. */
  readonly stale: ReadonlySet<string>;
  readonly now: Date;
}

export function computeMatrix({documents, stale, now}: MatrixInput): MatrixRow[] {
  const legal = toLegalRows(documents);
  return [
    ...groupByPath(documents).map((versions) => pageRow(versions, stale)),
    ...legal.documents.map((document) => legalRow(document, legal, now)),
  ].sort(byPlace);
}

/** Language versions by address. The draft of a published page changes nothing until it is published, not even where. */
function groupByPath(documents: readonly ContentDocument[]): PageDocument[][] {
  const pages = documents.flatMap((document) => toPageDocument(document) ?? []);
  const published = new Set(pages.filter(({isDraft}) => !isDraft).map(({id}) => id));
  const counted = pages.filter(({isDraft, id}) => !isDraft || !published.has(id));
  return [...Map.groupBy(counted, ({path}) => path).values()];
}

function pageRow(versions: readonly PageDocument[], stale: ReadonlySet<string>): MatrixRow {
  const source = sourceOf(versions);
  return {
    path: source.path,
    kind: "page",
    type: source.type,
    title: source.title,
    sourceId: source.id,
    group: source.group,
    isUnlisted: source.isUnlisted,
    cells: listMarkets().map((market) => pageCell(versions, market, stale)),
  };
}

/** English before the others, general before a region's variant, published before draft. */
function sourceOf(versions: readonly PageDocument[]): PageDocument {
  const rank = (version: PageDocument) =>
    (version.locale === "en" ? 0 : 4) +
    (version.availability.mode === "only" ? 2 : 0) +
    (version.isDraft ? 1 : 0);
  return versions.reduce((best, version) => (rank(version) < rank(best) ? version : best));
}

function legalRow({id, kind, path, title}: LegalDocumentRow, legal: LegalRows, now: Date): MatrixRow {
  return {
    path,
    kind: "legal",
    type: "legalDocument",
    title,
    sourceId: id,
    group: null,
    isUnlisted: false,
    cells: listMarkets().map((market) => legalCell(legal, kind, market, now)),
  };
}

/** Pages in the order of the sidebar, law last. */
function byPlace(one: MatrixRow, other: MatrixRow): number {
  const rankOf = ({kind, type}: MatrixRow) =>
    kind === "legal" ? PAGE_TYPES.length : PAGE_TYPES.indexOf(type);
  return rankOf(one) - rankOf(other) || one.path.localeCompare(other.path, "en");
}
