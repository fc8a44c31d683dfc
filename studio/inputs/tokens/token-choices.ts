import type {Choice} from "@gradus/schemas/fields/choice-field";
import {dayInWords} from "@gradus/schemas/fields/day-in-words";
import {OFFER_CHOICES, PLAN_CHOICES} from "@gradus/schemas/fields/options";
import {TOKEN_ARGUMENTS, TOKEN_NAMES, type TokenName} from "@gradus/schemas/tokens";
import {resolveText} from "@gradus/web/resolve-text";
import type {MarketValues} from "../values/market-values.ts";

export interface TokenChoice {
  /** `{price:pod}` */
  readonly source: string;
  readonly group: string;
  readonly title: string;
  /** Value in the chosen market today; null if it has none and the text around it would be omitted. */
  readonly value: string | null;
  /** Why it cannot be chosen, or what to know before choosing it. */
  readonly note: string | null;
  readonly isEnded: boolean;
}

const GROUPS: Readonly<Record<TokenName, string>> = {
  price: "Prices",
  saving: "Savings",
  months: "Months of commitment",
  claim: "Claims",
  policy: "Policies",
  note: "Dated notes",
  product: "Names",
  region: "Names",
  currency: "Names",
  provider: "Names",
  supportEmail: "Names",
};
const ORDER: readonly TokenName[] = [
  ...(["price", "claim", "policy", "note", "saving", "months"] as const),
  ...TOKEN_NAMES.filter((name) => GROUPS[name] === "Names"),
];

export function tokenChoices(
  market: MarketValues,
  allowed: readonly TokenName[] = TOKEN_NAMES,
): TokenChoice[] {
  return ORDER.filter((name) => allowed.includes(name)).flatMap((name) => {
    const known: readonly string[] | null | "register" = TOKEN_ARGUMENTS[name];
    if (known === "register") return claimChoices(market);
    if (known === null) return [choice(name, null, market)];
    const choices = known.map((argument) => choice(name, argument, market));
    // An offer without a saving, or without a commitment, is no choice anywhere.
    return name === "saving" || name === "months" ? choices.filter(({value}) => value !== null) : choices;
  });
}

function choice(name: TokenName, argument: string | null, market: MarketValues): TokenChoice {
  const source = argument === null ? `{${name}}` : `{${name}:${argument}}`;
  const value = resolveText(source, market);
  return {
    source,
    group: GROUPS[name],
    title: titleOf(name, argument, market),
    value,
    note: value === null ? missingNote(name, market) : null,
    isEnded: false,
  };
}

const NAME_TITLES: Readonly<Partial<Record<TokenName, string>>> = {
  product: "Brand",
  region: "Region",
  currency: "Currency",
  provider: "Seller",
  supportEmail: "Support e-mail",
};

function titleOf(name: TokenName, argument: string | null, {catalog}: MarketValues): string {
  if (argument === null) return NAME_TITLES[name] ?? name;
  const product = name === "price" ? catalog?.products.find(({sku}) => sku === argument) : undefined;
  const choice = CHOICES[name]?.find(({value}) => value === argument);
  return product?.name ?? choice?.title ?? capitalised(argument.replaceAll("-", " "));
}

/** A plan and an offer can share a code; articles are named by the shop. */
const CHOICES: Readonly<Partial<Record<TokenName, readonly Choice[]>>> = {
  price: PLAN_CHOICES,
  saving: OFFER_CHOICES,
  months: OFFER_CHOICES,
};

function missingNote(name: TokenName, {catalog}: MarketValues): string {
  if (name === "price" && catalog === null) return "The shop does not answer";
  if (name === "price") return "No price in this region";
  return name === "note" ? "Not shown today" : "No value in this region";
}

function claimChoices({claims}: MarketValues): TokenChoice[] {
  return claims.map(({key, phrase, validTo, isLive}) => ({
    source: `{claim:${key}}`,
    group: GROUPS.claim,
    title: capitalised(key.replaceAll("-", " ")),
    value: phrase,
    note: isLive ? `until ${dayInWords(validTo)}` : `not live, valid to ${dayInWords(validTo)}`,
    isEnded: !isLive,
  }));
}

export function insertWords(allowed: readonly TokenName[]): string {
  if (!allowed.includes("price")) return "Insert the seller or its e-mail";
  return allowed.includes("claim") ? "Insert a price, claim or policy" : "Insert a price or policy";
}

export function matchChoices(choices: readonly TokenChoice[], typed: string): TokenChoice[] {
  const needle = typed.toLowerCase().replace(/[{}]/g, "");
  if (needle === "") return [...choices];
  const rank = ({source, title, value, group}: TokenChoice) => {
    if (source.slice(1).toLowerCase().startsWith(needle)) return 0;
    if (title.toLowerCase().startsWith(needle)) return 1;
    return `${source} ${title} ${value ?? ""} ${group}`.toLowerCase().includes(needle) ? 2 : 3;
  };
  return choices
    .map((entry) => ({entry, rank: rank(entry)}))
    .filter((ranked) => ranked.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({entry}) => entry);
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
