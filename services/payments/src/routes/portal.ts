import type {Stripe} from "stripe";
import {listOf} from "../answers/list.ts";
import {newId} from "../protocol/ids.ts";
import type {HandlersOf} from "../protocol/route-types.ts";
import type {StoredObjects} from "../protocol/stored.ts";
import {definedFields, mergeMetadata, orNull, requireObject} from "../state/find.ts";
import type {Shop} from "../state/shop.ts";

type Configuration = StoredObjects["billing_portal.configuration"];

export const portalRoutes = (shop: Shop): HandlersOf<"billing_portal"> => {
  const {store, events, clock} = shop;
  return {
    "POST /v1/billing_portal/sessions": ({params}) => {
      const {customer = "", configuration} = params;
      requireObject(store, "customer", customer, "customer");
      const used = configuration
        ? requireObject(store, "billing_portal.configuration", configuration, "configuration")
        : defaultConfiguration(shop);
      const id = newId("billing_portal.session");
      return store.put({
        id,
        object: "billing_portal.session",
        configuration: used.id,
        created: clock.now(),
        customer,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: params.locale ?? null,
        on_behalf_of: null,
        return_url: params.return_url ?? used.default_return_url,
        url: `${shop.url}/p/session/${id}`,
      });
    },
    "POST /v1/billing_portal/configurations": ({params}) => {
      const created = store.put(toConfiguration(shop, params));
      events.emit("billing_portal.configuration.created", created);
      return created;
    },
    "GET /v1/billing_portal/configurations": ({params}) => {
      const {active, is_default} = params;
      const found = store
        .list("billing_portal.configuration")
        .filter(
          (one) =>
            (active === undefined || one.active === active) &&
            (is_default === undefined || one.is_default === is_default),
        );
      return listOf("/v1/billing_portal/configurations", found, params);
    },
    "GET /v1/billing_portal/configurations/:id": ({id}) =>
      requireObject(store, "billing_portal.configuration", id),
    "POST /v1/billing_portal/configurations/:id": ({id, params}) => {
      const before = requireObject(store, "billing_portal.configuration", id);
      const configuration = store.put({
        ...before,
        ...definedFields({active: params.active}),
        ...(params.default_return_url !== undefined && {
          default_return_url: orNull(params.default_return_url),
        }),
        ...(params.features && {features: toFeatures(params.features, before.features)}),
        metadata: mergeMetadata(before.metadata, params.metadata),
        updated: clock.now(),
      });
      events.emit("billing_portal.configuration.updated", configuration, before);
      return configuration;
    },
  };
};

function defaultConfiguration(shop: Shop): Configuration {
  const known = shop.store.list("billing_portal.configuration").find(({is_default}) => is_default);
  return known ?? shop.store.put({...toConfiguration(shop, {features: {}}), is_default: true});
}

function toConfiguration(shop: Shop, params: Stripe.BillingPortal.ConfigurationCreateParams): Configuration {
  const now = shop.clock.now();
  const profile = params.business_profile;
  return {
    id: newId("billing_portal.configuration"),
    object: "billing_portal.configuration",
    active: true,
    application: null,
    business_profile: {
      headline: orNull(profile?.headline),
      privacy_policy_url: profile?.privacy_policy_url ?? null,
      terms_of_service_url: profile?.terms_of_service_url ?? null,
    },
    created: now,
    default_return_url: orNull(params.default_return_url),
    features: toFeatures(params.features, NO_FEATURES),
    is_default: false,
    livemode: false,
    login_page: {enabled: false, url: null},
    metadata: mergeMetadata(null, params.metadata),
    name: orNull(params.name),
    updated: now,
  };
}

const NO_FEATURES: Configuration["features"] = {
  customer_update: {allowed_updates: [], enabled: false},
  invoice_history: {enabled: false},
  payment_method_update: {enabled: false, payment_method_configuration: null},
  subscription_cancel: {
    cancellation_reason: {enabled: false, feedback_options: null, options: []},
    enabled: false,
    mode: "at_period_end",
    proration_behavior: "none",
  },
  subscription_pause: {duration: {interval_options: [], type: "indefinite"}, enabled: false},
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    proration_behavior: "none",
    schedule_at_period_end: {conditions: []},
    trial_update_behavior: "end_trial",
  },
};

type PortalFeatureParams = NonNullable<Stripe.BillingPortal.ConfigurationUpdateParams["features"]>;

/** The features of the portal page. The setting for plan changes is stored, but the page does not offer them. */
function toFeatures(
  params: PortalFeatureParams,
  before: Configuration["features"],
): Configuration["features"] {
  const {customer_update, invoice_history, payment_method_update, subscription_cancel} = params;
  return {
    ...before,
    ...(customer_update && {
      customer_update: {
        enabled: customer_update.enabled ?? before.customer_update.enabled,
        allowed_updates: orNull(customer_update.allowed_updates) ?? [],
      },
    }),
    ...(invoice_history && {invoice_history: {enabled: invoice_history.enabled}}),
    ...(payment_method_update && {
      payment_method_update: {
        enabled: payment_method_update.enabled ?? false,
        payment_method_configuration: null,
      },
    }),
    ...(subscription_cancel && {
      subscription_cancel: {
        ...before.subscription_cancel,
        ...definedFields({
          enabled: subscription_cancel.enabled,
          mode: subscription_cancel.mode,
          proration_behavior: subscription_cancel.proration_behavior,
        }),
      },
    }),
  };
}
