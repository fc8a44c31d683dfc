import {afterEach, describe, expect, it, vi} from "vitest";
import {POST as startCheckout} from "../checkout/route";
import {POST as merge} from "./merge/route";
import {GET, PATCH, POST} from "./route";

const TOKEN = "t".repeat(43);
const COOKIE = {cookie: `user_pref_region=de; cart=${TOKEN}`};
const CART = {
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
const OWN = {"sec-fetch-site": "same-origin"};

const backend = vi.spyOn(globalThis, "fetch");
afterEach(() => backend.mockReset());

const ask = (method: string, headers: Record<string, string> = {}, body?: unknown) =>
  new Request("http://site.test/api/shop/cart?locale=de", {
    method,
    headers,
    ...(body !== undefined && {body: JSON.stringify(body)}),
  });
const backendCall = () => {
  const [address, init] = backend.mock.calls[0] ?? [];
  return {address: String(address), headers: new Headers(init?.headers), body: init?.body};
};

describe("GET", () => {
  it("200: requests the cart with the cookie's token and the caller's bearer", async () => {
    backend.mockResolvedValue(Response.json({data: CART}));
    const reply = await GET(ask("GET", {...COOKIE, authorization: "Bearer abc"}));
    expect(await reply.json()).toEqual({data: CART});
    expect(reply.headers.get("cache-control")).toContain("no-store");
    const {address, headers} = backendCall();
    expect(address).toMatch(/\/canyon\/carts\/current\?locale=de$/);
    expect(headers.get("x-cart-token")).toBe(TOKEN);
    expect(headers.get("authorization")).toBe("Bearer abc");
    expect(headers.has("cookie")).toBe(false);
  });

  it("200: a caller without a cart gets null, not a 404", async () => {
    backend.mockResolvedValue(Response.json({err: {code: "not_found"}}, {status: 404}));
    const reply = await GET(ask("GET"));
    expect([reply.status, await reply.json()]).toEqual([200, {data: null}]);
    expect(backendCall().headers.has("x-cart-token")).toBe(false);
  });

  it("502: the backend is down", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    backend.mockRejectedValue(new Error("down"));
    const reply = await GET(ask("GET"));
    expect([reply.status, await reply.json()]).toMatchObject([502, {err: {code: "unavailable"}}]);
  });

  it("a token that was not made by the backend is not passed on", async () => {
    backend.mockResolvedValue(Response.json({data: CART}));
    await GET(ask("GET", {cookie: "cart=short"}));
    expect(backendCall().headers.has("x-cart-token")).toBe(false);
  });
});

describe("POST", () => {
  it("201: stores the new cart's token in a cookie that no script reads, and returns it nowhere else", async () => {
    backend.mockResolvedValue(Response.json({data: {cart: CART, token: TOKEN}}, {status: 201}));
    const reply = await POST(ask("POST", OWN, {region: "de", ops: [], request_id: "12345678"}));
    const text = await reply.text();
    expect([reply.status, JSON.parse(text)]).toEqual([201, {data: CART}]);
    expect(text).not.toContain(TOKEN);
    expect(reply.headers.get("set-cookie")).toMatch(
      new RegExp(`^cart=${TOKEN}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax$`),
    );
  });

  it("201: an account's cart sets no cookie", async () => {
    backend.mockResolvedValue(Response.json({data: {cart: CART, token: null}}, {status: 201}));
    expect((await POST(ask("POST", OWN, {}))).headers.get("set-cookie")).toBeNull();
  });

  it("422: a refusal is passed on as it is", async () => {
    const err = {code: "quantity_limit", message: "m", params: {max: 5}, request_id: "r"};
    backend.mockResolvedValue(Response.json({err}, {status: 422}));
    const reply = await POST(ask("POST", OWN, {}));
    expect([reply.status, await reply.json()]).toEqual([422, {err}]);
  });
});

const WRITES = {POST, PATCH, merge, startCheckout};

describe.each(Object.entries(WRITES))("%s from elsewhere", (_name, write) => {
  it.each([
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "none"},
    {origin: "https://evil.test", host: "site.test"},
    {origin: "null", host: "site.test"},
  ])("403: %o, and the backend receives no request", async (headers) => {
    const reply = await write(ask("POST", {...COOKIE, ...headers}, {}));
    expect(reply.status).toBe(403);
    expect(backend).not.toHaveBeenCalled();
  });
});

describe("merge", () => {
  it("takes what the cookie's cart holds", async () => {
    backend.mockResolvedValue(Response.json({data: CART}));
    await merge(ask("POST", {...OWN, ...COOKIE}, {region: "de"}));
    expect(backendCall().address).toMatch(/\/canyon\/carts\/merge\?locale=de$/);
  });

  it("only reads where there is nothing to take", async () => {
    backend.mockResolvedValue(Response.json({err: {code: "not_found"}}, {status: 404}));
    const reply = await merge(ask("POST", OWN, {region: "de"}));
    expect(await reply.json()).toEqual({data: null});
    expect(backendCall().address).toMatch(/\/canyon\/carts\/current\?locale=de$/);
  });
});
