import type {DataDeps} from "../data/deps.ts";
import {isPublishedByDefault, paramsOf} from "../data/query-routes.ts";
import {badRequest} from "../errors.ts";
import {type Call, flag, param, STREAMED} from "../http/call.ts";
import {type Route, route} from "../http/router.ts";
import type {EventStream} from "../http/sse.ts";
import {QueryError} from "../query/query-error.ts";
import {type ListenOptions, mutationEvents} from "./listen-events.ts";

export function listenRoutes(deps: DataDeps): Route[] {
  return [route("GET", "/data/listen/:dataset", (call) => listen(deps, call))];
}

function listen({datasets, access, streams, newId}: DataDeps, call: Call): typeof STREAMED {
  const dataset = datasets.require(param(call, "dataset"));
  const query = call.query.get("query");
  if (query === null) throw badRequest('The parameter "query" is missing');
  const matches = orQueryError(() => dataset.engine.matcher(query, paramsOf(call.query)));
  const stream = streams.open(call);
  if (matches instanceof QueryError) {
    refuse(stream, matches);
    return STREAMED;
  }
  const listener = {matches, canRead: access.readFilter(call.person, dataset), options: optionsOf(call)};
  const stop = dataset.store.onRecord((record) => {
    const events = orQueryError(() => mutationEvents(record, listener));
    if (events instanceof QueryError) {
      stop();
      refuse(stream, events);
      return;
    }
    for (const event of events) stream.send({event: "mutation", id: event.eventId, data: event});
  });
  stream.onClose(stop);
  // Always a plain welcome, never a replay: it makes the client fetch what it may have missed.
  stream.send({event: "welcome", data: {listenerName: newId()}});
  return STREAMED;
}

/** The client reads refusals from the stream, not from a status: it would only try again. */
function refuse(stream: EventStream, error: QueryError): void {
  stream.send({event: "channelError", data: {error: error.toBody().error}});
  stream.close();
}

function orQueryError<T>(run: () => T): T | QueryError {
  try {
    return run();
  } catch (error) {
    if (error instanceof QueryError) return error;
    throw error;
  }
}

function optionsOf({query, apiVersion}: Call): ListenOptions {
  return {
    includeResult: flag(query, "includeResult"),
    includePreviousRevision: flag(query, "includePreviousRevision"),
    includeMutations: flag(query, "includeMutations", true),
    includeEffects: query.get("effectFormat") === "mendoza",
    includeAllVersions: flag(query, "includeAllVersions", !isPublishedByDefault(apiVersion)),
  };
}
