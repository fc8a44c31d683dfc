import {brand} from "@gradus/schemas/brand";
import {type MarketParams, market as marketOf} from "@gradus/schemas/markets";
import {ownValue} from "@gradus/schemas/own-value";
import type {TokenName, TokenPart} from "@gradus/schemas/tokens";
import {formatMoney} from "../../lib/format/money";
import {formatPercent} from "../../lib/format/numbers";
import type {TokenValues} from "./token-values";

export interface TokenContext {
  readonly market: MarketParams;
  readonly values: TokenWords;
  /** Null while the shop backend does not answer. */
  readonly catalog: TokenPrices | null;
}

interface TokenWords extends Pick<TokenValues, "notes" | "provider" | "supportEmail"> {
  readonly claims: Readonly<Record<string, {readonly phrase: string}>>;
  readonly policies: Readonly<Record<string, {readonly label: string; readonly labelStart: string}>>;
}

/** In minor units of `currency`. */
interface TokenPrices {
  readonly currency: string;
  readonly products: readonly {readonly sku: string; readonly amount: number | null}[];
  readonly plans: readonly {readonly code: string; readonly amount: number | null}[];
  readonly offers: readonly TokenOffer[];
}

interface TokenOffer {
  readonly code: string;
  readonly saving_percent: number | null;
  readonly commitment_months: number;
}

type Resolver = (argument: string, context: TokenContext, startsSentence: boolean) => string | null;

/** One line per token: a name without a resolver does not compile. */
const RESOLVERS: Readonly<Record<TokenName, Resolver>> = {
  product: () => brand.name,
  region: (_, {market}) => marketOf(market.region).name[market.locale],
  currency: (_, {market}) => marketOf(market.region).currency,
  provider: (_, {values}) => values.provider,
  supportEmail: (_, {values}) => values.supportEmail,
  claim: (key, {values}) => ownValue(values.claims, key)?.phrase ?? null,
  note: (key, {values}) => ownValue(values.notes, key) ?? null,
  policy: (key, {values}, startsSentence) => {
    const policy = ownValue(values.policies, key);
    return (startsSentence ? policy?.labelStart : policy?.label) ?? null;
  },
  price: priceOf,
  saving: (code, {catalog, market}) => {
    const percent = catalog?.offers.find((offer) => offer.code === code)?.saving_percent;
    return percent ? formatPercent(percent, market) : null;
  },
  months: (code, {catalog}) => {
    const months = catalog?.offers.find((offer) => offer.code === code)?.commitment_months;
    return months ? String(months) : null;
  },
};

/** The text that replaces a token in this context, or null when there is none. An empty value counts as none. */
export function tokenValue(token: TokenPart, context: TokenContext, startsSentence: boolean): string | null {
  return RESOLVERS[token.name](token.argument ?? "", context, startsSentence) || null;
}

function priceOf(code: string, {catalog, market}: TokenContext): string | null {
  if (!catalog) return null;
  const product = catalog.products.find(({sku}) => sku === code);
  const amount = product ? product.amount : catalog.plans.find((plan) => plan.code === code)?.amount;
  return amount == null ? null : formatMoney(amount, catalog.currency, market);
}
