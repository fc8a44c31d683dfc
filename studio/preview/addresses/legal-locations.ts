import {listMarkets, parseMarket} from "@gradus/schemas/markets";
import {z} from "zod";
import {addressOf} from "./site-address.ts";

/** The words a legal document shows, and where. `$id` is a text, a version or the document itself. */
export const LEGAL_QUERY = `*[_id == $id][0]{
  "type": _type, kind, locale, scope, effectiveFrom,
  "isSealed": select(_type == "legalText" => version->sealed, sealed) == true,
  "previous": select(_type == "legalText" => version->previous->effectiveFrom, previous->effectiveFrom),
  "path": *[_type == "legalDocument" && kind == ^.kind][0].path,
  "inForce": *[_type == "legalVersion" && kind == ^.kind && scope == ^.scope && sealed == true
    && effectiveFrom <= $today] | order(effectiveFrom desc)[0].effectiveFrom,
  "regions": *[_type == "regionSettings"]{region, "scope": legal.scope}
}`;

const text = z.string().nullable();
export const legalRow = z.object({
  type: z.string(),
  kind: text,
  locale: text,
  scope: text,
  effectiveFrom: text,
  isSealed: z.boolean(),
  previous: text,
  path: text,
  inForce: text,
  regions: z.array(z.object({region: z.string(), scope: text})),
});
export type LegalRow = z.infer<typeof legalRow>;

export interface LegalLocation {
  readonly title: string;
  readonly href: string;
}

export function legalLocations(row: LegalRow): LegalLocation[] {
  const market = marketOf(row);
  if (row.path === null || market === null) return [];
  const page = (title: string, path: string) => ({title, href: addressOf(path, market)});
  if (row.type === "legalDocument")
    return [page("In force", row.path), page("All versions", `${row.path}/versions`)];
  if (!row.isSealed || row.effectiveFrom === null) return [];
  return [
    ...(row.effectiveFrom === row.inForce ? [page("In force", row.path)] : []),
    page("This version", `${row.path}/versions/${row.effectiveFrom}`),
    ...(row.previous
      ? [page("Compared", `${row.path}/compare?from=${row.previous}&to=${row.effectiveFrom}`)]
      : []),
  ];
}

/** The first market in which the words are law in their own language. */
function marketOf({locale, scope, regions}: LegalRow) {
  const inScope = listMarkets().filter((market) =>
    regions.some(({region, scope: own}) => region === market.region && (scope === null || scope === own)),
  );
  const best = inScope.find((market) => locale === null || market.locale === locale) ?? inScope[0];
  return best ? parseMarket(best.region, best.locale) : null;
}
