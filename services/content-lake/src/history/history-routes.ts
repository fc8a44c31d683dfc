import {type DataDeps, requirePerson} from "../data-deps.ts";
import {badRequest} from "../errors.ts";
import {type Call, flag, listParam, param, type Reply} from "../http/call.ts";
import {type Route, route} from "../http/router.ts";
import type {DatasetStore} from "../store/dataset-store.ts";
import {parseId} from "../store/document-id.ts";
import type {HistoryChange, HistoryEntry, StoredEvent} from "../store/history.ts";
import type {LakeDocument} from "../types.ts";

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 10_000;

export function historyRoutes(deps: DataDeps): Route[] {
  const answer = (run: (store: DatasetStore, call: Call) => Reply) => (call: Call) => {
    requirePerson(call);
    return run(deps.datasets.require(param(call, "dataset")).store, call);
  };
  return [
    route("GET", "/data/history/:dataset/transactions/:ids", answer(listTransactions)),
    route("GET", "/data/history/:dataset/documents/:ids", answer(getDocuments)),
    route("GET", "/data/history/:dataset/events/documents/:id", answer(documentEvents)),
    route("GET", "/data/history/:dataset/events/releases/:name", answer(releaseEvents)),
  ];
}

/** One transaction a line, oldest first unless reversed. */
function listTransactions({history}: DatasetStore, call: Call): Reply {
  const {query} = call;
  const ids = listParam(param(call, "ids"));
  const entries = history.list({
    documentIds: ids,
    fromTransaction: query.get("fromTransaction"),
    toTransaction: query.get("toTransaction"),
    fromTime: query.get("fromTime"),
    toTime: query.get("toTime"),
    authors: listParam(query.get("authors")),
    reverse: flag(query, "reverse"),
    limit: limitOf(query, DEFAULT_LIMIT),
  });
  const onlyIds = flag(query, "includeIdentifiedDocumentsOnly") ? new Set(ids) : null;
  const lines = entries.map((entry) => {
    const changes = history.changes(entry.seq).filter(({documentId}) => onlyIds?.has(documentId) ?? true);
    return `${JSON.stringify(describeTransaction(entry, changes, query))}\n`;
  });
  return {body: lines.join(""), headers: {"content-type": "application/x-ndjson"}};
}

function describeTransaction(entry: HistoryEntry, changes: readonly HistoryChange[], query: URLSearchParams) {
  const effects = changes.map(({documentId, apply, revert}) => [documentId, {apply, revert}]);
  return {
    id: entry.id,
    timestamp: entry.timestamp,
    author: entry.author,
    documentIDs: changes.map(({documentId}) => documentId),
    mutations:
      flag(query, "excludeMutations") || flag(query, "excludeContent")
        ? []
        : changes.flatMap(({mutations}) => mutations),
    ...(query.get("effectFormat") === "mendoza" && {effects: Object.fromEntries(effects)}),
  };
}

function getDocuments(store: DatasetStore, call: Call): Reply {
  const ids = listParam(param(call, "ids"));
  const read = reader(store, call.query);
  const documents = ids.flatMap((id): LakeDocument[] => {
    const document = read(id);
    return document ? [document] : [];
  });
  return {body: {documents}};
}

/** Returns a reader of the requested state of a document: after a transaction, at an instant, or the latest. */
function reader(store: DatasetStore, query: URLSearchParams): (id: string) => LakeDocument | null {
  const {history} = store;
  const [revision, time] = [query.get("revision"), query.get("time")];
  if (revision !== null) {
    const entry = history.find(revision);
    // Also for a document the transaction did not change: its state as of then.
    return (id) => entry && history.documentAt(id, entry.seq);
  }
  if (time !== null) {
    if (Number.isNaN(Date.parse(time))) throw badRequest('"time" must be an ISO instant');
    const instant = new Date(time).toISOString();
    return (id) => history.documentAtTime(id, instant);
  }
  if (flag(query, "lastRevision")) return (id) => history.lastDocument(id);
  return (id) => store.get(id) ?? null;
}

function documentEvents({history}: DatasetStore, call: Call): Reply {
  const id = param(call, "id");
  const {version} = parseId(id);
  const events = history.events(version === null ? "document_id" : "version_id", id);
  const page = pageOf(events, call.query);
  return {body: {events: {[id]: page.events}, nextCursor: page.nextCursor}};
}

function releaseEvents({history}: DatasetStore, call: Call): Reply {
  return {body: pageOf(history.events("release_name", param(call, "name")), call.query)};
}

function pageOf(events: readonly StoredEvent[], query: URLSearchParams) {
  const start = Number.parseInt(query.get("nextCursor") || "0", 10) || 0;
  const end = start + limitOf(query, DEFAULT_LIMIT);
  return {events: events.slice(start, end), nextCursor: end < events.length ? String(end) : ""};
}

function limitOf(query: URLSearchParams, byDefault: number): number {
  const limit = Number(query.get("limit") ?? byDefault);
  if (!Number.isInteger(limit) || limit < 1) throw badRequest('"limit" must be a positive whole number');
  return Math.min(limit, MAX_LIMIT);
}
