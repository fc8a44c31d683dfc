import {market as marketOf, regionOfCountry} from "@gradus/schemas/markets";
import type {DocumentTax} from "../../contract/order-documents.ts";
import {allocate, exact, sum} from "../money/money.ts";
import type {OrderLineRow, OrderRow} from "../orders/order-repository.ts";
import type {PaidTax} from "../orders/payment-facts.ts";

/**
 * The amount that a document charges or credits for one line of its order. The parts of all documents of an order add
 * up to the amount charged so far, so a correction needs no other data to know what is left.
 */
export interface DocumentPart {
  /** 0 for what the payment held beside the lines, or for all of it where they do not add up. */
  readonly line_no: number;
  /** With its tax. */
  readonly total: number;
  readonly tax: number;
  readonly taxes: readonly PaidTax[];
}

const NO_LINE = 0;

type Sums = Pick<OrderRow, "region" | "total" | "tax" | "subtotal" | "discount" | "shipping">;
type Line = Pick<OrderLineRow, "line_no" | "total" | "tax" | "taxes">;
type Places = Pick<OrderRow, "shipping_address" | "billing_address">;

/** The store's prices hold the tax where the sum does not grow by it; without any tax, where the region's prices do. */
export const hasTaxInside = ({region, tax, subtotal, discount, shipping, total}: Sums) =>
  tax === 0 ? marketOf(region).tax.mode === "inclusive" : total === subtotal - discount + shipping;

export function partsOfOrder(order: Sums & Places, lines: readonly Line[]): DocumentPart[] {
  const rest = {
    line_no: NO_LINE,
    total: order.total - sum(lines.map(({total}) => total)),
    tax: order.tax - sum(lines.map(({tax}) => tax)),
  };
  const isSum = rest.total >= 0 && rest.tax >= 0 && rest.tax <= rest.total;
  if (!isSum) return [withTaxes({line_no: NO_LINE, total: order.total, tax: order.tax}, order, null)];
  const parts = lines.map(({line_no, total, tax, taxes}) => withTaxes({line_no, total, tax}, order, taxes));
  return rest.total > 0 ? [...parts, withTaxes(rest, order, null)] : parts;
}

type Bare = Omit<DocumentPart, "taxes">;

function withTaxes(part: Bare, order: Sums & Places, recorded: readonly PaidTax[] | null): DocumentPart {
  const isComplete = recorded !== null && sum(recorded.map(({amount}) => amount)) === part.tax;
  if (isComplete) return {...part, taxes: ratesOf(part, recorded)};
  const {country, state} = order.shipping_address ?? order.billing_address ?? {country: null, state: null};
  const percent = hasTaxInside(order) ? knownRate(part, country) : null;
  return {...part, taxes: part.tax === 0 ? [] : [{percent, country, state, amount: part.tax}]};
}

/**
 * The tax rates of a line. A provider reports the tax of hardware separately from that of membership, and state tax
 * separately from city tax: where their percentages together match the tax of the whole line, they are one rate.
 */
function ratesOf({total, tax}: Bare, recorded: readonly PaidTax[]): PaidTax[] {
  const [first] = recorded;
  if (first && recorded.every((one) => placeKey(one) === placeKey(first))) {
    const percents = recorded.map(({percent}) => percent ?? Number.NaN);
    const isRate = (percent: number) => Math.abs(((total - tax) * percent) / 100 - tax) <= recorded.length;
    const percent = [[...new Set(percents)], percents].map(addPercents).find(isRate);
    if (percent !== undefined) return [{...first, percent, amount: tax}];
  }
  return sumTaxes(recorded.filter(({amount}) => amount !== 0));
}

/** Without what binary fractions add, as in 6.1 + 0.2. */
const addPercents = (percents: readonly number[]) =>
  Number(percents.reduce((all, percent) => all + percent, 0).toFixed(4));

const placeKey = ({country, state}: Pick<PaidTax, "country" | "state">) => `${country} ${state}`;

/** The ordinary rate of the country, where the amount is what it comes to. For lines without a recorded rate. */
function knownRate({total, tax}: Bare, country: string | null): number | null {
  const rate = country === null ? null : marketOf(regionOfCountry(country)).tax.rate;
  if (rate === null) return null;
  // A line may hold a membership that was taxed by itself: then a cent is rounded twice.
  return Math.abs(tax - Math.round((total * rate) / (100 + rate))) <= 1 ? rate : null;
}

