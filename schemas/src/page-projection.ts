import {SHOWN} from "./filters.ts";
import {sectionsProjection} from "./sections/projections.ts";

export const pageSections = `"sections": sections[${SHOWN}]{_key, _type, anchor, ${sectionsProjection}}`;

export const pageHead = `
  _id, _type, "updatedAt": _updatedAt, "shownLocale": locale, "isFallback": locale != $chain[0], translationGroup,
  "slug": slug.current, title, pure,
  seo{title, description, noindex, socialArt{generator, params, decorative, alt}},
  "alternates": *[_type == ^._type && slug.current == ^.slug.current]{
    locale, availability{mode, regions}, "noindex": seo.noindex, "updatedAt": _updatedAt
  }
`;

/** Parameters: $region $locale $chain $now $today $scope. */
export const pageProjection = `${pageHead}, ${pageSections}`;
