import {randomUUID} from "node:crypto";
import {z} from "zod";
import {CART_TOKEN_HEADER, createdCart} from "../../src/contract/cart.ts";
import {checkoutReply, checkoutState} from "../../src/contract/checkout.ts";
import type {Random} from "./random.ts";
import {requestUntilAnswered} from "./request-until-answered.ts";

/** What customers received as confirmed: it must stay true whatever crashes. */
export interface ShopperLedger {
  bought: number;
  readonly orders: Set<string>;
}

export interface Places {
  readonly backend: string;
  readonly provider: string;
  readonly ledger: ShopperLedger;
}

const CARDS = [
  "4242424242424242",
  "4242424242424242",
  "5555555555554444",
  "4000002500003155",
  "4000000000000002",
  "4000000000000259",
] as const;
const MARKETS = [
  {region: "de", locale: "de", country: "DE", state: null},
  {region: "us", locale: "en", country: "US", state: "NY"},
  {region: "gb", locale: "en", country: "GB", state: null},
] as const;

/**
 * Simulates customers who buy one after another until the day is over: in full, in parts, with cards that fail, and
 * changing their minds.
 */
export async function shopForADay(places: Places, random: Random, isOver: () => boolean) {
  while (!isOver()) await buyOnce(places, random, `shopper-${randomUUID()}@example.com`);
}

async function buyOnce(places: Places, random: Random, email: string) {
  const {region, locale, country, state} = random.pick(MARKETS);
  const opened = await openCart(places, random, region);
  if (!opened) return;
  const headers = opened.token === null ? {} : {[CART_TOKEN_HEADER]: opened.token};
  const paying = {cart_id: opened.cart.id, cart_version: opened.cart.version, locale};
  const session = await requestUntilAnswered(`${places.backend}/canyon/checkout/session`, "POST", {
    headers,
    body: paying,
  });
  if (session.status !== 201) return;
  const {url, client_secret} = z.object({data: checkoutReply}).parse(session.body).data;
  const session_id = /cs_[a-zA-Z0-9_]+?(?=_secret|[/#?]|$)/.exec(client_secret ?? url ?? "")?.[0];
  // Some only look.
  if (session_id === undefined || random.next() < 0.1) return;
  await requestUntilAnswered(`${places.provider}/control/sessions/${session_id}/pay`, "POST", {
    body: {card: random.pick(CARDS), email, country, state},
  });
  // Some close the window: their order comes by the provider's word alone.
  places.ledger.bought += 1;
  if (random.next() < 0.4) return;
  await confirmOrCancel(places, random, session_id, headers);
}

async function openCart({backend}: Places, random: Random, region: string) {
  const ops = [
    {op: "add", sku: random.pick(["pod", "duo", "clip-blue"]), qty: 1},
    ...(random.next() < 0.5 ? [{op: "add", sku: "clip-orange", qty: 2}] : []),
  ];
  const body = {region, ops, request_id: randomUUID()};
  const {status, body: reply} = await requestUntilAnswered(`${backend}/canyon/carts`, "POST", {body});
  return status === 201 ? z.object({data: createdCart}).parse(reply).data : null;
}

/** The page that thanks; and some call it off at once. */
async function confirmOrCancel(
  places: Places,
  random: Random,
  session_id: string,
  headers: Record<string, string>,
) {
  const seen = await requestUntilAnswered(`${places.backend}/canyon/checkout/session/${session_id}`, "GET", {
    headers,
  });
  if (seen.status !== 200) return;
  const {order, link_token} = z.object({data: checkoutState}).parse(seen.body).data;
  if (order) places.ledger.orders.add(order.id);
  if (!order?.can.cancel || link_token === null || random.next() < 0.5) return;
  await requestUntilAnswered(`${places.backend}/canyon/orders/${order.pretty_id}?t=${link_token}`, "PATCH", {
    body: {version: order.version, action: "cancel"},
  });
}
