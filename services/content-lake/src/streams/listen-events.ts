import type {CommitRecord, RecordedChange} from "../store/commit-record.ts";
import {parseId} from "../store/document-id.ts";
import type {LakeDocument} from "../types.ts";

export interface ListenOptions {
  readonly includeResult: boolean;
  readonly includePreviousRevision: boolean;
  readonly includeMutations: boolean;
  readonly includeEffects: boolean;
  /** Drafts and release versions too; otherwise published documents only. */
  readonly includeAllVersions: boolean;
}

export interface Listener {
  readonly matches: (document: LakeDocument | null) => boolean;
  readonly canRead: ((document: LakeDocument) => boolean) | null;
  readonly options: ListenOptions;
}

export interface MutationEvent {
  readonly eventId: string;
  readonly [field: string]: unknown;
}

type Transition = "update" | "appear" | "disappear";

interface DocumentTransition {
  readonly change: RecordedChange;
  readonly transition: Transition;
}

export function mutationEvents(record: CommitRecord, listener: Listener): MutationEvent[] {
  const seen = record.changes.flatMap((change) => {
    const transition = transitionOf(change, listener);
    return transition ? [{change, transition}] : [];
  });
  // Readers hold a transaction back until they have this many, so only what is sent to them is counted.
  return seen.map((entry, index) => ({
    ...describe(record, entry),
    transactionTotalEvents: seen.length,
    transactionCurrentEvent: index + 1,
    ...optionalParts(entry, listener.options),
  }));
}

function transitionOf({id, before, after}: RecordedChange, listener: Listener): Transition | null {
  if (!listener.options.includeAllVersions && parseId(id).version !== null) return null;
  const sees = (document: LakeDocument | null) =>
    document !== null && (listener.canRead?.(document) ?? true) && listener.matches(document);
  if (sees(before)) return sees(after) ? "update" : "disappear";
  return sees(after) ? "appear" : null;
}

function describe(record: CommitRecord, {change, transition}: DocumentTransition) {
  return {
    eventId: `${record.id}#${change.id}`,
    documentId: change.id,
    transactionId: record.id,
    transition,
    identity: record.author,
    // Absent, not null, for a new document: readers chain revisions from the snapshot they have.
    ...(change.before && {previousRev: change.before._rev}),
    resultRev: record.id,
    timestamp: record.timestamp,
    visibility: "query",
  };
}

function optionalParts({change, transition}: DocumentTransition, options: ListenOptions) {
  return {
    ...(options.includeMutations && {mutations: change.mutations}),
    ...(options.includeEffects && {effects: change.effects}),
    ...(options.includeResult && transition !== "disappear" && {result: change.after}),
    ...(options.includePreviousRevision && change.before && {previous: change.before}),
  };
}
