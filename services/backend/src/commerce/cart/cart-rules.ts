import {CART_BOUNDS, type CartNotice, type CartOp} from "../../contract/cart.ts";
import type {ClipColour} from "../../contract/clip-colours.ts";
import {AppError} from "../../core/errors.ts";
import {isSold, type PriceList, planOf} from "./price-list.ts";

export interface Item {
  readonly sku: string;
  readonly offer_code: string | null;
  readonly clip: ClipColour | null;
}

export interface Line extends Item {
  readonly qty: number;
}

type ItemOp = Extract<CartOp, {sku: string}>;

/** Word for word what people read, too. */
const NO_MORE = "You cannot add more of this item to your cart.";

export function maxOf(lines: readonly Line[], item: Item, priceList: PriceList): number {
  const others = lines.filter((line) => !isSame(line, item));
  const limit = priceList.products.get(item.sku)?.quantity_limit ?? 0;
  const ofProduct = limit - units(others.filter(({sku}) => sku === item.sku));
  return Math.max(0, Math.min(ofProduct, CART_BOUNDS.units - units(others)));
}

/** Throws the error that the customer sees; nothing is changed then. */
export function applyOp(lines: readonly Line[], op: ItemOp, priceList: PriceList): readonly Line[] {
  const item = toItem(op, priceList);
  if (op.op === "remove") return lines.filter((line) => !isSame(line, item));
  const before = lines.find((line) => isSame(line, item));
  if (op.op === "set" && !before) throw new AppError("unknown_sku", "The cart has no such line");
  requireSold(priceList, item);
  const qty = op.op === "add" ? (before?.qty ?? 0) + op.qty : op.qty;
  const changed = {...item, qty};
  const after = before ? lines.map((line) => (line === before ? changed : line)) : [...lines, changed];
  requireRoom(after, changed, priceList);
  requireOnePlan(after, priceList);
  return after;
}

/** The offer that brings nothing along is the product by itself: one line, not two. Only hardware comes with a clip. */
function toItem({sku, offer = null, clip = null}: ItemOp, priceList: PriceList): Item {
  const isPlain = offer !== null && priceList.offers.get(offer)?.plan_code === null;
  return {
    sku,
    offer_code: isPlain && priceList.offers.get(offer)?.hardware_sku === sku ? null : offer,
    clip: priceList.products.get(sku)?.kind === "hardware" ? clip : null,
  };
}

function requireSold(priceList: PriceList, item: Item) {
  if (isSold(priceList, item)) return;
  throw new AppError("unknown_sku", "Nothing of this name is sold here", {params: {sku: item.sku}});
}

function requireRoom(lines: readonly Line[], line: Line, priceList: PriceList) {
  const max = maxOf(lines, line, priceList);
  if (line.qty <= max && lines.length <= CART_BOUNDS.lines) return;
  throw new AppError("quantity_limit", NO_MORE, {params: {sku: line.sku, max}});
}

function requireOnePlan(lines: readonly Line[], priceList: PriceList) {
  if (lines.filter(({offer_code}) => planOf(priceList, offer_code)).length <= 1) return;
  throw new AppError("plan_conflict", "A cart has room for one membership");
}

export interface CartAdjustment {
  readonly lines: readonly Line[];
  readonly notices: readonly CartNotice[];
}

export function dropUnsold(lines: readonly Line[], priceList: PriceList): CartAdjustment {
  const notices = lines
    .filter((line) => !isSold(priceList, line))
    .map(({sku}) => ({code: "line_dropped" as const, sku, params: {}}));
  return {lines: lines.filter((line) => isSold(priceList, line)), notices};
}

/** As many of each as there is room for; what was cut is named. */
export function mergeLines(
  into: readonly Line[],
  from: readonly Line[],
  priceList: PriceList,
): CartAdjustment {
  return from.reduce<CartAdjustment>((adjusted, line) => addUpTo(adjusted, line, priceList), {
    lines: into,
    notices: [],
  });
}

function addUpTo({lines, notices}: CartAdjustment, line: Line, priceList: PriceList): CartAdjustment {
  const hasPlan = lines.some(({offer_code}) => planOf(priceList, offer_code));
  if (hasPlan && planOf(priceList, line.offer_code) && !lines.some((known) => isSame(known, line))) {
    const notice = {code: "plan_dropped" as const, sku: line.sku, params: {}};
    const plain = {...line, offer_code: null};
    const rest = {lines, notices: [...notices, notice]};
    return isSold(priceList, plain) ? addUpTo(rest, plain, priceList) : rest;
  }
  const before = lines.find((known) => isSame(known, line));
  const max = maxOf(lines, line, priceList);
  const totalQty = (before?.qty ?? 0) + line.qty;
  const isFull = !before && lines.length === CART_BOUNDS.lines;
  const qty = isFull ? 0 : Math.min(totalQty, max);
  const others = lines.filter((known) => known !== before);
  const cut = {code: "quantity_reduced" as const, sku: line.sku, params: {max}};
  return {
    lines: qty > 0 ? [...others, {...line, qty}] : others,
    notices: qty < totalQty ? [...notices, cut] : notices,
  };
}

export interface PaidLine extends Line {
  readonly kind: "hardware" | "clip" | "apparel" | "virtual";
  readonly plan: object | null;
}

/**
 * What is left to buy of the lines once others were paid. A line holds one membership, however many units it has: with it
 * the rest of the line is the product alone.
 */
export function withoutPaid(lines: readonly Line[], paid: readonly PaidLine[]): readonly Line[] {
  const left: Line[] = [];
  for (const line of lines) {
    const same = paid.filter((other) => isSame(other, line));
    const isMembershipPaid = same.some(({plan}) => plan !== null);
    const isMembershipAlone = isMembershipPaid && same.some(({kind}) => kind === "virtual");
    const qty = isMembershipAlone ? 0 : line.qty - units(same);
    const rest = {...line, offer_code: isMembershipPaid ? null : line.offer_code};
    if (qty <= 0) continue;
    const known = left.findIndex((other) => isSame(other, rest));
    if (known < 0) left.push({...rest, qty});
    else left[known] = {...rest, qty: qty + (left[known]?.qty ?? 0)};
  }
  return left;
}

function isSame(one: Item, other: Item) {
  return one.sku === other.sku && one.offer_code === other.offer_code && one.clip === other.clip;
}

function units(lines: readonly Line[]) {
  return lines.reduce((all, {qty}) => all + qty, 0);
}
