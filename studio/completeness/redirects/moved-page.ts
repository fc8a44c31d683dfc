import {textAt} from "@gradus/schemas/completeness/content-document";
import {pagePath} from "@gradus/schemas/page-path";
import type {SanityDocument} from "sanity";

export interface MovedPage {
  readonly from: string;
  readonly to: string;
}

/** Where a published page was and where its draft would put it, or null when it stays. */
export function movedPage(published: SanityDocument | null, draft: SanityDocument | null): MovedPage | null {
  const from = pathOf(published);
  const to = pathOf(draft);
  return from !== null && to !== null && from !== to ? {from, to} : null;
}

function pathOf(document: SanityDocument | null): string | null {
  const slug = document && textAt(document, "slug.current");
  return document && slug ? pagePath({type: document._type, slug}) : null;
}
