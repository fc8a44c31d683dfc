import {type APIRequestContext, expect} from "@playwright/test";
import {z} from "zod";
import type {Credentials} from "./account.ts";
import {env} from "./env.ts";
import {paySession} from "./payments.ts";

const session = z.object({data: z.object({access_token: z.string(), user_id: z.string()})});
const created = z.object({data: z.object({cart: z.object({id: z.string(), version: z.number()})})});
const checkout = z.object({data: z.object({url: z.string()})});
const membership = z.object({
  data: z.object({
    access: z.string(),
    subscription: z
      .object({
        status: z.string(),
        commitment_ends_at: z.string().nullable(),
        cancel_at: z.string().nullable(),
        remaining_charges: z.array(z.object({at: z.string(), amount: z.number()})),
      })
      .nullable(),
    gifts: z.array(z.object({status: z.string(), ends_at: z.string().nullable()})),
  }),
});

/** A user's membership as the backend reports it, read without any page. */
export async function readMembership(request: APIRequestContext, person: Credentials) {
  const {headers} = await authorize(request, person);
  const answer = await request.get(`${env.SITE_URL}/canyon/membership`, {headers});
  return membership.parse(await answer.json()).data;
}

interface Purchase {
  readonly sku: string;
  readonly offer: string;
  readonly card?: string;
}

/** Buys a membership as the pages do, and pays it on the provider's page. Resolves once it is there. */
export async function buyMembership(
  request: APIRequestContext,
  person: Credentials,
  {sku, offer, card}: Purchase,
) {
  const {headers} = await authorize(request, person);
  const post = async (path: string, data: object) => {
    const answer = await request.post(`${env.SITE_URL}${path}`, {headers: {...headers, ...key()}, data});
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const ops = [{op: "add", sku, offer, qty: 1}];
  const {cart} = created.parse(
    await post("/canyon/carts", {region: "de", ops, request_id: crypto.randomUUID()}),
  ).data;
  const {url} = checkout.parse(
    await post("/canyon/checkout/session", {
      cart_id: cart.id,
      cart_version: cart.version,
      locale: "en",
      ui_mode: "hosted_page",
    }),
  ).data;
  await paySession(url, {
    email: person.email,
    country: "DE",
    postal_code: "50667",
    city: "Köln",
    line1: "Domstraße 1",
    ...(card !== undefined && {card}),
  });
  await expect
    .poll(async () => (await readMembership(request, person)).subscription?.status)
    .toMatch(/^(trialing|active)$/);
}

const key = () => ({"idempotency-key": crypto.randomUUID()});

async function authorize(request: APIRequestContext, {email, password}: Credentials) {
  const answer = await request.post(`${env.SITE_URL}/b/email/signin`, {
    headers: key(),
    data: {email, password},
  });
  const {access_token} = session.parse(await answer.json()).data;
  return {headers: {authorization: `Bearer ${access_token}`}};
}
