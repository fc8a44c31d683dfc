import type {Cart, CartLine} from "@gradus/backend/contract/cart";

export function exampleLine(line: Partial<CartLine>): CartLine {
  const {unit = 1_200, qty = 1} = line;
  return {
    sku: "pod",
    offer: null,
    clip: null,
    kind: "hardware",
    name: "Pod",
    max: 5,
    compare_at: null,
    stock: "in_stock",
    membership: null,
    ...line,
    unit,
    qty,
    total: unit * qty,
  };
}

export function exampleCart(lines: readonly CartLine[], changed: Partial<Cart> = {}): Cart {
  const subtotal = lines.reduce((sum, {total}) => sum + total, 0);
  return {
    id: "crt_1",
    version: 1,
    status: "open",
    region: "de",
    currency: "EUR",
    lines: [...lines],
    quantity: lines.reduce((sum, {qty}) => sum + qty, 0),
    subtotal,
    discount: 0,
    promo: null,
    shipping: {amount: 0, label: "free"},
    tax: {state: "included"},
    estimated_total: subtotal,
    notices: [],
    ...changed,
  };
}
