import {AVAILABLE} from "@gradus/schemas/filters";
import {LEGAL_PATHS} from "@gradus/schemas/routes";
import {type DocumentResolver, defineDocuments} from "sanity/presentation";
import {FIXED_PAGES} from "../../structure/fixed-types.ts";

/**
 * The tool puts a filter into `*[…][0]`. This one closes the bracket early to order the documents first: selecting the
 * best one inside the filter would run a query for every document.
 */
const bestOf = (condition: string, order: string) => `${condition}] | order(${order})[0...1`;

/** The page in the address's language, or the English one shown in its place; a region's own before the general. */
const pageFilter = (types: readonly string[]) =>
  bestOf(
    `_type in ${JSON.stringify(types)} && slug.current == $slug && locale in [$locale, "en"] && ${AVAILABLE}`,
    'select(locale == $locale => 0, 1) asc, select(availability.mode == "only" => 0, 1) asc',
  );

const SCOPE = `*[_type == "regionSettings" && region == $region][0].legal.scope`;
const TODAY = `string::split(string(now()), "T")[0]`;
const legalFilter = (when: string) =>
  bestOf(
    `_type == "legalText" && kind == $kind && locale in [$locale, "en"] && ${when}
      && scope in ["base", ${SCOPE}] && version->sealed == true`,
    'select(scope == "base" => 1, 0) asc, effectiveFrom desc, select(locale == $locale => 0, 1) asc',
  );

function pages(route: string, types: readonly string[], fixedSlug?: string): DocumentResolver {
  return {
    route: `/:region/:locale${route}`,
    filter: pageFilter(types),
    params: ({params}) => ({
      region: params.region ?? "",
      locale: params.locale ?? "",
      slug: fixedSlug ?? params.slug ?? "",
    }),
  };
}

/** Addresses of a legal document: without a day the words in force, else those of that day. */
function legal(path: string): DocumentResolver[] {
  const kind = path.slice(1);
  const resolver = (route: string, when: string): DocumentResolver => ({
    route: `/:region/:locale${route}`,
    filter: legalFilter(when),
    params: ({params: {region = "", locale = "", day = ""}}) => ({region, locale, day, kind}),
  });
  return [
    resolver(path, `effectiveFrom <= ${TODAY}`),
    resolver(`${path}/versions`, `effectiveFrom <= ${TODAY}`),
    resolver(`${path}/versions/:day`, "effectiveFrom == $day"),
    resolver(`${path}/compare`, `effectiveFrom <= ${TODAY}`),
  ];
}

/** Which document a page of the site mainly shows: it opens beside the preview. The first route that fits decides. */
export const mainDocuments = defineDocuments([
  pages("", ["homePage"], "home"),
  ...LEGAL_PATHS.flatMap(legal),
  pages("/store/:slug", ["productPage"]),
  pages("/landing/:slug", ["landingPage"]),
  pages("/collections/:slug", ["collection"]),
  pages("/coach-program/apply", ["systemPage"], "coach-apply"),
  pages("/:slug", FIXED_PAGES),
]);
