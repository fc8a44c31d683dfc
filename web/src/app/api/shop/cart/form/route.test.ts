import {afterEach, describe, expect, it, vi} from "vitest";
import {POST as pay} from "../../checkout/form/route";
import {POST} from "./route";

const TOKEN = "t".repeat(43);
const backend = vi.spyOn(globalThis, "fetch");
afterEach(() => backend.mockReset());

const MARKET = {region: "de", locale: "fr"};
const HERE = {region: "de", locale: "de"};
const send = (fields: Record<string, string>, headers: Record<string, string> = {}, to = POST) =>
  to(
    new Request("http://site.test/api/shop/cart/form", {
      method: "POST",
      headers: {"sec-fetch-site": "same-origin", ...headers},
      body: new URLSearchParams(fields),
    }),
  );
const backendCall = () => {
  const [address, init] = backend.mock.calls[0] ?? [];
  const {request_id, ...body} = JSON.parse(String(init?.body));
  return {path: new URL(String(address)).pathname, method: init?.method, body};
};
const accept = (data: unknown) => backend.mockResolvedValue(Response.json({data}, {status: 201}));
const refuse = (code: string, status = 422) =>
  backend.mockResolvedValue(Response.json({err: {code}}, {status}));
const item = {sku: "pod", offer: "pod-c6", clip: "blue"};

describe("the cart", () => {
  it("303: adds what a product's page names, in the store it was seen in", async () => {
    accept({});
    const reply = await send({act: "add", ...HERE, item: "pod pod-c6", clip: "blue", qty: "2"});
    expect([reply.status, reply.headers.get("location")]).toEqual([303, "/de/de/cart/plain"]);
    expect(backendCall()).toEqual({
      path: "/canyon/carts",
      method: "POST",
      body: {
        region: "de",
        ops: [
          {op: "region", region: "de"},
          {op: "add", ...item, qty: 2},
        ],
      },
    });
  });

  it("303: stores the token of a cart it created", async () => {
    accept({token: TOKEN, cart: EMPTY});
    const reply = await send({act: "add", ...HERE, item: "pod "});
    expect(reply.headers.get("set-cookie")).toContain(`cart=${TOKEN}; Path=/; Max-Age=2592000; HttpOnly`);
  });

  it.each([
    [
      {act: "set", step: "1", before: "2", qty: "2"},
      {op: "set", ...item, qty: 3},
    ],
    [
      {act: "set", step: "-1", before: "1", qty: "1"},
      {op: "set", ...item, qty: 1},
    ],
    [
      {act: "set", qty: "7", before: "2"},
      {op: "set", ...item, qty: 7},
    ],
    [
      {act: "set", qty: "999", before: "2"},
      {op: "set", ...item, qty: 20},
    ],
    [{act: "remove"}, {op: "remove", ...item}],
    [
      {act: "promo", code: "save"},
      {op: "promo", code: "save"},
    ],
    [
      {act: "promo", code: "SAVE", drop: "1"},
      {op: "promo", code: null},
    ],
  ])("303: %o changes the version that was seen", async (fields, op) => {
    accept({});
    await send({...HERE, version: "4", ...item, ...fields});
    expect(backendCall()).toMatchObject({path: "/canyon/carts/current", method: "PATCH", body: {version: 4}});
    expect(backendCall().body.ops[1]).toEqual(op);
  });

  it.each([
    ["quantity_limit", "quantity_limit"],
    ["cart_conflict", "cart_conflict"],
    ["something_new", "problem"],
  ])("303: %s is shown on the cart's page as %s", async (code, messageCode) => {
    refuse(code);
    const reply = await send({act: "add", ...HERE, item: "pod "});
    expect([reply.status, reply.headers.get("location")]).toEqual([
      303,
      `/de/de/cart/plain?said=${messageCode}`,
    ]);
  });

  it("303: a backend that is down is a problem", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    backend.mockRejectedValue(new Error("down"));
    expect((await send({act: "add", ...HERE, item: "pod "})).headers.get("location")).toBe(
      "/de/de/cart/plain?said=problem",
    );
  });
});

const EMPTY = {
  id: "crt_1",
  version: 1,
  status: "open",
  region: "de",
  currency: "EUR",
  lines: [],
  quantity: 0,
  subtotal: 0,
  discount: 0,
  promo: null,
  shipping: {amount: 0, label: "free"},
  tax: {state: "included"},
  estimated_total: 0,
  notices: [],
};

describe("paying", () => {
  const STARTED = {
    checkout_id: "chk_1",
    session_id: "cs_1",
    ui_mode: "hosted_page",
    client_secret: null,
    url: "http://127.0.0.1:4242/c/pay/cs_1",
    expires_at: "2026-11-23T12:00:00Z",
    currency: "EUR",
    amount_estimate: 1,
    mode: "payment",
  };

  it("303: redirects to the provider's own page", async () => {
    accept(STARTED);
    const reply = await send({...HERE, cart_id: "crt_1", version: "3"}, {}, pay);
    expect([reply.status, reply.headers.get("location")]).toEqual([303, STARTED.url]);
    expect(backendCall().body).toEqual({
      cart_id: "crt_1",
      cart_version: 3,
      locale: "de",
      ui_mode: "hosted_page",
    });
  });

  it("303: a cart that cannot be paid for is reported on the cart's page", async () => {
    refuse("out_of_stock", 409);
    const reply = await send({...HERE, cart_id: "crt_1", version: "3"}, {}, pay);
    expect(reply.headers.get("location")).toBe("/de/de/cart/plain?said=out_of_stock");
  });
});

describe.each([
  ["the cart", POST],
  ["paying", pay],
])("%s refuses", (_name, to) => {
  it("403: forms of other sites", async () => {
    expect((await send(HERE, {"sec-fetch-site": "cross-site"}, to)).status).toBe(403);
    expect(backend).not.toHaveBeenCalled();
  });

  it.each([{}, MARKET, {region: "//evil.test", locale: "de"}])(
    "400: %o is no store of ours",
    async (fields) => {
      expect((await send(fields, {}, to)).status).toBe(400);
      expect(backend).not.toHaveBeenCalled();
    },
  );
});
