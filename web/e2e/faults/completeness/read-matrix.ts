import type {Cell} from "@gradus/schemas/completeness/cell";
import type {ContentDocument} from "@gradus/schemas/completeness/content-document";
import {computeMatrix, type MatrixRow} from "@gradus/schemas/completeness/matrix";
import {SNAPSHOT_QUERY, SNAPSHOT_TYPES} from "@gradus/schemas/completeness/snapshot-query";
import {findStale} from "@gradus/schemas/completeness/stale";
import type {SanityClient} from "@sanity/client";
import type {Seen} from "./seen-page";

/** The matrix as the Studio shows it, from the same question to the lake. */
export async function readMatrix(lake: SanityClient): Promise<MatrixRow[]> {
  const documents = await lake.fetch<ContentDocument[]>(
    SNAPSHOT_QUERY,
    {types: SNAPSHOT_TYPES},
    {perspective: "raw"},
  );
  return computeMatrix({documents, stale: await findStale(documents), now: new Date()});
}

/** What the matrix promises a visitor. */
export function promised({shown, market}: Cell): Seen {
  if (shown === null) return "none";
  return shown.locale === market.locale ? "own" : `in ${shown.locale}`;
}

/** `/faq fr/fr: live`, for every cell. */
export function describeCells(rows: readonly MatrixRow[]): string[] {
  return rows.flatMap(({path, cells}) =>
    cells.map(({market, state}) => `${path} ${market.region}/${market.locale}: ${state}`),
  );
}
