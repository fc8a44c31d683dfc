import {afterAll, beforeAll, expect, it} from "vitest";
import {openTarget, refusal, type Target, unique} from "./target.ts";

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

it("a product is stored as given, and can be updated in part", async () => {
  const {products} = target.stripe;
  const created = await products.create({name: "Pod", shippable: true, metadata: {sku: "pod", old: "1"}});
  const changed = await products.update(created.id, {name: "Duo", metadata: {old: ""}});
  expect(changed).toMatchObject({name: "Duo", shippable: true, metadata: {sku: "pod"}, active: true});
  expect(changed.metadata).not.toHaveProperty("old");
  expect(await products.retrieve(created.id)).toMatchObject({name: "Duo"});
});

it("a price shows its currencies only to those who ask", async () => {
  const {stripe} = target;
  const product = await stripe.products.create({name: "Pod"});
  const created = await stripe.prices.create({
    product: product.id,
    currency: "usd",
    unit_amount: 19900,
    currency_options: {eur: {unit_amount: 21900, tax_behavior: "inclusive"}},
  });
  expect(created).not.toHaveProperty("currency_options");
  const expanded = await stripe.prices.retrieve(created.id, {expand: ["currency_options", "product"]});
  expect(expanded.currency_options?.eur).toMatchObject({unit_amount: 21900, tax_behavior: "inclusive"});
  expect(expanded.product).toMatchObject({object: "product", name: "Pod"});
});

it("a lookup key moves to the new price on request, and otherwise belongs to one price only", async () => {
  const {stripe} = target;
  const product = await stripe.products.create({name: "Pod"});
  const lookup_key = unique("pod");
  const price = {product: product.id, currency: "usd", unit_amount: 100, lookup_key};
  const first = await stripe.prices.create(price);
  expect((await refusal(stripe.prices.create(price))).statusCode).toBe(400);
  const second = await stripe.prices.create({...price, unit_amount: 200, transfer_lookup_key: true});
  const found = await stripe.prices.list({lookup_keys: [lookup_key]});
  expect(found.data.map(({id}) => id)).toEqual([second.id]);
  expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
});

it("lists come newest first, in pages without gaps or repeats", async () => {
  const {customers} = target.stripe;
  const email = `${unique("runner")}@example.com`;
  const createdIds: string[] = [];
  for (let index = 0; index < 27; index += 1) createdIds.unshift((await customers.create({email})).id);
  const ids = (await customers.list({email, limit: 7}).autoPagingToArray({limit: 100})).map(({id}) => id);
  expect(ids).toEqual(createdIds);
  const [newest = ""] = createdIds;
  const last = createdIds.at(-1) ?? "";
  expect((await customers.list({email, ending_before: last, limit: 1})).data[0]?.id).toBe(createdIds.at(-2));
  expect((await customers.list({email, ending_before: newest})).data).toEqual([]);
});

it("a deleted customer is reported as deleted and is not listed", async () => {
  const {customers} = target.stripe;
  const email = `${unique("gone")}@example.com`;
  const {id} = await customers.create({email});
  expect(await customers.del(id)).toMatchObject({id, deleted: true});
  expect((await customers.list({email})).data).toEqual([]);
});

it("a code is the same in upper and lower case, and cannot be active twice", async () => {
  const {stripe} = target;
  const coupon = await stripe.coupons.create({percent_off: 15, duration: "once"});
  const code = unique("run").toUpperCase();
  const promotion = {type: "coupon" as const, coupon: coupon.id};
  const created = await stripe.promotionCodes.create({promotion, code});
  expect(created.promotion).toEqual({type: "coupon", coupon: coupon.id});
  const again = await refusal(stripe.promotionCodes.create({promotion, code: code.toLowerCase()}));
  expect(again.statusCode).toBe(400);
  await stripe.promotionCodes.update(created.id, {active: false});
  expect((await stripe.promotionCodes.list({code, active: true})).data).toEqual([]);
});
