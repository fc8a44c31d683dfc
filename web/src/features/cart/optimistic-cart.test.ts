import type {Cart, CartLine} from "@gradus/backend/contract/cart";
import {describe, expect, it} from "vitest";
import {exampleCart, exampleLine} from "@/client/shop/testing/example-cart";
import {lineKey, restoreOps, withLineAt, withoutLine, withoutPromo, withQty} from "./optimistic-cart";

const pod = exampleLine({sku: "pod", unit: 16_900, qty: 1, clip: "orange"});
const blue = exampleLine({sku: "clip-blue", kind: "clip", unit: 1_200, qty: 2, max: 10});
const gray = exampleLine({sku: "clip-gray", kind: "clip", unit: 1_200, qty: 1, max: 10});
const cart = exampleCart([pod, blue, gray]);

const skus = ({lines}: Cart) => lines.map(({sku}) => sku);

it("another quantity changes its line, the sum, and the number on the cart", () => {
  const guess = withQty(cart, blue, 5);
  expect(guess).toMatchObject({quantity: 7, subtotal: 16_900 + 6_000 + 1_200, estimated_total: 24_100});
  expect(guess.lines[1]).toMatchObject({qty: 5, total: 6_000});
  expect(cart.quantity).toBe(4);
});

it("a discount never makes a guess negative", () => {
  const cheap = {...exampleCart([gray]), discount: 1_000, estimated_total: 200};
  expect(withoutLine(cheap, gray)).toMatchObject({subtotal: 0, discount: 0, estimated_total: 0});
  expect(withoutPromo(cheap)).toMatchObject({discount: 0, estimated_total: 1_200, promo: null});
});

it("the same article with another clip is another line", () => {
  const black = {...pod, clip: "black" as const};
  expect(lineKey(black)).not.toBe(lineKey(pod));
  expect(skus(withoutLine(exampleCart([pod, black]), pod))).toEqual(["pod"]);
});

describe("putting a line back", () => {
  const rest = withoutLine(cart, pod);

  it("shows it where it was", () => {
    expect(skus(withLineAt(rest, pod, 0))).toEqual(["pod", "clip-blue", "clip-gray"]);
  });

  it("adds it before what came after it, in one change", () => {
    const plain = (line: CartLine) => ({sku: line.sku, offer: line.offer, clip: line.clip});
    expect(restoreOps(rest, pod, 0)).toEqual([
      {op: "remove", ...plain(blue)},
      {op: "remove", ...plain(gray)},
      {op: "add", ...plain(pod), qty: 1},
      {op: "add", ...plain(blue), qty: 2},
      {op: "add", ...plain(gray), qty: 1},
    ]);
  });
});
