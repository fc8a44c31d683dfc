import type {Stripe} from "stripe";
import {withoutHidden} from "../protocol/hidden.ts";
import {newId, randomText} from "../protocol/ids.ts";
import type {Clock} from "./clock.ts";
import type {Store} from "./store.ts";

export type EventType = Stripe.Event["type"];

export interface CallFacts {
  readonly id: string;
  readonly idempotency_key: string | null;
}

/** Records what happened, and which endpoints must be notified, in the transaction in which it happens. */
export function createEvents(store: Store, clock: Clock, apiVersion: string) {
  let call: CallFacts | null = null;

  function emit(type: EventType, object: object, before: object | null = null) {
    const endpoints = store
      .list("webhook_endpoint")
      .filter(({status, enabled_events}) => status === "enabled" && matchesType(enabled_events, type));
    const previous = before && previousAttributes(before, object);
    const event = {
      id: newId("event"),
      object: "event" as const,
      api_version: apiVersion,
      created: clock.now(),
      data: {object: withoutHidden(object) as object, ...(previous && {previous_attributes: previous})},
      livemode: false,
      pending_webhooks: endpoints.length,
      request: call ?? {id: null, idempotency_key: null},
      type,
    };
    store.put(event);
    for (const endpoint of endpoints) {
      store.put({
        id: `dlv_${randomText(24)}`,
        object: "local.delivery",
        event: event.id,
        endpoint: endpoint.id,
        state: "waiting",
        attempts: [],
        next_at: 0,
      });
    }
  }

  return {
    emit,
    /** Events of what is done inside name this call as their cause. */
    during<T>(facts: CallFacts, work: () => T): T {
      call = facts;
      try {
        return work();
      } finally {
        call = null;
      }
    },
  };
}

function matchesType(patterns: readonly string[], type: string) {
  return patterns.some((pattern) => pattern === "*" || pattern === type);
}

/** The fields that differ, as they were. */
function previousAttributes(before: object, after: object): Record<string, unknown> {
  const now = new Map(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name))),
  );
}
