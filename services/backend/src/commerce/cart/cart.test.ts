import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {addPerson, bearer, signInAs} from "../../../test/people.ts";
import {runJob} from "../../../test/run-job.ts";
import {cartIn, createShopper, newRequestId, refusalOf} from "../../../test/shopper.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {hashToken} from "../../core/crypto/token.ts";
import {seedCatalog} from "../catalog/seed-catalog.ts";
import {price, product, stock} from "../catalog/tables.ts";
import {cart, cart_line} from "./tables.ts";

const databases = await openTestDatabases();
const DAY_S = 24 * 60 * 60;
const add = (sku: string, qty = 1, offer?: string) => ({op: "add" as const, sku, qty, ...(offer && {offer})});

describe.each(databases)("a cart on $name", ({name, db, reset}) => {
  beforeEach(async () => {
    await reset();
    await seedCatalog(db);
  });
  const start = () => createShopper(createTestApp(db));
  const lines = () => db.select({sku: cart_line.sku, qty: cart_line.qty}).from(cart_line);

  it("201: a cart costs what the catalogue lists at that moment, in minor units, with free shipping", async () => {
    const shopper = start();
    const opened = await shopper.open([add("pod", 2), add("clip-blue", 3)]);
    expect(opened).toMatchObject({
      version: 1,
      status: "open",
      region: "de",
      currency: "EUR",
      quantity: 5,
      subtotal: 2 * 16_900 + 3 * 1_200,
      discount: 0,
      shipping: {amount: 0, label: "free"},
      tax: {state: "included"},
      estimated_total: 2 * 16_900 + 3 * 1_200,
      notices: [],
    });
    expect(opened.lines).toMatchObject([
      {sku: "pod", qty: 2, max: 5, unit: 16_900, compare_at: 19_900, total: 33_800, membership: null},
      {sku: "clip-blue", qty: 3, max: 10, unit: 1_200, total: 3_600},
    ]);
    expect(await shopper.read()).toEqual(opened);
  });

  it("the clip that was chosen is what sets two pods apart, and a clip has none", async () => {
    const shopper = start();
    const pod = (clip?: "blue" | "orange") => ({...add("pod"), ...(clip && {clip})});
    const opened = await shopper.open([pod("blue"), pod("orange"), pod("blue"), pod()]);
    expect(opened.lines).toMatchObject([
      {sku: "pod", clip: "blue", qty: 2, max: 3},
      {sku: "pod", clip: "orange", qty: 1, max: 2},
      {sku: "pod", clip: null, qty: 1, max: 2},
    ]);
    const fewer = await cartIn(
      await shopper.change(opened, [
        {op: "remove", sku: "pod", clip: "blue"},
        {...add("clip-gray"), clip: "blue"},
      ]),
    );
    expect(fewer.lines.map(({sku, clip}) => [sku, clip])).toEqual([
      ["pod", "orange"],
      ["pod", null],
      ["clip-gray", null],
    ]);
  });

  it("200: PATCH changes several things at once, or nothing", async () => {
    const shopper = start();
    const opened = await shopper.open([add("pod"), add("clip-blue")]);
    const changed = await cartIn(
      await shopper.change(opened, [
        {op: "set", sku: "pod", qty: 3},
        {op: "remove", sku: "clip-blue"},
        add("clip-gray"),
      ]),
    );
    expect(changed.lines.map(({sku, qty}) => [sku, qty])).toEqual([
      ["pod", 3],
      ["clip-gray", 1],
    ]);
    const refused = await shopper.change(changed, [add("clip-gray"), add("pod", 3)]);
    expect(await refusalOf(refused)).toMatchObject({status: 422, code: "quantity_limit"});
    expect(await shopper.read()).toEqual(changed);
  });

  it("an offer is a line of its own, and its membership hangs from the hardware", async () => {
    const shopper = start();
    const opened = await shopper.open([add("duo", 1, "duo-c12"), add("pod", 1, "pod-only"), add("pod")]);
    expect(opened.lines).toMatchObject([
      {
        sku: "duo",
        offer: "duo-c12",
        total: 29_900,
        membership: {interval: "yearly", amount: 9_999, commitment_months: 12, trial_days: 30, due_today: 0},
      },
      {sku: "pod", offer: null, qty: 2},
    ]);
    expect(opened.estimated_total).toBe(29_900 + 2 * 16_900);
    const second = await shopper.change(opened, [add("membership", 1, "membership-monthly")]);
    expect(await refusalOf(second)).toMatchObject({status: 422, code: "plan_conflict"});
    const instead = await shopper.change(opened, [
      {op: "remove", sku: "duo", offer: "duo-c12"},
      add("membership", 1, "membership-monthly"),
    ]);
    expect((await cartIn(instead)).lines.map(({sku, offer}) => [sku, offer])).toEqual([
      ["pod", null],
      ["membership", "membership-monthly"],
    ]);
  });

  it("404: what is not sold, an offer of another product, and a membership without a plan", async () => {
    const shopper = start();
    const opened = await shopper.open([add("pod")]);
    for (const op of [add("apparel-cap"), add("nothing"), add("pod", 1, "duo-c12"), add("membership")]) {
      expect(await refusalOf(await shopper.change(opened, [op]))).toMatchObject({
        status: 404,
        code: "unknown_sku",
      });
    }
    expect(await refusalOf(await shopper.change(opened, [{op: "set", sku: "duo", qty: 1}]))).toMatchObject({
      status: 404,
    });
  });

  it("409: two tabs that add and remove: the later one sees the cart as it is", async () => {
    const shopper = start();
    const seen = await shopper.open([add("pod")]);
    const first = await cartIn(await shopper.change(seen, [add("clip-blue")]));
    const late = await refusalOf(await shopper.change(seen, [{op: "remove", sku: "pod"}]));
    expect(late).toMatchObject({status: 409, code: "cart_conflict"});
    expect(late.cart).toEqual(first);
    expect(await shopper.read()).toEqual(first);
  });

  it("a retried add adds once, even after the cart went on", async () => {
    const shopper = start();
    const seen = await shopper.open();
    const request = newRequestId();
    await shopper.change(seen, [add("pod")], request);
    const again = await cartIn(await shopper.change(seen, [add("pod")], request));
    expect(again).toMatchObject({version: 1, quantity: 1});
    const more = await cartIn(await shopper.change(again, [add("duo")]));
    expect(await cartIn(await shopper.change(seen, [add("pod")], request))).toEqual(more);
  });

  it("422: quantities that are none, too many of a product, of units, of lines, leave it unchanged", async () => {
    const shopper = start();
    const seen = await shopper.open([add("clip-blue", 2)]);
    for (const qty of [0, -1, 1.5, 1e9, "2", 2 ** 53, null]) {
      for (const op of ["add", "set"]) {
        const refused = await shopper.change(seen, [{op, sku: "clip-blue", qty}]);
        expect(await refusalOf(refused), String(qty)).toMatchObject({status: 422, code: "quantity_invalid"});
      }
    }
    const over = await shopper.change(seen, [add("clip-blue", 9)]);
    expect(await refusalOf(over)).toMatchObject({
      status: 422,
      code: "quantity_limit",
      params: {sku: "clip-blue", max: 10},
    });
    expect(await over.json()).toMatchObject({
      err: {message: "You cannot add more of this item to your cart."},
    });
    const units = await shopper.change(seen, [add("clip-gray", 10), add("clip-orange", 9)]);
    expect(await refusalOf(units)).toMatchObject({code: "quantity_limit", params: {max: 8}});
    expect(await shopper.read()).toEqual(seen);
  });

  it("422: the thirteenth line is one too many", async () => {
    const shopper = start();
    const [clip] = await db.select().from(product).where(eq(product.sku, "clip-blue"));
    if (!clip) throw new Error("The catalogue has no clip");
    const skus = Array.from({length: 12}, (_, index) => `clip-${index}`);
    const dates = {valid_from: new Date("2026-01-01T00:00:00Z")};
    for (const sku of skus) {
      await db.insert(product).values({...clip, id: `prd_${sku}`, sku});
      const amounts = {amount: 100, currency: "EUR", tax_behavior: "inclusive" as const};
      await db.insert(price).values({id: `prc_${sku}`, product_id: `prd_${sku}`, ...amounts, ...dates});
    }
    const seen = await shopper.open(skus.map((sku) => add(sku)));
    expect(seen.lines).toHaveLength(12);
    expect(await refusalOf(await shopper.change(seen, [add("pod")]))).toMatchObject({
      status: 422,
      code: "quantity_limit",
    });
    expect(await shopper.read()).toEqual(seen);
  });

  it("400: a tampered body with a price, currency, discount, user or region that is not sold in", async () => {
    const shopper = start();
    const seen = await shopper.open([add("pod")]);
    const bodies = [
      {ops: [{...add("duo"), price: 1}]},
      {ops: [{...add("duo"), currency: "USD"}]},
      {ops: [add("duo")], discount: 100},
      {ops: [add("duo")], user_id: "usr_other"},
      {ops: [{op: "region", region: "mars"}]},
      {ops: [{op: "price", sku: "pod", amount: 1}]},
    ];
    for (const body of bodies) {
      const sent = {version: seen.version, request_id: newRequestId(), ...body};
      const refused = await shopper.send("PATCH", `/canyon/carts/${seen.id}`, sent);
      expect(await refusalOf(refused), JSON.stringify(body)).toMatchObject({status: 400, code: "invalid"});
    }
    expect(await shopper.read()).toEqual(seen);
  });

  it("a region switch reprices the whole cart, drops what is not sold there, and reports both", async () => {
    const shopper = start();
    const seen = await shopper.open([add("pod"), add("clip-blue")]);
    await db.delete(price).where(eq(price.id, "prc_clip_blue_usd"));
    const moved = await cartIn(await shopper.change(seen, [{op: "region", region: "us"}]));
    expect(moved).toMatchObject({
      region: "us",
      currency: "USD",
      subtotal: 16_900,
      tax: {state: "at_checkout"},
      lines: [{sku: "pod"}],
      notices: [
        {code: "repriced", params: {currency: "USD"}},
        {code: "line_dropped", sku: "clip-blue"},
      ],
    });
    expect((await shopper.read()).notices).toEqual([]);
    expect(await lines()).toEqual([{sku: "pod", qty: 1}]);
  });

  it("reports when less is in stock than it holds", async () => {
    const shopper = start();
    await shopper.open([add("pod", 3)]);
    await db.update(stock).set({on_hand: 2}).where(eq(stock.sku, "pod"));
    expect((await shopper.read()).notices).toEqual([
      {code: "stock_short", sku: "pod", params: {available: 2}},
    ]);
  });

  it("404: a guest cart opens only with its token, of which the database stores only the digest", async () => {
    const app = createTestApp(db);
    const shopper = createShopper(app);
    const opened = await shopper.open([add("pod")]);
    const token = shopper.token() ?? "";
    const [row] = await db.select().from(cart);
    expect(row?.token_hash).toBe(hashToken(token));
    expect(JSON.stringify(row)).not.toContain(token);
    const ann = await addPerson(db);
    const signedIn = bearer(await signInAs(app, ann.email));
    const forged = token.replace(/^./, (first) => (first === "_" ? "-" : "_"));
    for (const headers of [{}, {"x-cart-token": forged}, signedIn]) {
      const stranger = createShopper(app, {...headers, "x-request-id": "same"});
      const read = await stranger.send("GET", `/canyon/carts/${opened.id}`);
      const missing = await stranger.send("GET", "/canyon/carts/crt_none");
      expect([read.status, await read.text()]).toEqual([404, await missing.text()]);
      expect((await stranger.change(opened, [add("duo")])).status).toBe(404);
    }
    expect(await shopper.read()).toEqual(opened);
  });

  it("404: an account's cart opens only for its owner, even when others know its number", async () => {
    const app = createTestApp(db);
    const ann = await addPerson(db);
    const bob = await addPerson(db, {name: "bob"});
    const owner = createShopper(app, bearer(await signInAs(app, ann.email)));
    const opened = await owner.open([add("pod")]);
    expect(owner.token()).toBeNull();
    expect((await owner.open([add("pod")])).id).toBe(opened.id);
    const stranger = createShopper(app, bearer(await signInAs(app, bob.email)));
    for (const other of [stranger, createShopper(app)]) {
      expect((await other.send("GET", `/canyon/carts/${opened.id}`)).status).toBe(404);
      expect((await other.change(opened, [add("duo")])).status).toBe(404);
    }
    expect(await owner.read()).toMatchObject({quantity: 2});
  });

  it("merge at sign-in: quantities add up to the limits, and the cart reports what was reduced or left out", async () => {
    const app = createTestApp(db);
    const ann = await addPerson(db);
    const signedIn = bearer(await signInAs(app, ann.email));
    const account = createShopper(app, signedIn);
    await account.open([add("pod", 4), add("duo", 1, "duo-c12")]);
    const guest = createShopper(app);
    const left = await guest.open([add("pod", 3), add("clip-gray"), add("pod", 1, "pod-c6")]);
    const both = createShopper(app, signedIn);
    both.useToken(guest.token());
    const merged = await cartIn(await both.send("POST", "/canyon/carts/merge", {region: "us"}));
    expect(merged.lines.map(({sku, offer, qty}) => [sku, offer, qty])).toEqual([
      ["duo", "duo-c12", 1],
      ["clip-gray", null, 1],
      ["pod", null, 5],
    ]);
    expect(merged.region).toBe("de");
    expect(merged.notices).toEqual([
      {code: "carts_joined", sku: null, params: {}},
      {code: "quantity_reduced", sku: "pod", params: {max: 5}},
      {code: "plan_dropped", sku: "pod", params: {}},
      {code: "quantity_reduced", sku: "pod", params: {max: 5}},
    ]);
    const again = await cartIn(await both.send("POST", "/canyon/carts/merge", {region: "us"}));
    expect(again).toEqual({...merged, notices: []});
    expect((await guest.send("GET", `/canyon/carts/${left.id}`)).status).toBe(404);
  });

  it("is given up after thirty days without a change, and no sooner", async () => {
    const app = createTestApp(db);
    const shopper = createShopper(app);
    const seen = await shopper.open([add("pod")]);
    app.advance(29 * DAY_S);
    await shopper.change(seen, [add("pod")]);
    app.advance(29 * DAY_S);
    await runJob(app.deps, "tidy-up");
    expect(await shopper.read()).toMatchObject({quantity: 2});
    app.advance(DAY_S + 1);
    await runJob(app.deps, "tidy-up");
    expect((await shopper.send("GET", "/canyon/carts/current")).status).toBe(404);
    expect((await shopper.open()).id).not.toBe(seen.id);
    app.advance(91 * DAY_S);
    await runJob(app.deps, "tidy-up");
    expect((await db.select().from(cart)).map(({id}) => id)).not.toContain(seen.id);
  });

  it.runIf(name === "PostgreSQL")("ten changes of one version at once: one is made", async () => {
    const shopper = start();
    const seen = await shopper.open();
    const tries = Array.from({length: 10}, () => shopper.change(seen, [add("pod")]));
    const statuses = (await Promise.all(tries)).map(({status}) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({length: 9}, () => 409)]);
    expect(await lines()).toEqual([{sku: "pod", qty: 1}]);
  });

  it.runIf(name === "PostgreSQL")("ten merges of one token at once: its things arrive once", async () => {
    const app = createTestApp(db);
    const ann = await addPerson(db);
    const guest = createShopper(app);
    await guest.open([add("clip-blue", 2)]);
    const account = createShopper(app, bearer(await signInAs(app, ann.email)));
    account.useToken(guest.token());
    const tries = Array.from({length: 8}, () => account.send("POST", "/canyon/carts/merge", {region: "de"}));
    expect(new Set((await Promise.all(tries)).map(({status}) => status))).toEqual(new Set([200]));
    expect(await account.read()).toMatchObject({quantity: 2});
  });
});
