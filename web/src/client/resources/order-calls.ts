import type {Order, OrderEdit} from "@gradus/backend/contract/orders";
import type {NewReturn, Withdrawal} from "@gradus/backend/contract/returns";
import {browserSession} from "../session/browser-session";

/** The `t` of a mailed link; null for a signed-in user. */
export type OrderLink = string | null;

const linkQuery = (link: OrderLink) => (link === null ? {} : {query: {t: link}});
type OrderKey = Pick<Order, "pretty_id">;

export function readOrder({pretty_id}: OrderKey, link: OrderLink) {
  return browserSession().callCommerce("GET /canyon/orders/{pretty_id}", {
    params: {pretty_id},
    ...linkQuery(link),
  });
}

/** Has the link to an order mailed, where number and address belong together. */
export function lookUpOrder(pretty_id: string, email: string) {
  return browserSession().callCommerce("POST /canyon/orders/lookup", {body: {pretty_id, email}});
}

/** Changes the order that was seen, or calls it off. Another one by now is `conflict`. */
export function changeOrder({pretty_id, version}: OrderKey & {version: number}, link: OrderLink, edit: Edit) {
  return browserSession().callCommerce("PATCH /canyon/orders/{pretty_id}", {
    params: {pretty_id},
    ...linkQuery(link),
    body: {version, ...edit},
  });
}
type Edit = Omit<OrderEdit, "version">;

export function addReturn({pretty_id}: OrderKey, link: OrderLink, body: NewReturn, idempotencyKey: string) {
  const params = {pretty_id};
  return browserSession().callCommerce("POST /canyon/orders/{pretty_id}/returns", {
    params,
    ...linkQuery(link),
    body,
    idempotencyKey,
  });
}

export function cancelReturn(rma_id: string, link: OrderLink) {
  return browserSession().callCommerce("POST /canyon/returns/{rma_id}/cancel", {
    params: {rma_id},
    ...linkQuery(link),
  });
}

export function withdrawOrder(
  {pretty_id}: OrderKey,
  link: OrderLink,
  body: Withdrawal,
  idempotencyKey: string,
) {
  const params = {pretty_id};
  return browserSession().callCommerce("POST /canyon/orders/{pretty_id}/withdrawal", {
    params,
    ...linkQuery(link),
    body,
    idempotencyKey,
  });
}
