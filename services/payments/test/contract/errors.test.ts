import {Stripe} from "stripe";
import {afterAll, beforeAll, expect, it} from "vitest";
import {openTarget, refusal, type Target, unique} from "./target.ts";

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

it("a parameter the API does not know is named", async () => {
  const wrong = {name: "Pod", colour: "blue"};
  expect(await refusal(target.stripe.products.create(wrong))).toMatchObject({
    type: "invalid_request_error",
    code: "parameter_unknown",
    param: "colour",
    statusCode: 400,
  });
});

it("a parameter in the depth is named with its way", async () => {
  const price = {
    currency: "usd",
    product: "prod_x",
    unit_amount: 1,
    recurring: {interval: "month", weeks: 2},
  };
  const {code, param} = await refusal(target.stripe.prices.create(price));
  expect([code, param]).toEqual(["parameter_unknown", "recurring[weeks]"]);
});

it("a parameter that is missing is named", async () => {
  // @ts-expect-error -- what the types forbid is what is tried
  expect(await refusal(target.stripe.products.create({}))).toMatchObject({
    code: "parameter_missing",
    param: "name",
  });
});

it("what is not there is 404", async () => {
  expect(await refusal(target.stripe.prices.retrieve("price_nothing"))).toMatchObject({
    code: "resource_missing",
    statusCode: 404,
  });
});

it("an address that does not exist is an error in the SDK, not an empty success", async () => {
  const call = target.stripe.rawRequest("GET", "/v1/nothing_here");
  expect(await refusal(call)).toMatchObject({type: "invalid_request_error", statusCode: 404});
});

it("what cannot be expanded is refused", async () => {
  const {id} = await target.stripe.products.create({name: "Pod"});
  const {statusCode} = await refusal(target.stripe.products.retrieve(id, {expand: ["shoelace"]}));
  expect(statusCode).toBe(400);
});

it("one key is one product, whatever the caller repeats, and never another", async () => {
  const {products} = target.stripe;
  const idempotencyKey = unique("key");
  const first = await products.create({name: "Pod"}, {idempotencyKey});
  const second = await products.create({name: "Pod"}, {idempotencyKey});
  expect(second.id).toBe(first.id);
  expect(await refusal(products.create({name: "Duo"}, {idempotencyKey}))).toMatchObject({
    type: "idempotency_error",
    statusCode: 400,
  });
});

it("a call rejected for its parameters can be corrected under the same idempotency key", async () => {
  const {products} = target.stripe;
  const idempotencyKey = unique("key");
  // @ts-expect-error -- what the types forbid is what is tried
  await refusal(products.create({}, {idempotencyKey}));
  expect((await products.create({name: "Pod"}, {idempotencyKey})).name).toBe("Pod");
});

it("responses report the API version that the SDK pins", async () => {
  const {lastResponse} = await target.stripe.products.list({limit: 1});
  expect(lastResponse.apiVersion).toBe(Stripe.API_VERSION);
  expect(lastResponse.requestId).toMatch(/^req_/);
});
