import {type APIRequestContext, expect, type FrameLocator, type Page} from "@playwright/test";
import {z} from "zod";
import {env} from "./env.ts";

export const CARDS = {
  works: "4242424242424242",
  asksTheBank: "4000002500003155",
  declined: "4000000000000002",
  /** Fine in the shop; the first charge without the shopper fails. */
  declinesLater: "4000000000000341",
} as const;

/** Our pages may embed this origin in a frame, and navigate to it. */
export const PAYMENTS_ORIGIN = new URL(env.PAYMENTS_URL).origin;

const cartReply = z.object({
  data: z.object({
    id: z.string(),
    version: z.number(),
    quantity: z.number(),
    estimated_total: z.number(),
    lines: z.array(z.object({sku: z.string(), clip: z.string().nullable(), qty: z.number()})),
  }),
});
const stateReply = z.object({
  data: z.object({
    status: z.string(),
    order: z
      .object({
        pretty_id: z.string(),
        total: z.number(),
        currency: z.string(),
        lines: z.array(z.object({sku: z.string(), clip: z.string().nullable(), qty: z.number()})),
      })
      .nullable(),
  }),
});

type Op = LineOp | {readonly op: "promo"; readonly code: string};

interface LineOp {
  readonly op: "add" | "set" | "remove";
  readonly sku: string;
  readonly offer?: string;
  readonly clip?: string;
  readonly qty?: number;
}

/** Contents of a browser's cart, as the site returns them; null without a cart. */
export async function readCart(request: APIRequestContext) {
  const body: unknown = await (await request.get("/api/shop/cart?locale=en")).json();
  return cartReply.or(z.object({data: z.null()})).parse(body).data;
}

/** Fills the cart of a browser without its pages. */
export async function fillCart(request: APIRequestContext, region: string, ops: readonly Op[]) {
  const answer = await request.post("/api/shop/cart?locale=en", {
    data: {region, ops, request_id: crypto.randomUUID()},
  });
  return cartReply.parse(await answer.json()).data;
}

/** Starts the checkout of a browser's cart, which reserves the cart's units. */
export async function holdCart(request: APIRequestContext) {
  const cart = await readCart(request);
  const answer = await request.post("/api/shop/checkout", {
    data: {cart_id: cart?.id, cart_version: cart?.version, locale: "en"},
  });
  expect(answer.status()).toBe(201);
}

/** Fills in the provider's form for a delivery, in our page or on its own. Nothing is sent yet. */
export async function fillPayment(
  form: Page | FrameLocator,
  buyer: {readonly email: string; readonly country: string; readonly card: string},
  {hasScript = true} = {},
) {
  const fields = {
    email: buyer.email,
    phone: "+49 30 1234567",
    full_name: "Ada Shopper",
    line1: "Weg 1",
    postal_code: "10115",
    city: "Berlin",
    number: buyer.card,
    expiry: "12 / 34",
    cvc: "123",
    holder: "Ada Shopper",
  };
  const country = form.locator("[name=country]");
  if (hasScript) await expect(form.locator("body[data-listens]")).toBeAttached();
  await country.evaluate((list) => list.setAttribute("data-chosen", ""));
  await country.selectOption(buyer.country);
  // A script requests the tax of the country and the form is rendered again: earlier input is lost.
  if (hasScript) await expect(form.locator("[name=country]:not([data-chosen])")).toBeAttached();
  for (const [name, value] of Object.entries(fields)) await form.locator(`input[name=${name}]`).fill(value);
  // Required only for recurring payments.
  for (const terms of await form.locator("input[type=checkbox]").all()) await terms.check();
}

export const payButton = (form: Page | FrameLocator) => form.locator("button.pay");

/** Waits for the confirmation page, and returns the state of the payment. */
export async function expectPaid(page: Page) {
  await page.waitForURL(/\/order-confirmation/);
  const session = sessionSeen.get(page) ?? "";
  const state = stateReply.parse(await (await page.request.get(`/api/shop/checkout/${session}`)).json()).data;
  expect(state.status).toBe("complete");
  if (!state.order) throw new Error("It was paid, and there is no order");
  return state.order;
}

const sessionSeen = new WeakMap<Page, string>();

/** The confirmation's address loses the session's name at once: it is read on the way there. */
export function watchSession(page: Page) {
  page.on("request", (request) => {
    const [, session] = /session_id=(cs_\w+)/.exec(request.url()) ?? [];
    if (session && request.isNavigationRequest()) sessionSeen.set(page, session);
  });
}

/** A code at the provider that takes percents off. */
export async function createCode(request: APIRequestContext, percent: number): Promise<string> {
  const headers = {authorization: "Bearer sk_test_local_gradus"};
  const coupon = await request.post(`${env.PAYMENTS_URL}/v1/coupons`, {
    headers,
    form: {percent_off: percent, duration: "once"},
  });
  const {id} = z.object({id: z.string()}).parse(await coupon.json());
  const code = `SAVE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const response = await request.post(`${env.PAYMENTS_URL}/v1/promotion_codes`, {
    headers,
    form: {"promotion[type]": "coupon", "promotion[coupon]": id, code},
  });
  expect(response.ok(), await response.text()).toBe(true);
  return code;
}
