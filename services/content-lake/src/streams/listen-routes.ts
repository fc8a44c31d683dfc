import {isPublishedByDefault, paramsOf} from "../data/query-routes.ts";
import type {DataDeps} from "../data-deps.ts";
import {badRequest} from "../errors.ts";
import {type Call, flag, type Handler, param, STREAMED} from "../http/call.ts";
import {type Route, route} from "../http/router.ts";
import type {EventStream} from "../http/sse.ts";
import {QueryError} from "../query/query-error.ts";
import type {CommitRecord} from "../store/commit-record.ts";
import type {DatasetStore} from "../store/dataset-store.ts";
import {type ListenOptions, mutationEvents} from "./listen-events.ts";
import {positionAt, seqAt} from "./position.ts";

/** Transactions. A client that missed more is faster when it fetches its documents anew. */
const RECORDS_MAX = 2000;

export function listenRoutes(deps: DataDeps, spread: (handler: Handler) => Handler): Route[] {
  return [
    route(
      "GET",
      "/data/listen/:dataset",
      spread((call) => listen(deps, call)),
    ),
  ];
}

function listen(deps: DataDeps, call: Call): typeof STREAMED {
  const {datasets, access, streams} = deps;
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
  const send = (record: CommitRecord): void => {
    const events = orQueryError(() => mutationEvents(record, listener));
    if (events instanceof QueryError) {
      stop();
      refuse(stream, events);
      return;
    }
    for (const [index, event] of events.entries()) {
      // Who is cut off within a transaction has not had it: only its last event moves the position on.
      const seq = index === events.length - 1 ? record.seq : record.seq - 1;
      stream.send({event: "mutation", id: positionAt(dataset.store, seq), data: event});
    }
  };
  const stop = dataset.store.onRecord(send);
  stream.onClose(stop);
  welcome(deps, call, {stream, store: dataset.store, send});
  return STREAMED;
}

interface ListenerConnection {
  readonly stream: EventStream;
  readonly store: DatasetStore;
  readonly send: (record: CommitRecord) => void;
}

/**
 * Sends a welcome to a new client, or the missed events to one that reconnects. A plain welcome makes the Studio
 * replace the document it holds by ours, which hides input not yet saved when the connection broke.
 */
function welcome({newId}: DataDeps, {query, request}: Call, {stream, store, send}: ListenerConnection): void {
  const data = {listenerName: newId()};
  const last = flag(query, "enableResume") ? request.headers["last-event-id"]?.toString() : undefined;
  const missed = last === undefined ? null : missedRecords(store, last);
  if (last !== undefined && missed !== null) {
    stream.send({event: "welcomeback", id: last, data});
    for (const record of missed) send(record);
  } else {
    const event = last === undefined ? "welcome" : "reset";
    stream.send({event, id: positionAt(store, store.seq()), data});
  }
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

/** What was committed after a position; null when that is not known any more, or too long ago. */
function missedRecords(store: DatasetStore, position: string): readonly CommitRecord[] | null {
  const seq = seqAt(store, position);
  const missed = seq === null ? -1 : store.seq() - seq;
  if (seq === null || missed < 0 || missed > RECORDS_MAX) return null;
  const records = store.history.recordsAfter(seq, RECORDS_MAX);
  return records.some(hasPurgedChange) ? null : records;
}

/** A document that was purged leaves a change behind without what it was. */
const hasPurgedChange = ({changes}: CommitRecord): boolean =>
  changes.some(({before, after}) => before === null && after === null);
