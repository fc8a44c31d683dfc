import {expect} from "@playwright/test";
import {z} from "zod";
import {env} from "./env.ts";

const cartReply = z.object({
  data: z.object({cart: z.object({id: z.string(), version: z.int()}), token: z.string().nullable()}),
});
const checkoutReply = z.object({data: z.object({url: z.string()})});
const stateReply = z.object({
  data: z.object({
    order: z.object({pretty_id: z.string(), version: z.int()}),
    link_token: z.string().nullable(),
  }),
});

interface Buying {
  readonly region?: string;
  readonly locale?: string;
  /** The customer who pays, and the address mail is sent to. */
  readonly email: string;
  readonly ops?: readonly object[];
  /** The bearer token of the signed-in user. */
  readonly bearer?: string;
}

export interface TestPurchase {
  readonly session: string;
  readonly cartToken: string | null;
  readonly prettyId: string;
  /** The `t` of the mailed link; null for an order of an account. */
  readonly link: string | null;
}

const POD = [
  {op: "add", sku: "pod", qty: 1},
  {op: "add", sku: "clip-blue", qty: 1},
];

/** A session that waits for its payment, without any page: what stories about orders begin with. */
export async function openSession({region = "de", locale = "de", ops = POD, bearer}: Omit<Buying, "email">) {
  const headers = {"content-type": "application/json", ...(bearer && {authorization: `Bearer ${bearer}`})};
  const post = async (path: string, body: object, more: Record<string, string> = {}) => {
    const answer = await fetch(`${env.BACKEND_URL}${path}`, {
      method: "POST",
      headers: {...headers, ...more},
      body: JSON.stringify(body),
    });
    return answer.json();
  };
  const opened = await post("/canyon/carts", {region, ops, request_id: crypto.randomUUID()});
  const {cart, token} = cartReply.parse(opened).data;
  const known = token === null ? {} : {"x-cart-token": token};
  const started = await post(
    "/canyon/checkout/session",
    {cart_id: cart.id, cart_version: cart.version, locale, ui_mode: "hosted_page"},
    known,
  );
  const {url} = checkoutReply.parse(started).data;
  const [session = ""] = /cs_\w+/.exec(url) ?? [];
  return {session, cartToken: token, headers: {...headers, ...known}};
}

/** Pays as the shopper's browser does on the provider's page. */
export async function pay(session: string, email: string): Promise<void> {
  const answer = await fetch(`${env.PAYMENTS_URL}/control/sessions/${session}/pay`, {
    method: "POST",
    headers: {"content-type": "application/json"},
    body: JSON.stringify({
      name: "Lea Lauf",
      email,
      line1: "Aschenbahn 4",
      city: "Berlin",
      postal_code: "10115",
      country: "DE",
    }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** An order that is paid. */
export async function buy({email, ...rest}: Buying): Promise<TestPurchase> {
  const {session, cartToken, headers} = await openSession(rest);
  await pay(session, email);
  const answer = await fetch(`${env.BACKEND_URL}/canyon/checkout/session/${session}`, {headers});
  const {order, link_token} = stateReply.parse(await answer.json()).data;
  return {session, cartToken, prettyId: order.pretty_id, link: link_token};
}
