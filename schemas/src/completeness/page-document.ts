import type {Availability} from "../fields/address-overlap.ts";
import {isLocale, type Locale, type Region} from "../markets.ts";
import {pagePath} from "../page-path.ts";
import {findRoute} from "../routes.ts";
import {
  type ContentDocument,
  fieldAt,
  publishedId,
  stageOf,
  textAt,
  textsAt,
  titleOf,
} from "./content-document.ts";

export interface PageDocument {
  /** Without `drafts.`. */
  readonly id: string;
  readonly isDraft: boolean;
  readonly type: string;
  readonly slug: string;
  readonly locale: Locale;
  readonly path: string;
  readonly title: string;
  readonly group: string | null;
  readonly availability: Availability;
  readonly isUnlisted: boolean;
}

/** Null for what is no page with an address of its own: registers, versions of a release, pages still to be built. */
export function toPageDocument(document: ContentDocument): PageDocument | null {
  const stage = stageOf(document._id);
  const slug = textAt(document, "slug.current");
  const locale = textAt(document, "locale") ?? "";
  if (stage === "version" || slug === null || !isLocale(locale)) return null;
  const path = pagePath({type: document._type, slug});
  if (path === null || !findRoute(path)?.built) return null;
  return {
    id: publishedId(document._id),
    isDraft: stage === "draft",
    type: document._type,
    slug,
    locale,
    path,
    title: titleOf(document),
    group: textAt(document, "translationGroup"),
    availability: {
      mode: textAt(document, "availability.mode") ?? "all",
      regions: textsAt(document, "availability.regions"),
    },
    isUnlisted: fieldAt(document, "seo.noindex") === true,
  };
}

export function isOffered(availability: Availability, region: Region): boolean {
  const regions = availability.regions ?? [];
  if (availability.mode === "only") return regions.includes(region);
  if (availability.mode === "except") return !regions.includes(region);
  return true;
}