export function sumParts(documents: readonly (readonly DocumentPart[])[]): DocumentPart[] {
  const byLine = Map.groupBy(documents.flat(), ({line_no}) => line_no);
  return [...byLine].map(([line_no, parts]) => ({
    line_no,
    total: sum(parts.map(({total}) => total)),
    tax: sum(parts.map(({tax}) => tax)),
    taxes: sumTaxes(parts.flatMap(({taxes}) => taxes)),
  }));
}

function sumTaxes(taxes: readonly PaidTax[]): PaidTax[] {
  const byRate = Map.groupBy(taxes, rateKey);
  return [...byRate.values()].flatMap((same) =>
    same[0] ? [{...same[0], amount: sum(same.map(({amount}) => amount))}] : [],
  );
}

const rateKey = ({percent, ...address}: Omit<PaidTax, "amount">) => `${percent} ${placeKey(address)}`;

export const negate = (parts: readonly DocumentPart[]): DocumentPart[] =>
  parts.map((part) => ({
    ...part,
    total: exact(0 - part.total),
    tax: exact(0 - part.tax),
    taxes: part.taxes.map((tax) => ({...tax, amount: exact(0 - tax.amount)})),
  }));

/**
 * Takes an amount from what is left: from a line as far as it holds so much, the rest from all others by what they hold.
 * Each gives its share of tax, and the last of it gives all that is left. Both sides are positive.
 *
 * @param line_no null where the amount belongs to no line
 */
export function takeParts(
  left: readonly DocumentPart[],
  amount: number,
  line_no: number | null,
): DocumentPart[] {
  const own = left.find((part) => part.line_no === line_no);
  const ofOwn = Math.min(amount, own?.total ?? 0);
  const others = left.filter((part) => part !== own && part.total > 0);
  const ofOthers = amount - ofOwn;
  if (ofOthers > sum(others.map(({total}) => total))) {
    throw new RangeError(`There are no ${amount} left to correct`);
  }
  const shares =
    ofOthers === 0
      ? []
      : allocate(
          ofOthers,
          others.map(({total}) => total),
        );
  return [
    ...(own && ofOwn > 0 ? [shareOfPart(own, ofOwn)] : []),
    ...others.flatMap((part, index) => (shares[index] ? [shareOfPart(part, shares[index])] : [])),
  ];
}

function shareOfPart(part: DocumentPart, total: number): DocumentPart {
  const tax = total === part.total ? part.tax : roundedShare(part.tax, total, part.total);
  const weights = part.taxes.map(({amount}) => amount);
  const amounts = weights.length === 0 ? [] : allocate(tax, weights);
  const taxes = part.taxes.map((rate, index) => ({...rate, amount: amounts[index] ?? 0}));
  return {line_no: part.line_no, total, tax, taxes};
}

/** `whole * share / of`, half up, in whole numbers. */
function roundedShare(whole: number, share: number, of: number): number {
  return exact((2n * BigInt(whole) * BigInt(share) + BigInt(of)) / (2n * BigInt(of)));
}

/** The tax rows of a document: one for each rate in each place. */
export function taxRows(parts: readonly DocumentPart[]): DocumentTax[] {
  const taxed = parts.flatMap((part) => part.taxes.map((tax) => ({...tax, net: netOf(part, tax)})));
  const byRate = Map.groupBy(taxed, rateKey);
  return [...byRate.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const {percent, country, state} = first;
    const net = sum(same.map((one) => one.net));
    return [{percent, country, state, net, tax: sum(same.map(({amount}) => amount))}];
  });
}

/** What of a part a tax was charged on: all of it, or of several rates what each comes from. */
function netOf({total, tax, taxes}: DocumentPart, {percent, amount}: PaidTax): number {
  if (taxes.length === 1) return exact(total - tax);
  return exact(Math.round(percent ? (100 * amount) / percent : ((total - tax) * amount) / tax));
}

/** In percent, where one rate applies to all of it. */
export function rateOf(parts: readonly DocumentPart[]): number | null {
  const [first, ...others] = parts.flatMap(({taxes}) => taxes.map(({percent}) => percent));
  return first !== undefined && others.every((percent) => percent === first) ? first : null;
}
