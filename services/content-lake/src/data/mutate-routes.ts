import type {Person} from "../access/people.ts";
import {refuseReleaseTampering} from "../access/release-lock.ts";
import {chosenId, type DataDeps, requirePerson} from "../data-deps.ts";
import type {Dataset} from "../datasets.ts";
import {badRequest} from "../errors.ts";
import {recordLiveEvents} from "../history/live-events.ts";
import {readJson} from "../http/body.ts";
import {type Call, flag, param, type Reply} from "../http/call.ts";
import {type Route, route} from "../http/router.ts";
import {addArrayKeys} from "../store/array-keys.ts";
import type {CommitRecord} from "../store/commit-record.ts";
import {type Mutation, parseMutations} from "../store/mutation.ts";
import {operationOf, type StepResult, type Transaction} from "../store/transaction.ts";
import type {DocumentChange} from "../types.ts";

export const IMPORT_HEADER = "x-lake-import";
const VISIBILITIES = new Set(["sync", "async", "deferred"]);

export function mutateRoutes(deps: DataDeps): Route[] {
  return [route("POST", "/data/mutate/:dataset", (call) => mutate(deps, call))];
}

async function mutate(deps: DataDeps, call: Call): Promise<Reply> {
  const dataset = deps.datasets.require(param(call, "dataset"));
  const person = requirePerson(call);
  checkVisibility(call);
  const parsed = parseMutations(await readJson(call.request, deps.limits.jsonBytes));
  const mutations = flag(call.query, "autoGenerateArrayKeys")
    ? parsed.mutations.map((mutation) => addArrayKeys(mutation, deps.newId))
    : parsed.mutations;
  const {record, value} = dataset.store.transact(
    {
      author: person.id,
      kind: "mutationError",
      chosen: chosenId(parsed.transactionId, parsed.mutations),
      dryRun: flag(call.query, "dryRun"),
      keepsDates: isImport(deps, call),
      guard: createGuard(deps, call, {person, dataset}),
      select: (query, params) => selectIds(deps, dataset, call, {query, params}),
    },
    (transaction) => applyAll(transaction, mutations),
  );
  return {body: toAnswer(call, record, value ?? resultsOf(record))};
}

function createGuard(deps: DataDeps, call: Call, {person, dataset}: {person: Person; dataset: Dataset}) {
  const guard = deps.access.createGuard(person, dataset);
  if (isImport(deps, call)) return guard;
  return (change: DocumentChange) => {
    refuseReleaseTampering(change, (id) => dataset.store.get(id));
    guard(change);
  };
}

/** Sent by an import of the lake's own command line; only those who manage the project may rewrite dates. */
function isImport({access}: DataDeps, {request, person}: Call): boolean {
  return request.headers[IMPORT_HEADER] !== undefined && access.can(person, "manage");
}

function applyAll(transaction: Transaction, mutations: readonly Mutation[]): StepResult[] {
  return mutations.flatMap((mutation, index) => {
    transaction.startStep(index);
    const results = transaction.apply(mutation);
    recordLiveEvents(transaction, results);
    return results;
  });
}

function toAnswer(call: Call, record: CommitRecord, results: readonly StepResult[]) {
  const withDocuments = flag(call.query, "returnDocuments");
  const withIds = flag(call.query, "returnIds");
  const answer = {
    transactionId: record.id,
    results: results.map(({id, operation, document}) => ({
      id,
      operation,
      ...(withDocuments && document && {document}),
    })),
    documentIds: [...new Set(results.map(({id}) => id))],
  };
  return withDocuments || withIds ? answer : {transactionId: record.id, results: []};
}

/** Rebuilds the results of a committed transaction for a client that repeats its request. */
function resultsOf(record: CommitRecord): StepResult[] {
  return record.changes.map(({id, before, after}) => ({
    id,
    operation: operationOf(before, after),
    document: after,
  }));
}

interface Selection {
  readonly query: string;
  readonly params: Record<string, unknown>;
}

function selectIds(
  deps: DataDeps,
  {engine, ...dataset}: Dataset,
  call: Call,
  selection: Selection,
): string[] {
  const {result} = engine.query({
    ...selection,
    perspective: "raw",
    identity: call.person?.id ?? null,
    sourceMap: false,
    canRead: deps.access.readFilter(call.person, {...dataset, engine}),
  });
  const rows = Array.isArray(result) ? result : [result];
  return rows.map((row: unknown) => {
    const {_id: id} = Object(row) as {_id?: unknown};
    if (typeof id !== "string") throw badRequest("The query of a mutation must return documents");
    return id;
  });
}

/** All three mean the same here: a write is on disk and visible before it is answered. */
function checkVisibility({query}: Call): void {
  const visibility = query.get("visibility");
  if (visibility !== null && !VISIBILITIES.has(visibility)) {
    throw badRequest('"visibility" must be sync, async or deferred');
  }
}
