import {present} from "../answers/present.ts";
import {ApiError} from "../protocol/errors.ts";
import type {Handlers} from "../protocol/route-types.ts";
import {type Route, readParams} from "../protocol/validate.ts";
import type {CallFacts} from "../state/events.ts";
import type {Shop} from "../state/shop.ts";
import type {Match} from "./match-route.ts";

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Executes a call as one transaction: completely or not at all. */
export function answer(
  shop: Shop,
  handlers: Handlers,
  match: Match,
  params: unknown,
  facts: CallFacts,
): string {
  return shop.events.during(facts, () =>
    shop.store.transaction(() => {
      const result = perform(handlers, match.route, match.id, params);
      return JSON.stringify(present(shop.store, result, expandOf(params)));
    }),
  );
}

function perform<R extends Route>(handlers: Handlers, route: R, id: string, params: unknown): object {
  return handlers[route]({params: readParams(route, params), id});
}

function expandOf(params: unknown): string[] {
  if (typeof params !== "object" || params === null || !("expand" in params)) return [];
  return Array.isArray(params.expand) ? params.expand.map(String) : [];
}

/** The response to an error; details of an internal error are not disclosed. */
export function answerError(error: unknown): Answer {
  const known =
    error instanceof ApiError
      ? error
      : new ApiError("api_error", "The local test provider met a problem of its own.");
  return {status: known.status, body: JSON.stringify(known.toBody())};
}
