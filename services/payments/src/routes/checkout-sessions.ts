import {listOf} from "../answers/list.ts";
import {expireSession} from "../checkout/complete-session.ts";
import {createSession} from "../checkout/create-session.ts";
import {refuse} from "../protocol/errors.ts";
import type {HandlersOf} from "../protocol/route-types.ts";
import type {Session} from "../protocol/stored.ts";
import {mergeMetadata, requireObject} from "../state/find.ts";
import type {Shop} from "../state/shop.ts";

export const checkoutSessionRoutes = (shop: Shop): HandlersOf<"checkout/sessions"> => {
  const {store} = shop;
  // Also one that has not succeeded yet.
  const paymentOf = ({id, payment_intent}: Session) =>
    payment_intent ?? store.get("local.checkout", id)?.payment_intent ?? null;
  return {
    "POST /v1/checkout/sessions": ({params}) => createSession(shop, params),
    "GET /v1/checkout/sessions": ({params}) => {
      const {customer, payment_intent, subscription, status, customer_details} = params;
      const found = store
        .list("checkout.session")
        .filter(
          (one) =>
            (customer === undefined || one.customer === customer) &&
            (payment_intent === undefined || paymentOf(one) === payment_intent) &&
            (subscription === undefined || one.subscription === subscription) &&
            (status === undefined || one.status === status) &&
            (customer_details === undefined || one.customer_details?.email === customer_details.email),
        );
      return listOf("/v1/checkout/sessions", found, params);
    },
    "GET /v1/checkout/sessions/:id": ({id}) => requireObject(store, "checkout.session", id),
    "POST /v1/checkout/sessions/:id": ({id, params}) => {
      const before = requireObject(store, "checkout.session", id);
      const {metadata, expand: _, ...others} = params;
      const [unserved] = Object.keys(others);
      if (unserved)
        refuse(`This stand-in changes only the metadata of a session, not ${unserved}.`, unserved);
      return store.put({...before, metadata: mergeMetadata(before.metadata, metadata)});
    },
    "POST /v1/checkout/sessions/:id/expire": ({id}) => {
      const {status} = requireObject(store, "checkout.session", id);
      return (
        expireSession(shop, id) ??
        refuse(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${status}.`,
        )
      );
    },
    "GET /v1/checkout/sessions/:id/line_items": ({id, params}) => {
      const {line_items} = requireObject(store, "checkout.session", id);
      // Lines stay in the order of the request; every other list is newest first.
      return listOf(`/v1/checkout/sessions/${id}/line_items`, line_items?.data ?? [], params);
    },
  };
};
