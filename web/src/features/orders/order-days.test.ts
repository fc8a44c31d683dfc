import {expect, it} from "vitest";
import {regionDay} from "@/lib/time/region-day";
import {expectedDays, orderDays} from "./order-days";
import {EXAMPLE_ORDER, EXAMPLE_PLANS} from "./testing/example-order";

const NOON = new Date("2026-11-22T17:00:00Z");
const kinds = (order: Parameters<typeof orderDays>[0], now = NOON) =>
  orderDays(order, EXAMPLE_PLANS, now).map(({day, kinds: all}) => `${day} ${all.join("+")}`);

it("a new order has its day and the first charge after the free days", () => {
  expect(kinds(EXAMPLE_ORDER)).toEqual([
    "2026-11-22 placed",
    "2026-11-27 expected",
    "2026-12-22 first_charge",
  ]);
});

it("expects no arrival of an order that is late or needs no shipping", () => {
  expect(expectedDays(EXAMPLE_ORDER, NOON)).toEqual({from: "2026-11-27", to: "2026-11-30"});
  expect(expectedDays(EXAMPLE_ORDER, new Date("2026-12-01T12:00:00Z"))).toBeNull();
  expect(expectedDays({...EXAMPLE_ORDER, fulfilment_status: "not_required"}, NOON)).toBeNull();
});

it("today appears between past and upcoming days, and nowhere else", () => {
  const window = {delivered_at: "2026-11-27T12:00:00Z", ends_at: "2026-12-27T12:00:00Z"};
  const arrived = {...EXAMPLE_ORDER, return_window: window};
  expect(kinds(arrived, new Date("2026-12-08T12:00:00Z"))).toEqual([
    "2026-11-22 placed",
    "2026-11-27 delivered",
    "2026-12-08 today",
    "2026-12-22 first_charge",
    "2026-12-27 returns_close",
  ]);
  expect(kinds(arrived, new Date("2027-02-01T12:00:00Z"))).not.toContain("2027-02-01 today");
});

it("what was called off promises nothing any more", () => {
  expect(kinds({...EXAMPLE_ORDER, status: "cancelled"})).toEqual(["2026-11-22 placed"]);
});

it("without the shop's prices no charge is promised", () => {
  expect(orderDays(EXAMPLE_ORDER, null, NOON).flatMap(({kinds: all}) => all)).toEqual(["placed", "expected"]);
});

it("a day is the region's own", () => {
  expect(regionDay(new Date("2026-11-23T03:00:00Z"), "us")).toBe("2026-11-22");
  expect(regionDay(new Date("2026-11-22T23:30:00Z"), "de")).toBe("2026-11-23");
});
