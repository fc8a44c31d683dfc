import {z} from "zod";
import type {CartOp} from "../src/contract/cart.ts";
import {membership} from "../src/contract/membership.ts";
import type {Db} from "../src/core/db/db.ts";
import {addPerson, bearer, signInAs} from "./people.ts";
import {checkOut, type Shop} from "./shop.ts";
import {createShopper} from "./shopper.ts";

const BEARER_MS = 5 * 60_000;

type Person = Parameters<typeof addPerson>[1];

/** A user with an account who shops and manages what they bought. */
export async function addMember(shop: Shop, db: Db, person: Person = {}) {
  const {id, email} = await addPerson(db, person);
  const base = `/canyon/users/${id}/subscription/stripe`;
  const memberHeaders = bearer(await signInAs(shop, email));
  let signedInAt = shop.now().getTime();
  /** Months go by in these stories, and a bearer is good for minutes. */
  const headers = async () => {
    if (shop.now().getTime() - signedInAt > BEARER_MS) {
      Object.assign(memberHeaders, bearer(await signInAs(shop, email)));
      signedInAt = shop.now().getTime();
    }
    return memberHeaders;
  };
  const get = async (path: string) => shop.get(path, await headers());
  return {
    id,
    email,
    headers,
    shopper: createShopper(shop, memberHeaders),
    get: (path: string) => get(`${base}${path}`),
    post: async (path: string, body: object = {}) => shop.post(`${base}${path}`, body, await headers()),
    async read() {
      const response = await get(`/canyon/users/${id}/membership`);
      return z.object({data: membership}).parse(await response.json()).data;
    },
  };
}

export type Member = Awaited<ReturnType<typeof addMember>>;

export const addOp = (sku: string, offer?: string): CartOp => ({
  op: "add",
  sku,
  qty: 1,
  ...(offer !== undefined && {offer}),
});

/** Adds the items to the cart, pays, and delivers the payment event to the shop. */
export async function buy(
  shop: Shop,
  member: Pick<Member, "shopper" | "email" | "headers">,
  ops: readonly CartOp[],
  how: object = {},
) {
  await member.headers();
  const {session_id} = await checkOut(shop, ops, {shopper: member.shopper});
  await shop.pay(session_id, {email: member.email, country: "DE", ...how});
  await shop.hear();
  return session_id;
}

/** Parses the `data` of a response with the schema of its contract. */
export async function dataIn<T extends z.ZodType>(response: Response, schema: T): Promise<z.output<T>> {
  return schema.parse(z.object({data: z.unknown()}).parse(await response.json()).data);
}

const DAY_MS = 86_400_000;

/** Lets days go by, so many at a time, while jobs and events do their work. */
export async function advanceTo(shop: Shop, instant: string, days = 1) {
  const end = Date.parse(instant);
  while (shop.now().getTime() < end) {
    shop.setTime(new Date(Math.min(end, shop.now().getTime() + days * DAY_MS)).toISOString());
    await shop.hear();
    await shop.tend();
  }
}
