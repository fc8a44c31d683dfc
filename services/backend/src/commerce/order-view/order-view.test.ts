import {eq} from "drizzle-orm";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {sentMails} from "../../../test/account-client.ts";
import {addPerson, bearer, signInAs} from "../../../test/people.ts";
import {checkOut, openShop, type Shop} from "../../../test/shop.ts";
import {createShopper, refusalOf} from "../../../test/shopper.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {account} from "../../accounts/account/tables.ts";
import {checkoutState} from "../../contract/checkout.ts";
import {order, orderList} from "../../contract/orders.ts";
import {stock} from "../catalog/tables.ts";
import {orders} from "../orders/tables.ts";

const databases = await openTestDatabases();
const pod = {op: "add" as const, sku: "pod", qty: 1};
const IN_BERLIN = {country: "DE", postal_code: "10115", city: "Berlin", email: "guest@example.com"};
const stateIn = async (response: Response) =>
  z.object({data: checkoutState}).parse(await response.json()).data;
const orderIn = async (response: Response) => z.object({data: order}).parse(await response.json()).data;

describe.each(databases)("orders on $name", ({name, db, reset}) => {
  let shop: Shop;
  beforeEach(async () => {
    await reset();
    shop = await openShop(db);
  });
  afterEach(() => shop.close());

  async function buy(shopper = createShopper(shop), ops: Parameters<typeof checkOut>[1] = [pod]) {
    const {session_id} = await checkOut(shop, ops, {shopper});
    await shop.pay(session_id, IN_BERLIN);
    const state = await stateIn(await shopper.send("GET", `/canyon/checkout/session/${session_id}`));
    if (!state.order) throw new Error("Nothing was ordered");
    return {session_id, shopper, bought: state.order};
  }

  async function signedIn(name: string) {
    const {id, email} = await addPerson(db, {name});
    return {id, shopper: createShopper(shop, bearer(await signInAs(shop, email)))};
  }

  /** The page of the order, as the link in the newest mail opens it. */
  async function linkInMail() {
    const text = (await sentMails(shop)).at(-1)?.text ?? "";
    const [, pretty_id = "", t = ""] = /order=([\w-]+)&t=([\w.-]+)/.exec(text) ?? [];
    return {pretty_id, t, path: `/canyon/orders/${pretty_id}?t=${t}`};
  }

  it("200: the confirmation page creates the order by itself, and shows all of it only to the buyer", async () => {
    const {bought, session_id} = await buy();
    expect(bought).toMatchObject({
      status: "paid",
      email: "guest@example.com",
      total: 16_900,
      shipping: 0,
      card: {last4: "4242"},
      lines: [{sku: "pod", qty: 1, total: 16_900}],
      can: {edit: false, cancel: true},
    });
    const other = await stateIn(await shop.get(`/canyon/checkout/session/${session_id}`));
    expect(other.order).toMatchObject({pretty_id: bought.pretty_id, email: null, shipping_address: null});
    expect(other.order?.can).toEqual({edit: false, cancel: false, return: false, withdraw: false});
    expect((await shop.get("/canyon/checkout/session/cs_unknown")).status).toBe(404);
  });

  it("200: an open checkout answers its total with the tax of the address, to the shopper alone", async () => {
    const shopper = createShopper(shop);
    const {reply, session_id} = await checkOut(shop, [pod], {shopper, region: "us"});
    expect(reply.session_id).toBe(session_id);
    const path = `/canyon/checkout/session/${session_id}`;
    const totals = async (caller = shopper) => (await stateIn(await caller.send("GET", path))).totals;
    expect(await totals()).toBeNull();
    const {url} = shop.provider;
    await fetch(`${url}/c/embed/${reply.client_secret}`, {
      method: "POST",
      headers: {origin: url},
      body: new URLSearchParams({act: "update", country: "US"}),
    });
    expect(await totals()).toEqual({total: 18_294, tax: 1_394, country: "US", state: null});
    expect(await totals(createShopper(shop))).toBeNull();
    await shop.pay(session_id, {...IN_BERLIN, country: "US"});
    expect(await totals()).toBeNull();
  });

  it("prices are the same in cart, session, order and mail", async () => {
    const shopper = createShopper(shop);
    const {session_id, seen} = await checkOut(
      shop,
      [
        {...pod, qty: 2},
        {op: "add", sku: "clip-pack", qty: 1},
      ],
      {
        shopper,
      },
    );
    await shop.pay(session_id, IN_BERLIN);
    const {order: orderReply} = await stateIn(
      await shopper.send("GET", `/canyon/checkout/session/${session_id}`),
    );
    expect(orderReply).toMatchObject({total: seen.estimated_total, subtotal: seen.subtotal});
    expect(orderReply?.lines.map(({total}) => total)).toEqual(seen.lines.map(({total}) => total));
    expect((await sentMails(shop))[0]?.text).toContain("377,00");
  });

  it("200: a user's own orders are returned by pages, newest first, without orders of others", async () => {
    const ann = await signedIn("ann");
    const bob = await signedIn("bob");
    const boughtOrders = [];
    for (const _ of [1, 2, 3]) {
      boughtOrders.unshift((await buy(ann.shopper)).bought.pretty_id);
      shop.advance(60);
    }
    await buy(bob.shopper);
    const page = async (query: string) =>
      z
        .object({data: orderList})
        .parse(await (await ann.shopper.send("GET", `/canyon/orders${query}`)).json()).data;
    const first = await page("?limit=2");
    const second = await page(`?limit=2&cursor=${first.next_cursor}`);
    expect([...first.items, ...second.items].map(({pretty_id}) => pretty_id)).toEqual(boughtOrders);
    expect(second.next_cursor).toBeNull();
    const [bobsOrder] = await db.select().from(orders).where(eq(orders.user_id, bob.id));
    expect(await page(`?cursor=${bobsOrder?.id}`)).toEqual({items: [], next_cursor: null});
    expect((await createShopper(shop).send("GET", "/canyon/orders")).status).toBe(401);
  });

  it("200: what was bought as a guest joins the account whose address is proven, and no other", async () => {
    const {bought} = await buy();
    const ann = await signedIn("ann");
    const {id, shopper} = await signedIn("guest");
    const list = async (caller: typeof shopper) => {
      const answer = await caller.send("GET", "/canyon/orders");
      const {items} = z.object({data: orderList}).parse(await answer.json()).data;
      return items.map(({pretty_id}) => pretty_id);
    };
    await db.update(account).set({email_verified_at: null}).where(eq(account.id, id));
    expect([await list(ann.shopper), await list(shopper)]).toEqual([[], []]);
    expect((await db.select().from(orders))[0]?.user_id).toBeNull();
    await db.update(account).set({email_verified_at: shop.now()}).where(eq(account.id, id));
    expect(await list(shopper)).toEqual([bought.pretty_id]);
    const own = await orderIn(await shopper.send("GET", `/canyon/orders/${bought.pretty_id}`));
    expect(own.can.edit).toBe(true);
  });

  it("404: another user's order looks like one that does not exist, for reading and for changing", async () => {
    const ann = await signedIn("ann");
    const {bought} = await buy(ann.shopper);
    const bob = createShopper(shop, {...(await signedIn("bob")).shopper.headers(), "x-request-id": "same"});
    const guest = createShopper(shop, {"x-request-id": "same"});
    for (const other of [bob, guest]) {
      const found = await other.send("GET", `/canyon/orders/${bought.pretty_id}`);
      const missing = await other.send("GET", "/canyon/orders/0000-0000-0");
      expect([found.status, await found.text()]).toEqual([404, await missing.text()]);
    }
    const edit = {version: bought.version, note: "mine"};
    expect((await bob.send("PATCH", `/canyon/orders/${bought.pretty_id}`, edit)).status).toBe(404);
    expect((await guest.send("PATCH", `/canyon/orders/${bought.pretty_id}`, edit)).status).toBe(404);
    expect(await orderIn(await ann.shopper.send("GET", `/canyon/orders/${bought.pretty_id}`))).toEqual(
      bought,
    );
  });

  it("200, 410: the mailed link opens a guest's order until its day, and no other order", async () => {
    const {bought} = await buy();
    const link = await linkInMail();
    expect(link.pretty_id).toBe(bought.pretty_id);
    expect(await orderIn(await shop.get(link.path))).toMatchObject({email: "guest@example.com"});
    const other = (await buy()).bought;
    expect((await shop.get(`/canyon/orders/${other.pretty_id}?t=${link.t}`)).status).toBe(404);
    expect((await shop.get(`/canyon/orders/${bought.pretty_id}?t=9${link.t}`)).status).toBe(404);
    shop.advance(91 * 24 * 3600);
    expect(await refusalOf(await shop.get(link.path))).toMatchObject({status: 410, code: "link_expired"});
  });

  it("200: a guest who paid gets the link immediately, and no other caller does", async () => {
    const {bought, session_id, shopper} = await buy();
    const path = `/canyon/checkout/session/${session_id}`;
    const {link_token} = await stateIn(await shopper.send("GET", path));
    const opened = await shop.get(`/canyon/orders/${bought.pretty_id}?t=${link_token}`);
    expect(await orderIn(opened)).toMatchObject({email: "guest@example.com"});
    expect((await stateIn(await shop.get(path))).link_token).toBeNull();
    const ann = await signedIn("ann");
    const own = await buy(ann.shopper);
    const answer = await ann.shopper.send("GET", `/canyon/checkout/session/${own.session_id}`);
    expect(await stateIn(answer)).toMatchObject({link_token: null, order: {can: {edit: true}}});
  });

  it("200, 404: the link calls an order off, but sends it nowhere else", async () => {
    const {bought} = await buy();
    const {path} = await linkInMail();
    expect((await orderIn(await shop.get(path))).can).toMatchObject({edit: false, cancel: true});
    const patch = (body: object) => createShopper(shop).send("PATCH", path, body);
    const {version} = bought;
    const address = {...bought.shipping_address, line1: "Elsewhere 1", line2: null, state: null};
    expect((await patch({version, shipping_address: address})).status).toBe(404);
    expect((await patch({version, action: "cancel", shipping_address: address})).status).toBe(400);
    expect((await patch({version, action: "ship"})).status).toBe(404);
    expect(await orderIn(await shop.get(path))).toMatchObject({version, status: "paid"});
    expect(await orderIn(await patch({version, action: "cancel"}))).toMatchObject({
      status: "cancelled",
      refunded: 16_900,
      can: {edit: false, cancel: false},
    });
  });

  it("202: a lookup answers the same for every number and address, and mails where both fit", async () => {
    const {bought} = await buy();
    await sentMails(shop);
    shop.sent.length = 0;
    const ask = (pretty_id: string, email: string) =>
      shop.post("/canyon/orders/lookup", {pretty_id, email}, {"x-request-id": "same"});
    const answers = [
      await ask("0000-0000-0", "guest@example.com"),
      await ask(bought.pretty_id, "other@example.com"),
      await ask("not a number", "no address"),
      await ask(bought.pretty_id.toLowerCase().replaceAll("-", " "), " Guest@Example.com "),
    ];
    const outcomes = await Promise.all(
      answers.map(async (answer) => `${answer.status} ${await answer.text()}`),
    );
    expect(new Set(outcomes).size).toBe(1);
    expect(answers[0]?.status).toBe(202);
    expect((await sentMails(shop)).map(({to}) => to)).toEqual(["guest@example.com"]);
    expect((await shop.get((await linkInMail()).path)).status).toBe(200);
  });

  it("200: address, phone and note may change before it is packed, on the version that was seen", async () => {
    const ann = await signedIn("ann");
    const {bought} = await buy(ann.shopper);
    const path = `/canyon/orders/${bought.pretty_id}`;
    const address = {...bought.shipping_address, line1: "Neue Straße 2", line2: null, state: null};
    const edit = {version: bought.version, shipping_address: address, phone_number: "+49 30 1", note: "Ring"};
    const edited = await orderIn(await ann.shopper.send("PATCH", path, edit));
    expect(edited).toMatchObject({
      shipping_address: {line1: "Neue Straße 2"},
      phone_number: "+49 30 1",
      note: "Ring",
      version: bought.version + 1,
    });
    expect(edited.timeline.map(({kind}) => kind)).toContain("address_changed");
    expect(await refusalOf(await ann.shopper.send("PATCH", path, edit))).toMatchObject({
      status: 409,
      code: "conflict",
    });
    const abroad = {version: edited.version, shipping_address: {...address, country: "FR"}};
    expect(await refusalOf(await ann.shopper.send("PATCH", path, abroad))).toMatchObject({
      status: 422,
      code: "country_change",
    });
    await db.update(orders).set({fulfilment_status: "processing"});
    const late = {version: edited.version, note: "late"};
    expect(await refusalOf(await ann.shopper.send("PATCH", path, late))).toMatchObject({
      status: 422,
      code: "not_editable",
      params: {status: "preparing"},
    });
    const tampered = {version: edited.version, total: 1};
    expect((await ann.shopper.send("PATCH", path, tampered)).status).toBe(400);
  });

  it("200: cancelled before it is packed: all of the money and all units come back, once", async () => {
    const ann = await signedIn("ann");
    const {bought} = await buy(ann.shopper, [{...pod, qty: 2}]);
    const path = `/canyon/orders/${bought.pretty_id}`;
    const cancel = {version: bought.version, action: "cancel"};
    const cancelled = await orderIn(await ann.shopper.send("PATCH", path, cancel));
    expect(cancelled).toMatchObject({
      status: "cancelled",
      payment_status: "refunded",
      refunded: 33_800,
      can: {edit: false, cancel: false},
    });
    const again = {version: cancelled.version, action: "cancel"};
    expect(await refusalOf(await ann.shopper.send("PATCH", path, again))).toMatchObject({status: 422});
    expect((await shop.stripe.refunds.list()).data.map(({amount}) => amount)).toEqual([33_800]);
    const [row] = await db.select().from(stock).where(eq(stock.sku, "pod"));
    expect([row?.on_hand, row?.reserved]).toEqual([400, 0]);
  });

  it("503: the provider is unavailable during a cancellation; a repeated request refunds the money", async () => {
    const ann = await signedIn("ann");
    const {bought} = await buy(ann.shopper);
    const path = `/canyon/orders/${bought.pretty_id}`;
    const cancel = {version: bought.version, action: "cancel"};
    await shop.provider.control("PATCH", "/faults", {api_error: true});
    expect(await refusalOf(await ann.shopper.send("PATCH", path, cancel))).toMatchObject({status: 503});
    await shop.provider.control("PATCH", "/faults", {api_error: false});
    expect(await orderIn(await ann.shopper.send("PATCH", path, cancel))).toMatchObject({
      status: "cancelled",
      refunded: 16_900,
    });
  });

  it.runIf(name === "PostgreSQL")("ten who cancel at once: one refund, units back once", async () => {
    const ann = await signedIn("ann");
    const {bought} = await buy(ann.shopper);
    const path = `/canyon/orders/${bought.pretty_id}`;
    const cancel = {version: bought.version, action: "cancel"};
    await Promise.all(Array.from({length: 8}, () => ann.shopper.send("PATCH", path, cancel)));
    expect((await shop.stripe.refunds.list()).data).toHaveLength(1);
    const [row] = await db.select().from(stock).where(eq(stock.sku, "pod"));
    expect([row?.on_hand, row?.reserved]).toEqual([400, 0]);
  });
});
