import type {Cart, CartLine, CartOp} from "@gradus/backend/contract/cart";

type Plans = Pick<Cart, "lines">;

const hasPlan = ({membership}: CartLine) => membership !== null;
const isPlanAlone = ({kind}: CartLine) => kind === "virtual";

/** Whether something is left to buy without a membership. */
export const hasMoreThanPlan = ({lines}: Plans) =>
  lines.some(hasPlan) && lines.some((line) => !isPlanAlone(line));

/** Removes memberships but keeps the hardware they are bundled with. */
export function dropPlans({lines}: Plans): CartOp[] {
  return lines.filter(hasPlan).flatMap((line): CartOp[] => {
    const {sku, offer, clip, qty} = line;
    const remove = {op: "remove" as const, sku, offer, clip};
    return isPlanAlone(line) ? [remove] : [remove, {op: "add", sku, offer: null, clip, qty}];
  });
}

/** The expected cart, shown until the server answers. */
export function withoutPlans(cart: Cart): Cart {
  const lines = cart.lines
    .filter((line) => !isPlanAlone(line))
    .map((line) => (hasPlan(line) ? {...line, offer: null, membership: null} : line));
  const subtotal = lines.reduce((sum, {total}) => sum + total, 0);
  const discount = Math.min(cart.discount, subtotal);
  const quantity = lines.reduce((sum, {qty}) => sum + qty, 0);
  return {...cart, lines, quantity, subtotal, discount, estimated_total: subtotal - discount};
}
