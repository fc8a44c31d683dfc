import type {Stripe} from "stripe";
import {listOf} from "../answers/list.ts";
import {searchResult} from "../answers/search.ts";
import {endSubscription} from "../billing/subscriptions.ts";
import {createCustomer} from "../checkout/create-customer.ts";
import type {HandlersOf} from "../protocol/route-types.ts";
import type {Address, Shipping} from "../protocol/stored.ts";
import {definedFields, mergeMetadata, orNull, requireObject} from "../state/find.ts";
import type {Shop} from "../state/shop.ts";

export const customerRoutes = (shop: Shop): HandlersOf<"customers"> => {
  const {store, events} = shop;
  return {
    "POST /v1/customers": ({params}) => {
      const {email, name, phone, description, preferred_locales, test_clock} = params;
      if (test_clock !== undefined) requireObject(store, "test_helpers.test_clock", test_clock, "test_clock");
      const customer = createCustomer(shop, {
        ...definedFields({email, description, preferred_locales, test_clock}),
        name: orNull(name),
        phone: orNull(phone),
        ...contact(params),
        metadata: mergeMetadata(null, params.metadata),
      });
      return params.invoice_settings
        ? store.put({...customer, ...settings(shop, customer.id, params)})
        : customer;
    },
    "GET /v1/customers": ({params}) => {
      const {email, test_clock} = params;
      const found = store
        .list("customer")
        .filter(
          (one) =>
            (email === undefined || one.email === email) &&
            (test_clock === undefined || one.test_clock === test_clock),
        );
      return listOf("/v1/customers", found, params);
    },
    "GET /v1/customers/search": ({params}) =>
      searchResult("/v1/customers/search", store.list("customer"), params),
    "GET /v1/customers/:id": ({id}) => requireObject(store, "customer", id),
    "POST /v1/customers/:id": ({id, params}) => {
      const before = requireObject(store, "customer", id);
      const {email, description, preferred_locales} = params;
      const customer = store.put({
        ...before,
        ...definedFields({email, description, preferred_locales}),
        ...(params.name !== undefined && {name: orNull(params.name)}),
        ...(params.phone !== undefined && {phone: orNull(params.phone)}),
        ...contact(params),
        ...settings(shop, id, params),
        metadata: mergeMetadata(before.metadata, params.metadata),
      });
      events.emit("customer.updated", customer, before);
      return customer;
    },
    "DELETE /v1/customers/:id": ({id}) => {
      const customer = requireObject(store, "customer", id);
      for (const subscription of store.list("subscription")) {
        if (subscription.customer === id && subscription.ended_at === null)
          endSubscription(shop, subscription, null);
      }
      store.remove("customer", id);
      events.emit("customer.deleted", customer);
      return {id, object: "customer", deleted: true};
    },
  };
};

type Params = Stripe.CustomerUpdateParams;

function contact({address, shipping}: Params) {
  return {
    ...(address !== undefined && {address: address ? toAddress(address) : null}),
    ...(shipping !== undefined && {shipping: shipping ? toShipping(shipping) : null}),
  };
}

export function toAddress(address: {readonly [K in keyof Address]?: string | null}): Address {
  const {city, country, line1, line2, postal_code, state} = address;
  return {
    city: orNull(city),
    country: orNull(country),
    line1: orNull(line1),
    line2: orNull(line2),
    postal_code: orNull(postal_code),
    state: orNull(state),
  };
}

function toShipping({address, name, phone}: Stripe.CustomerUpdateParams.Shipping): Shipping {
  return {address: toAddress(address), name, phone: orNull(phone)};
}

function settings(shop: Shop, id: string, {invoice_settings}: Params) {
  const method = invoice_settings?.default_payment_method;
  if (method === undefined) return {};
  requireObject(shop.store, "payment_method", method, "invoice_settings[default_payment_method]");
  const before = shop.store.get("customer", id)?.invoice_settings;
  return {
    invoice_settings: {
      custom_fields: null,
      footer: null,
      rendering_options: null,
      ...before,
      default_payment_method: method,
    },
  };
}
