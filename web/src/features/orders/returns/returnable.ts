import type {Order} from "@gradus/backend/contract/orders";

type Line = Order["lines"][number];

export interface ReturnableLine {
  readonly line: Line;
  readonly left: number;
}

/** Units to return, by line number. */
export type ReturnQuantities = Readonly<Record<number, number>>;

/** Nothing more comes of these. */
const CLOSED_STATES: ReadonlySet<string> = new Set(["refused", "cancelled", "expired"]);

/** What is not on its way back yet. The server counts again. */
export function returnableLines({lines, returns}: Pick<Order, "lines" | "returns">): ReturnableLine[] {
  const open = returns.filter(({status}) => !CLOSED_STATES.has(status)).flatMap((one) => one.lines);
  const takenOf = (line_no: number) =>
    open.filter((one) => one.line_no === line_no).reduce((all, {qty}) => all + qty, 0);
  return lines.map((line) => ({line, left: line.qty - takenOf(line.line_no)})).filter(({left}) => left > 0);
}

const NOT_FULLY_SHIPPED: ReadonlySet<string> = new Set(["unfulfilled", "processing", "partially_shipped"]);

/** Whether an order was withdrawn from before any part of it was shipped: no parcel has to be returned. */
export function isWithdrawnUnshipped(
  {kind, status, lines}: Pick<Order["returns"][number], "kind" | "status" | "lines">,
  order: Pick<Order, "lines" | "fulfilment_status">,
): boolean {
  const shippedOf = (no: number) => order.lines.find(({line_no}) => line_no === no)?.qty_shipped ?? 0;
  return (
    kind === "withdrawal" &&
    status === "approved" &&
    NOT_FULLY_SHIPPED.has(order.fulfilment_status) &&
    lines.every(({line_no}) => shippedOf(line_no) === 0)
  );
}

/** What was paid for some of the units of a line, tax included; the last ones take what does not divide. */
export function paidFor({total, qty}: Pick<Line, "total" | "qty">, units: number): number {
  return units === qty ? total : Math.floor((total * units) / qty);
}
