import {expect, it} from "vitest";
import {createShop} from "../state/shop.ts";
import {createIdempotency} from "./idempotency.ts";

const DAY_S = 24 * 60 * 60;

function open() {
  let now = 0;
  const shop = createShop({journal: null, machine: () => new Date(now), url: "http://x", apiVersion: "1"});
  return {
    idempotency: createIdempotency(shop),
    forward: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}

it("a key that is under way refuses its second call, and answers it afterwards", async () => {
  const {idempotency} = open();
  const {promise, resolve} = Promise.withResolvers<string>();
  const first = idempotency.once("key", "call", () => promise);
  await expect(idempotency.once("key", "call", async () => "again")).rejects.toMatchObject({status: 409});
  resolve("done");
  expect(await first).toMatchObject({body: "done", isReplay: false});
  expect(await idempotency.once("key", "call", async () => "again")).toMatchObject({
    body: "done",
    isReplay: true,
  });
});

it("a key is forgotten after a day", async () => {
  const {idempotency, forward} = open();
  await idempotency.once("key", "call", async () => "first");
  forward(DAY_S + 1);
  expect(await idempotency.once("key", "other", async () => "second")).toMatchObject({body: "second"});
});
