import type {CART_BOUNDS, Cart, CartOp} from "@gradus/backend/contract/cart";
import {CLIP_COLOURS} from "@gradus/backend/contract/clip-colours";

/** Only its type crosses over: the contract would bring its schemas along. */
const BOUNDS: typeof CART_BOUNDS = {lines: 12, units: 20, ops: 24};
const NAME = "items";
const CODE = /^[a-z0-9-]{1,40}$/;

export type SharedItem = Omit<Extract<CartOp, {op: "add"}>, "op">;

/**
 * The address where another visitor finds the same items, at the prices of that day. The items stand behind `#`, so no
 * server receives what a link holds, and no cart is readable by those who have the link.
 */
export function shareAddress({lines}: Pick<Cart, "lines">, cartHref: string): string {
  const items = lines.map(({sku, offer, clip, qty}) => [sku, offer ?? "", clip ?? "", qty].join("."));
  return `${cartHref}#${NAME}=${items.join(",")}`;
}

/** What an address holds of it; empty when it was cut off or made up. */
export function itemsInAddress(hash: string): readonly SharedItem[] {
  const itemTexts = hash.startsWith(`#${NAME}=`) ? hash.slice(NAME.length + 2).split(",") : [];
  const items = itemTexts.flatMap((item) => parseItem(item) ?? []);
  return items.length === itemTexts.length && items.length <= BOUNDS.lines ? items : [];
}

function parseItem(item: string): SharedItem | null {
  const [sku = "", offer = "", clip = "", qty = "", ...rest] = item.split(".");
  const count = Number(qty);
  const colour = CLIP_COLOURS.find((known) => known === clip) ?? null;
  const isKnown = CODE.test(sku) && (offer === "" || CODE.test(offer)) && (clip === "" || colour !== null);
  const isCount = /^\d+$/.test(qty) && count >= 1 && count <= BOUNDS.units;
  return isKnown && isCount && rest.length === 0
    ? {sku, offer: offer || null, clip: colour, qty: count}
    : null;
}
