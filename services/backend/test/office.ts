import {orders} from "../src/commerce/orders/tables.ts";
import type {CartOp} from "../src/contract/cart.ts";
import {audit} from "../src/core/audit/tables.ts";
import type {Db} from "../src/core/db/db.ts";
import {addPerson, bearer, signInAs} from "./people.ts";
import {checkOut, openShop} from "./shop.ts";
import {createShopper} from "./shopper.ts";

const IN_BERLIN = {country: "DE", postal_code: "10115", city: "Berlin", email: "ann@example.com"};
const STAFF = {support: ["support"], admin: ["admin"], second: ["admin"], runner: []} as const;
export type StaffName = keyof typeof STAFF | "nobody";

/** A shop with its staff, and a runner who is not staff. */
export async function openOffice(db: Db, options: Parameters<typeof openShop>[1] = {}) {
  const shop = await openShop(db, options);
  const headers: Record<string, Record<string, string>> = {nobody: {}};
  const ids: Record<string, string> = {};
  for (const [name, groups] of Object.entries(STAFF)) {
    const {id, email} = await addPerson(db, {name, groups});
    ids[name] = id;
    headers[name] = bearer(await signInAs(shop, email));
  }

  /** Sends a request below `/canyon/admin` as the given person. */
  function ask(staffName: StaffName, method: string, path: string, body?: unknown) {
    return shop.app.request(`/canyon/admin${path}`, {
      method,
      headers: {...headers[staffName], ...(body !== undefined && {"content-type": "application/json"})},
      ...(body !== undefined && {body: JSON.stringify(body)}),
    });
  }

  return {
    ...shop,
    ask,
    idOf: (staffName: StaffName) => ids[staffName] ?? "",

    /** What a guest bought and paid for. */
    async buy(ops: readonly CartOp[] = [{op: "add", sku: "pod", qty: 2}], how: object = {}) {
      const shopper = createShopper(shop);
      const {session_id} = await checkOut(shop, ops, {shopper});
      await shop.pay(session_id, {...IN_BERLIN, ...how});
      await shopper.send("GET", `/canyon/checkout/session/${session_id}`);
      const [order] = (await db.select().from(orders)).toSorted((a, b) => +b.placed_at - +a.placed_at);
      if (!order) throw new Error("Nothing was ordered");
      return {...order, session_id};
    },

    /** The audited actions of staff, in order, each as role and action. */
    listDone: async () =>
      (await db.select().from(audit))
        .filter(({actor_role}) => actor_role !== "user")
        .toSorted((a, b) => a.seq - b.seq)
        .map(({actor_role, action}) => `${actor_role} ${action}`),
  };
}

export type Office = Awaited<ReturnType<typeof openOffice>>;
