import type {Stripe} from "stripe";
import {listOf} from "../answers/list.ts";
import {searchResult} from "../answers/search.ts";
import {refuse} from "../protocol/errors.ts";
import {newId} from "../protocol/ids.ts";
import type {HandlersOf} from "../protocol/route-types.ts";
import type {Price} from "../protocol/stored.ts";
import {requireInteger} from "../protocol/validate.ts";
import {definedFields, mergeMetadata, requireObject} from "../state/find.ts";
import type {Shop} from "../state/shop.ts";

export const priceRoutes = (shop: Shop): HandlersOf<"prices"> => ({
  "POST /v1/prices": ({params}) => createPrice(shop, params),
  "GET /v1/prices": ({params}) =>
    listOf("/v1/prices", filterPrices(shop.store.list("price"), params), params),
  "GET /v1/prices/search": ({params}) => searchResult("/v1/prices/search", shop.store.list("price"), params),
  "GET /v1/prices/:id": ({id}) => requireObject(shop.store, "price", id),
  "POST /v1/prices/:id": ({id, params}) => {
    const before = requireObject(shop.store, "price", id);
    if (params.lookup_key) claimLookupKey(shop, params.lookup_key, params.transfer_lookup_key ?? false);
    const changed = definedFields({
      active: params.active,
      lookup_key: params.lookup_key,
      nickname: params.nickname,
      tax_behavior: params.tax_behavior,
    });
    const options = params.currency_options
      ? toOptions(params.currency_options, before)
      : before.currency_options;
    const metadata = mergeMetadata(before.metadata, params.metadata);
    const price = shop.store.put({
      ...before,
      ...changed,
      metadata,
      ...(options && {currency_options: options}),
    });
    shop.events.emit("price.updated", price, before);
    return price;
  },
});

function createPrice(shop: Shop, params: Stripe.PriceCreateParams): Price {
  const {product, unit_amount, recurring} = params;
  if (product === undefined) refuse("Missing required param: product.", "product", "parameter_missing");
  requireObject(shop.store, "product", product, "product");
  if (unit_amount === undefined)
    refuse("Missing required param: unit_amount.", "unit_amount", "parameter_missing");
  requireInteger(unit_amount, "unit_amount");
  if (params.lookup_key) claimLookupKey(shop, params.lookup_key, params.transfer_lookup_key ?? false);
  const price: Price = {
    id: newId("price"),
    object: "price",
    active: params.active ?? true,
    billing_scheme: "per_unit",
    created: shop.clock.now(),
    currency: params.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: params.lookup_key ?? null,
    metadata: mergeMetadata(null, params.metadata),
    nickname: params.nickname ?? null,
    product,
    recurring: recurring
      ? {
          interval: recurring.interval,
          interval_count: recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: "licensed",
        }
      : null,
    tax_behavior: params.tax_behavior ?? "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? "recurring" : "one_time",
    unit_amount,
    unit_amount_decimal: String(unit_amount),
  };
  const created = shop.store.put({
    ...price,
    currency_options: toOptions(params.currency_options ?? {}, price),
  });
  shop.events.emit("price.created", created);
  return created;
}

type Options = NonNullable<Price["currency_options"]>;

/** The price in every currency, its own among them. */
function toOptions(
  options: NonNullable<Stripe.PriceCreateParams["currency_options"]>,
  price: Price,
): Options {
  const own = {[price.currency]: {unit_amount: price.unit_amount ?? 0, tax_behavior: price.tax_behavior}};
  const others = Object.entries({...own, ...options}).map(([currency, option]) => {
    const amount = option.unit_amount ?? 0;
    requireInteger(amount, `currency_options[${currency}][unit_amount]`);
    const value: Options[string] = {
      custom_unit_amount: null,
      tax_behavior: option.tax_behavior ?? "unspecified",
      unit_amount: amount,
      unit_amount_decimal: String(amount),
    };
    return [currency.toLowerCase(), value] as const;
  });
  return Object.fromEntries(others);
}

function claimLookupKey(shop: Shop, key: string, isTransfer: boolean): void {
  const holder = shop.store.list("price").find(({lookup_key}) => lookup_key === key);
  if (!holder) return;
  if (!isTransfer) {
    refuse(
      `A price (\`${holder.id}\`) already uses that lookup key.`,
      "lookup_key",
      "resource_already_exists",
    );
  }
  shop.events.emit("price.updated", shop.store.put({...holder, lookup_key: null}), holder);
}

function filterPrices(prices: readonly Price[], params: Stripe.PriceListParams): Price[] {
  const {active, currency, lookup_keys, product, type} = params;
  return prices.filter(
    (one) =>
      (active === undefined || one.active === active) &&
      (currency === undefined || one.currency === currency) &&
      (lookup_keys === undefined || (one.lookup_key !== null && lookup_keys.includes(one.lookup_key))) &&
      (product === undefined || one.product === product) &&
      (type === undefined || one.type === type),
  );
}
