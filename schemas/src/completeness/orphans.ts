import {publishedId} from "./content-document.ts";
import type {ContentSnapshot} from "./content-snapshot.ts";
import type {Link} from "./links.ts";
import type {MatrixRow} from "./matrix.ts";
import {pathOnly} from "./redirects.ts";

export interface OrphanPage {
  readonly path: string;
  readonly id: string;
  readonly type: string;
  readonly title: string;
  /** Excluded from search engines: a campaign page is often meant to be reached by its address alone. */
  readonly isUnlisted: boolean;
}

// Code links to these types: the store lists products, /collections lists collections, and header, footer and forms
// link to coded pages.
const LINKED_BY_CODE = new Set(["homePage", "systemPage", "productPage", "collection"]);

/** Pages to which no other page, menu or footer links. */
export function listOrphans({matrix}: ContentSnapshot, links: readonly Link[]): OrphanPage[] {
  const linkedFrom = Map.groupBy(links, ({target}) => pathOnly(target));
  return matrix
    .filter(
      ({kind, type, cells}) => kind === "page" && !LINKED_BY_CODE.has(type) && cells.some(({shown}) => shown),
    )
    .filter((row) => !(linkedFrom.get(row.path) ?? []).some((link) => !isSelfLink(row, link)))
    .map(({path, sourceId, type, title, isUnlisted}) => ({path, id: sourceId, type, title, isUnlisted}));
}

const isSelfLink = ({cells}: MatrixRow, {document}: Link) =>
  cells.some(({shown}) => shown?.id === publishedId(document._id));
