import {expect, it} from "vitest";
import {exampleCart, exampleLine} from "@/client/shop/testing/example-cart";
import {itemsInAddress, shareAddress} from "./share-address";

it("brings along all that was in the cart, and no price", () => {
  const cart = exampleCart([
    exampleLine({sku: "duo", offer: "duo-c12", clip: "black", unit: 29_900}),
    exampleLine({sku: "clip-orange", qty: 10}),
  ]);
  const address = shareAddress(cart, "/de/de/cart");
  expect(address).toBe("/de/de/cart#items=duo.duo-c12.black.1,clip-orange...10");
  expect(itemsInAddress(new URL(address, "https://example.com").hash)).toEqual([
    {sku: "duo", offer: "duo-c12", clip: "black", qty: 1},
    {sku: "clip-orange", offer: null, clip: null, qty: 10},
  ]);
});

it.each([
  ["another part", "#code=AB"],
  ["no line", "#items="],
  ["a line cut off", "#items=duo.duo-c12.black.1,clip-or"],
  ["a colour nobody sells", "#items=pod..pink.1"],
  ["none of it", "#items=pod...0"],
  ["more than a line may hold", "#items=pod...21"],
  ["what is no article", "#items=<b>...1"],
  ["too many lines", `#items=${Array(13).fill("pod...1").join(",")}`],
])("is nothing where an address holds %s", (_what, hash) => {
  expect(itemsInAddress(hash)).toEqual([]);
});
