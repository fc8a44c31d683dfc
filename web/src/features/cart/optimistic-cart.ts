import type {CART_BOUNDS, Cart, CartLine, CartOp} from "@gradus/backend/contract/cart";

/** How many steps one change may have. Only its type crosses over: the contract would bring its schemas along. */
const OPS: (typeof CART_BOUNDS)["ops"] = 24;

// A prediction of the cart after a change, shown until the server returns the actual one.

/** Which line: what two of them never share. */
export function lineKey({sku, offer, clip}: Pick<CartLine, "sku" | "offer" | "clip">): string {
  return [sku, offer ?? "", clip ?? ""].join(" ");
}

export const itemOf = ({sku, offer, clip}: CartLine) => ({sku, offer, clip});

export function withQty(cart: Cart, line: CartLine, qty: number): Cart {
  const key = lineKey(line);
  return withLines(
    cart,
    cart.lines.map((known) => (lineKey(known) === key ? {...known, qty, total: known.unit * qty} : known)),
  );
}

export function withoutLine(cart: Cart, line: CartLine): Cart {
  const key = lineKey(line);
  return withLines(
    cart,
    cart.lines.filter((known) => lineKey(known) !== key),
  );
}

export function withLineAt(cart: Cart, line: CartLine, index: number): Cart {
  return withLines(cart, cart.lines.toSpliced(index, 0, line));
}

/**
 * Puts a line back where it was: what came after it is taken out and added behind it, all at once. A cart that would
 * need more steps than one change may have gets it at its end.
 */
export function restoreOps(cart: Cart, line: CartLine, index: number): CartOp[] {
  const add = (one: CartLine): CartOp => ({op: "add", ...itemOf(one), qty: one.qty});
  const later = cart.lines.slice(index);
  if (1 + 2 * later.length > OPS) return [add(line)];
  const removals = later.map((one): CartOp => ({op: "remove", ...itemOf(one)}));
  return [...removals, add(line), ...later.map(add)];
}

export function withoutPromo(cart: Cart): Cart {
  return {...cart, promo: null, discount: 0, estimated_total: cart.subtotal};
}

function withLines(cart: Cart, lines: readonly CartLine[]): Cart {
  const subtotal = lines.reduce((sum, line) => sum + line.total + (line.membership?.due_today ?? 0), 0);
  const discount = Math.min(cart.discount, subtotal);
  const quantity = lines.reduce((sum, {qty}) => sum + qty, 0);
  return {...cart, lines: [...lines], quantity, subtotal, discount, estimated_total: subtotal - discount};
}
