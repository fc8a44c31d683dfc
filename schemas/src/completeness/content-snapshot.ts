import {textHash} from "../legal/text-hash.ts";
import {listMarkets, type MarketParams} from "../markets.ts";
import {type ContentDocument, publishedId, stageOf, textAt} from "./content-document.ts";
import {type LegalRows, toLegalRows} from "./legal-rows.ts";
import {computeMatrix, type MatrixRow} from "./matrix.ts";
import {type RedirectRow, toRedirect} from "./redirects.ts";
import {findStale} from "./stale.ts";

export interface ContentSnapshot {
  readonly now: Date;
  readonly published: readonly ContentDocument[];
  readonly drafts: readonly ContentDocument[];
  readonly matrix: readonly MatrixRow[];
  readonly rowByPath: ReadonlyMap<string, MatrixRow>;
  readonly legal: LegalRows;
  readonly redirects: readonly RedirectRow[];
  /** Ids of translations whose source has changed since. */
  readonly stale: ReadonlySet<string>;
  /** Ids of sealed legal texts whose words differ from those that were sealed. */
  readonly alteredTexts: ReadonlySet<string>;
}

export async function createContentSnapshot(
  documents: readonly ContentDocument[],
  now: Date,
): Promise<ContentSnapshot> {
  const published = documents.filter(({_id}) => stageOf(_id) === "published");
  const stale = await findStale(documents);
  const matrix = computeMatrix({documents, stale, now});
  return {
    now,
    published,
    drafts: documents.filter(({_id}) => stageOf(_id) === "draft"),
    matrix,
    rowByPath: new Map(matrix.map((row) => [row.path, row])),
    legal: toLegalRows(documents),
    redirects: published.flatMap((document) => toRedirect(document) ?? []),
    stale,
    alteredTexts: await findAlteredTexts(published),
  };
}

const hashes = new WeakMap<ContentDocument, Promise<string>>();

async function findAlteredTexts(published: readonly ContentDocument[]): Promise<ReadonlySet<string>> {
  const broken = new Set<string>();
  for (const document of published) {
    const sealed = textAt(document, "contentHash");
    if (document._type !== "legalText" || !sealed) continue;
    const hash = hashes.get(document) ?? textHash(document);
    hashes.set(document, hash);
    if ((await hash) !== sealed) broken.add(document._id);
  }
  return broken;
}

export const ofType = (documents: readonly ContentDocument[], type: string): ContentDocument[] =>
  documents.filter(({_type}) => _type === type);

/**
 * The markets whose visitors can see a document: for a page, the markets that show it; for any other document, all
 * markets in its language, or every market if it has no language.
 */
export function marketsOf({matrix}: ContentSnapshot, document: ContentDocument): readonly MarketParams[] {
  const id = publishedId(document._id);
  const cells = matrix.flatMap((row) => row.cells.filter(({shown}) => shown?.id === id));
  if (cells.length > 0 || textAt(document, "slug.current")) return cells.map(({market}) => market);
  const locale = textAt(document, "locale");
  return locale === null ? listMarkets() : listMarkets().filter((market) => market.locale === locale);
}
