import {expect, it} from "vitest";
import {EXAMPLE_ORDER} from "../testing/example-order";
import {isWithdrawnUnshipped, paidFor, returnableLines} from "./returnable";

const rma = {
  id: "R-1",
  order: EXAMPLE_ORDER.pretty_id,
  kind: "return" as const,
  status: "approved" as const,
  reason: null,
  lines: [{line_no: 2, qty: 1, name: "Clip, blue"}],
  requested_at: EXAMPLE_ORDER.placed_at,
  label: null,
  return_address: null,
  received_at: null,
  refused_because: null,
  refund_due_at: null,
  can: {cancel: true},
};
const left = (order: Parameters<typeof returnableLines>[0]) =>
  returnableLines(order).map(({line, left: units}) => [line.line_no, units]);

it("what is on its way back is not offered again; what was called off is", () => {
  expect(left({...EXAMPLE_ORDER, returns: [rma]})).toEqual([[1, 1]]);
  for (const status of ["cancelled", "refused", "expired"] as const) {
    expect(left({...EXAMPLE_ORDER, returns: [{...rma, status}]})).toEqual([
      [1, 1],
      [2, 1],
    ]);
  }
});

it("nothing comes back of a withdrawal before the parcel left; a part that left does", () => {
  const withdrawn = {...rma, kind: "withdrawal" as const};
  expect(isWithdrawnUnshipped(withdrawn, EXAMPLE_ORDER)).toBe(true);
  expect(isWithdrawnUnshipped(rma, EXAMPLE_ORDER)).toBe(false);
  expect(isWithdrawnUnshipped(withdrawn, {...EXAMPLE_ORDER, fulfilment_status: "delivered"})).toBe(false);
  const lines = EXAMPLE_ORDER.lines.map((line) => ({...line, qty_shipped: line.line_no === 2 ? 1 : 0}));
  expect(
    isWithdrawnUnshipped(withdrawn, {...EXAMPLE_ORDER, fulfilment_status: "partially_shipped", lines}),
  ).toBe(false);
});

it("some of the units are worth their share, all of them what was paid", () => {
  expect(paidFor({total: 1_001, qty: 3}, 1)).toBe(333);
  expect(paidFor({total: 1_001, qty: 3}, 3)).toBe(1_001);
});
