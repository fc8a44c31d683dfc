import {expect, it} from "vitest";
import {displayedStatus, isCancellable, isEditable} from "./order-status.ts";

const paid = {payment_status: "paid", fulfilment_status: "unfulfilled", return_status: "none"} as const;

it.each([
  ["paid", {}],
  ["processing_payment", {payment_status: "pending"}],
  ["payment_failed", {payment_status: "failed"}],
  ["in_review", {payment_status: "review"}],
  ["in_review", {payment_status: "disputed", fulfilment_status: "shipped"}],
  ["preparing", {fulfilment_status: "processing"}],
  ["shipped", {fulfilment_status: "partially_shipped"}],
  ["delivered", {fulfilment_status: "delivered", payment_status: "partially_refunded"}],
  ["return_in_progress", {fulfilment_status: "delivered", return_status: "in_progress"}],
  ["refunded", {payment_status: "refunded", return_status: "in_progress"}],
  ["cancelled", {fulfilment_status: "cancelled", payment_status: "refunded"}],
] as const)("%s: %o", (status, change) => {
  expect(displayedStatus({...paid, ...change})).toBe(status);
});

it.each([
  [true, true, {}],
  [true, true, {payment_status: "review"}],
  [true, false, {payment_status: "pending"}],
  [false, false, {fulfilment_status: "processing"}],
  [false, false, {fulfilment_status: "shipped"}],
  [false, false, {fulfilment_status: "cancelled"}],
  [false, false, {payment_status: "refunded"}],
  [false, false, {payment_status: "disputed"}],
] as const)("editable %s, cancellable %s: %o", (edit, cancel, change) => {
  expect([isEditable({...paid, ...change}), isCancellable({...paid, ...change})]).toEqual([edit, cancel]);
});
