import {LIVE_CLAIM, TARGETED} from "@gradus/schemas/filters";
import {localized} from "@gradus/schemas/localized";
import type {MarketParams} from "@gradus/schemas/markets";
import type {TokenContext} from "@gradus/web/resolve-text";
import {z} from "zod";

/** A claim that is not live is listed, but cannot be chosen. */
interface ListedClaim {
  readonly key: string;
  readonly phrase: string;
  readonly validTo: string;
  readonly isLive: boolean;
}

/** Values of tokens in one market today, and the claims, including those that are not live there. */
export interface MarketValues extends TokenContext {
  readonly claims: readonly ListedClaim[];
  readonly catalog: Prices | null;
}

const QUERY = `{
  "region": *[_type == "regionSettings" && region == $region][0]{
    "provider": provider.legalName, "supportEmail": provider.supportEmail
  },
  "claims": *[_type == "claim"] | order(key.current asc){
    "key": key.current, "phrase": ${localized("phrase")}, validTo, "isLive": ${LIVE_CLAIM}
  },
  "trial": *[_type == "returnPolicy" && ${TARGETED}][0]{
    "label": ${localized("label")}, "labelStart": ${localized("labelStart")}
  },
  "shipping": *[_type == "shippingPolicy" && ${TARGETED}][0]{
    "label": ${localized("label")}, "labelStart": ${localized("labelStart")}
  },
  "notes": *[_type == "datedNote" && ${TARGETED}]{
    "key": key.current,
    "text": select(hideAfter < $today => null, switchOn <= $today => ${localized("after")}, ${localized("before")})
  }
}`;

const policy = z.object({label: z.string(), labelStart: z.string()}).nullable();
const registers = z.object({
  region: z.object({provider: z.string().nullable(), supportEmail: z.string().nullable()}).nullable(),
  claims: z.array(
    z.object({
      key: z.string(),
      phrase: z.string().nullable(),
      validTo: z.string(),
      isLive: z.boolean().nullable(),
    }),
  ),
  trial: policy,
  shipping: policy,
  notes: z.array(z.object({key: z.string(), text: z.string().nullable()})),
});

const catalog = z.object({
  data: z.object({
    currency: z.string(),
    products: z.array(z.object({sku: z.string(), name: z.string(), amount: z.number().nullable()})),
    plans: z.array(
      z.object({
        code: z.string(),
        amount: z.number(),
        interval: z.enum(["daily", "weekly", "monthly", "yearly"]),
        interval_count: z.number(),
        commitment_months: z.number(),
      }),
    ),
    offers: z.array(
      z.object({
        code: z.string(),
        hardware_sku: z.string().nullable(),
        plan_code: z.string().nullable(),
        saving_percent: z.number().nullable(),
        commitment_months: z.number(),
      }),
    ),
  }),
});

export type Prices = z.infer<typeof catalog>["data"];

interface Sources {
  query(groq: string, params: Record<string, unknown>): Promise<unknown>;
  /** The shop's answer for a market. */
  prices(market: MarketParams): Promise<unknown>;
}

/** Prices may be missing: editing goes on while the shop does not answer. */
export async function readMarketValues(
  market: MarketParams,
  today: string,
  {query, prices}: Sources,
): Promise<MarketValues> {
  const [answer, shop] = await Promise.all([
    query(QUERY, {...market, today}),
    prices(market)
      .then((reply) => catalog.parse(reply).data)
      .catch(() => null),
  ]);
  const {region, claims, trial, shipping, notes} = registers.parse(answer);
  const listed = claims.map(({phrase, isLive, ...claim}) => ({
    ...claim,
    phrase: phrase ?? claim.key,
    isLive: isLive === true,
  }));
  const live = listed.filter((claim) => claim.isLive);
  return {
    market,
    claims: listed,
    catalog: shop,
    values: {
      claims: Object.fromEntries(live.map(({key, phrase}) => [key, {phrase}])),
      policies: {...(trial && {trial}), ...(shipping && {shipping})},
      notes: Object.fromEntries(notes.flatMap(({key, text}) => (text === null ? [] : [[key, text]]))),
      provider: region?.provider ?? null,
      supportEmail: region?.supportEmail ?? null,
    },
  };
}
