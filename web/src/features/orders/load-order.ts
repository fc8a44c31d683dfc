import "server-only";
import {type CheckoutState, checkoutState} from "@gradus/backend/contract/checkout";
import {errorReply} from "@gradus/backend/contract/errors";
import {type FullOrderDocument, fullOrderDocument} from "@gradus/backend/contract/order-documents";
import {type Order, order} from "@gradus/backend/contract/orders";
import {headers} from "next/headers";
import {z} from "zod";
import {fetchBackend} from "@/lib/shop/fetch-backend";

/** Not found, or not readable by this caller; a link that has expired; or a failure, so the state is unknown now. */
export type LoadFailure = "not_found" | "link_expired" | "failed";
export type Loaded<T> =
  | {readonly data: T; readonly failure: null}
  | {readonly data: null; readonly failure: LoadFailure};

export function loadOrder(pretty_id: string, link: string): Promise<Loaded<Order>> {
  return load(`/canyon/orders/${encodeURIComponent(pretty_id)}?t=${encodeURIComponent(link)}`, order);
}

export function loadDocument(
  pretty_id: string,
  number: string,
  link: string,
): Promise<Loaded<FullOrderDocument>> {
  const path = `/canyon/orders/${encodeURIComponent(pretty_id)}/documents/${encodeURIComponent(number)}`;
  return load(`${path}?t=${encodeURIComponent(link)}`, fullOrderDocument);
}

/** The state of a payment, for the browser that requests it. */
export function loadCheckout(session_id: string): Promise<Loaded<CheckoutState>> {
  return load(`/canyon/checkout/session/${encodeURIComponent(session_id)}`, checkoutState);
}

async function load<T>(path: string, schema: z.ZodType<T>): Promise<Loaded<T>> {
  const answer = await fetchBackend(await headers(), {path});
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok) return {data: z.object({data: schema}).parse(body).data, failure: null};
  const refused = errorReply.safeParse(body);
  const code = refused.success ? refused.data.err.code : "internal";
  if (code === "link_expired") return {data: null, failure: "link_expired"};
  return {data: null, failure: code === "not_found" || code === "invalid" ? "not_found" : "failed"};
}
