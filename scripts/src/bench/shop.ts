import {z} from "zod";
import type {Settings} from "../stack/settings.ts";
import type {Section} from "./context.ts";
import {databaseOf} from "./database-of.ts";
import {pace} from "./pace.ts";
import {createRow} from "./row.ts";
import {quantile} from "./statistics.ts";

const CHECKOUTS_PER_SECOND = 20;
const CHECKOUTS = CHECKOUTS_PER_SECOND * 60;
const CARTS_PER_SECOND = 20;
const WARM_UP = 40;
const EMPTY = 400;

/** Half of them hold units, as many as the shelves of a fresh start have; the other half are memberships. */
const GOODS = [
  {sku: "membership", offer: "membership-yearly"},
  {sku: "pod"},
  {sku: "membership", offer: "membership-monthly"},
  {sku: "clip-blue"},
  {sku: "membership", offer: "membership-yearly"},
  {sku: "pod"},
  {sku: "membership", offer: "membership-monthly"},
  {sku: "clip-gray"},
] as const;

const openedCart = z.object({
  data: z.object({cart: z.object({id: z.string(), version: z.number()}), token: z.string()}),
});
type CartHandle = z.infer<typeof openedCart>["data"];

export const shop: Section = {
  title: "Carts and checkouts",
  run: async ({stack: {settings}, interruption: {signal}}) => {
    const {backend} = settings.urls;
    const carts: CartHandle[] = [];
    const open = (index: number) => openCart(backend, index, (cart) => carts.push(cart));
    await pace(open, CARTS_PER_SECOND, WARM_UP, signal);
    const cartMs = await pace(open, CARTS_PER_SECOND, CHECKOUTS, signal);
    const till = (index: number) => startCheckout(backend, index, carts[index]);
    await pace(till, CHECKOUTS_PER_SECOND, WARM_UP, signal);
    const checkoutMs = await pace((index) => till(index + WARM_UP), CHECKOUTS_PER_SECOND, CHECKOUTS, signal);
    const emptyMs = await pace(() => fetch(`${backend}/health`), CHECKOUTS_PER_SECOND, EMPTY, signal);
    return {rows: toRows(settings, cartMs, checkoutMs, emptyMs), details: {carts: carts.length}};
  },
};

async function openCart(backend: string, index: number, keep: (cart: CartHandle) => void): Promise<Response> {
  const item = GOODS[index % GOODS.length] ?? GOODS[0];
  const body = {region: "de", ops: [{op: "add", ...item, qty: 1}], request_id: crypto.randomUUID()};
  const response = await post(`${backend}/canyon/carts`, body, clientAddress(index));
  if (response.ok) keep(openedCart.parse(await response.clone().json()).data);
  return response;
}

/** Each shopper has an address of their own, as the proxy before the backend names it: limits are per address. */
const clientAddress = (index: number) => ({
  "x-forwarded-for": `10.1.${Math.floor(index / 250)}.${(index % 250) + 1}`,
});

function startCheckout(backend: string, index: number, opened: CartHandle | undefined): Promise<Response> {
  if (!opened) throw new Error("There are fewer carts than checkouts");
  const {cart, token} = opened;
  const body = {cart_id: cart.id, cart_version: cart.version, locale: "de"};
  return post(`${backend}/canyon/checkout/session`, body, {...clientAddress(index), "x-cart-token": token});
}

function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: {"content-type": "application/json", ...headers},
    body: JSON.stringify(body),
  });
}

function toRows(
  settings: Settings,
  cartMs: readonly number[],
  checkoutMs: readonly number[],
  emptyMs: readonly number[],
) {
  const database = databaseOf(settings);
  const shared = {section: "shop", unit: "ms", reference: quantile(emptyMs, 0.95)};
  return [
    createRow(
      {...shared, name: `cart at ${CARTS_PER_SECOND}/s, p95, ${database}`, ours: quantile(cartMs, 0.95)},
      {atMost: 60},
    ),
    createRow(
      {
        ...shared,
        name: `checkout at ${CHECKOUTS_PER_SECOND}/s for 60 s, p95, ${database}`,
        ours: quantile(checkoutMs, 0.95),
      },
      {atMost: 300},
    ),
  ];
}
