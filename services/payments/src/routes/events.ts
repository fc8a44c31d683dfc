import type {Stripe} from "stripe";
import {listOf} from "../answers/list.ts";
import {refuse} from "../protocol/errors.ts";
import {newId, randomText} from "../protocol/ids.ts";
import type {HandlersOf} from "../protocol/route-types.ts";
import {definedFields, mergeMetadata, orNull, requireObject} from "../state/find.ts";
import type {Shop} from "../state/shop.ts";

export const eventRoutes = ({store}: Shop): HandlersOf<"events"> => ({
  "GET /v1/events": ({params}) => {
    const eventTypes = params.types ?? (params.type === undefined ? null : [params.type]);
    const found = store
      .list("event")
      .filter(({type}) => eventTypes === null || eventTypes.some((pattern) => matches(pattern, type)));
    return listOf("/v1/events", found, params);
  },
  "GET /v1/events/:id": ({id}) => requireObject(store, "event", id),
});

const matches = (pattern: string, type: string) =>
  pattern.endsWith(".*") ? type.startsWith(pattern.slice(0, -1)) : pattern === type;

export const webhookEndpointRoutes = (shop: Shop): HandlersOf<"webhook_endpoints"> => {
  const {store} = shop;
  return {
    // The only answer that carries the secret.
    "POST /v1/webhook_endpoints": ({params}) => {
      const secret = `whsec_${randomText(32)}`;
      return {...createEndpoint(shop, params, newId("webhook_endpoint"), secret), secret};
    },
    "GET /v1/webhook_endpoints": ({params}) =>
      listOf("/v1/webhook_endpoints", store.list("webhook_endpoint"), params),
    "GET /v1/webhook_endpoints/:id": ({id}) => requireObject(store, "webhook_endpoint", id),
    "POST /v1/webhook_endpoints/:id": ({id, params}) => {
      const before = requireObject(store, "webhook_endpoint", id);
      const {url, enabled_events, disabled} = params;
      return store.put({
        ...before,
        ...definedFields({url, enabled_events}),
        ...(disabled !== undefined && {status: disabled ? "disabled" : "enabled"}),
        metadata: mergeMetadata(before.metadata, params.metadata),
      });
    },
    "DELETE /v1/webhook_endpoints/:id": ({id}) => {
      requireObject(store, "webhook_endpoint", id);
      store.remove("webhook_endpoint", id);
      return {id, object: "webhook_endpoint", deleted: true};
    },
  };
};

type EndpointInput = Pick<
  Stripe.WebhookEndpointCreateParams,
  "url" | "enabled_events" | "api_version" | "description" | "metadata"
>;

export function createEndpoint(shop: Shop, input: EndpointInput, id: string, secret: string) {
  const {url, enabled_events} = input;
  if (!URL.canParse(url)) refuse("Invalid URL: it must be absolute.", "url", "url_invalid");
  shop.store.put({id, object: "local.secret", value: secret});
  return shop.store.put({
    id,
    object: "webhook_endpoint",
    api_version: input.api_version ?? null,
    application: null,
    created: shop.clock.now(),
    description: orNull(input.description),
    enabled_events: [...enabled_events],
    livemode: false,
    metadata: mergeMetadata(null, input.metadata),
    status: "enabled",
    url,
  });
}
