import {malformed, StepRefused} from "../errors.ts";
import type {DocumentChange, LakeDocument} from "../types.ts";
import {applyPatch} from "./apply-patch.ts";
import {isNested, isValidId} from "./document-id.ts";
import type {Mutation, NewDocument, PatchOperations} from "./mutation.ts";

/** A mutation of exactly one document, as listeners replay it. */
export type ResolvedMutation =
  | {readonly create: LakeDocument}
  | {readonly createOrReplace: LakeDocument}
  | {readonly createIfNotExists: LakeDocument}
  | {readonly delete: {readonly id: string}}
  | {readonly patch: PatchOperations & {readonly id: string}};

export interface StoredChange extends DocumentChange {
  readonly mutations: readonly ResolvedMutation[];
  /** The step of the request that touched the document first. */
  readonly step: number;
}

export type Operation = "create" | "update" | "delete" | "none";

export interface StepResult {
  readonly id: string;
  readonly operation: Operation;
  readonly document: LakeDocument | null;
}

/** What the history shows of an editor's step, beside the change itself. */
export interface DocumentEvent {
  readonly type: string;
  readonly documentId?: string;
  readonly versionId?: string;
  readonly releaseName?: string;
  readonly [detail: string]: unknown;
}

/** What the code of a request may do inside a transaction. */
export type Transaction = Pick<
  TransactionDraft,
  "id" | "timestamp" | "get" | "apply" | "idsStartingWith" | "record" | "purge" | "startStep"
>;

export interface TransactionDeps {
  readonly id: string;
  readonly now: Date;
  readonly newId: () => string;
  readonly get: (id: string) => LakeDocument | undefined;
  readonly all: () => Iterable<LakeDocument>;
  /** Ids matched by a `query` mutation, in the state before this transaction. */
  readonly select: (query: string, params: Record<string, unknown>) => readonly string[];
  /** Fills in what depends on where the lake runs. */
  readonly complete: (document: LakeDocument) => LakeDocument;
  /** An import: documents keep the dates they come with, and later steps of it do not count as edits. */
  readonly keepsDates: boolean;
}

interface Touched {
  readonly before: LakeDocument | null;
  readonly step: number;
  readonly mutations: ResolvedMutation[];
  after: LakeDocument | null;
}

/** Collects the effect of mutations without touching the store, which commits `changes()` or drops them. */
export class TransactionDraft {
  readonly id: string;
  /** Milliseconds on the transaction, seconds on documents, as hosted. */
  readonly timestamp: string;
  readonly events: DocumentEvent[] = [];
  /** Documents whose earlier history goes with this transaction. */
  readonly purged: string[] = [];
  /** The step of the request being applied, so that a refusal can name it. */
  step = 0;
  readonly #deps: TransactionDeps;
  readonly #documentTime: string;
  readonly #touched = new Map<string, Touched>();

  constructor(deps: TransactionDeps) {
    this.#deps = deps;
    this.id = deps.id;
    this.timestamp = deps.now.toISOString();
    this.#documentTime = this.timestamp.replace(/\.\d+Z$/, "Z");
  }

  /** The document as this transaction has left it so far. */
  get(id: string): LakeDocument | null {
    const entry = this.#touched.get(id);
    return entry ? entry.after : (this.#deps.get(id) ?? null);
  }

  /** Ids of documents that exist as of now, in no particular order. */
  idsStartingWith(prefix: string): string[] {
    const stored = [...this.#deps.all()].map(({_id}) => _id);
    const ids = new Set([...stored, ...this.#touched.keys()]);
    return [...ids].filter((id) => id.startsWith(prefix) && this.get(id) !== null);
  }

  startStep(index: number): void {
    this.step = index;
  }

  record(event: DocumentEvent): void {
    this.events.push(event);
  }

  purge(id: string): void {
    this.purged.push(id);
  }

  apply(mutation: Mutation): StepResult[] {
    if ("create" in mutation) return [this.#create(mutation.create)];
    if ("createOrReplace" in mutation) return [this.#createOrReplace(mutation.createOrReplace)];
    if ("createIfNotExists" in mutation) return [this.#createIfNotExists(mutation.createIfNotExists)];
    if ("delete" in mutation) return this.#idsOf(mutation.delete).map((id) => this.#delete(id));
    const {id: _id, query: _query, params: _params, ...operations} = mutation.patch;
    return this.#idsOf(mutation.patch).map((id) => this.#patch(id, operations));
  }

  /** Documents created and deleted again within the transaction leave no trace. */
  changes(): StoredChange[] {
    return [...this.#touched]
      .map(([id, entry]) => ({id, ...entry}))
      .filter(({before, after}) => before !== null || after !== null);
  }

  #create(input: NewDocument): StepResult {
    const document = this.#build(input);
    if (this.get(document._id)) throw alreadyExists(document._id);
    return this.#write(document._id, document, {create: document});
  }

  #createOrReplace(input: NewDocument): StepResult {
    const document = this.#build(input);
    return this.#write(document._id, document, {createOrReplace: document});
  }

  #createIfNotExists(input: NewDocument): StepResult {
    const document = this.#build(input);
    const existing = this.get(document._id);
    if (existing) return {id: existing._id, operation: "none", document: existing};
    return this.#write(document._id, document, {createIfNotExists: document});
  }

  #delete(id: string): StepResult {
    if (this.get(id)) return this.#write(id, null, {delete: {id}});
    return {id, operation: "none", document: null};
  }

  #patch(id: string, operations: PatchOperations): StepResult {
    const before = this.get(id);
    if (!before) throw missing(id);
    const _updatedAt = this.#deps.keepsDates ? before._updatedAt : this.#documentTime;
    const system = {_rev: this.id, _createdAt: before._createdAt, _updatedAt};
    const patched = inFieldOrder(before, {...applyPatch(before, operations), ...system});
    const after = this.#deps.complete(patched);
    const {ifRevisionID: _ifRevisionID, merge, ...plain} = operations;
    const set = merge && {set: {...pick(after, Object.keys(merge)), ...plain.set}};
    return this.#write(id, after, {patch: {id, ...plain, ...set}});
  }

  #build(input: NewDocument): LakeDocument {
    const {_id: id, _type, _rev, _createdAt, _updatedAt, ...fields} = input;
    const _id = completeId(id, this.#deps.newId);
    const before = this.get(_id);
    return this.#deps.complete({
      _id,
      _type,
      _rev: this.id,
      _createdAt: instant(_createdAt) ?? before?._createdAt ?? this.#documentTime,
      // Kept for a document that is new here: an imported dataset keeps its dates.
      _updatedAt: (before && !this.#deps.keepsDates ? null : instant(_updatedAt)) ?? this.#documentTime,
      ...fields,
    });
  }

  #write(id: string, after: LakeDocument | null, mutation: ResolvedMutation): StepResult {
    const before = this.get(id);
    const entry = this.#touched.get(id) ?? {before, step: this.step, mutations: [], after};
    entry.after = after;
    entry.mutations.push(mutation);
    this.#touched.set(id, entry);
    return {id, operation: operationOf(before, after), document: after};
  }

  #idsOf({
    id,
    query,
    params,
  }: {
    id?: string | undefined;
    query?: string | undefined;
    params?: Fields | undefined;
  }) {
    return query === undefined ? [id ?? ""] : this.#deps.select(query, params ?? {});
  }
}

type Fields = Record<string, unknown>;

export function operationOf(before: unknown, after: unknown): Operation {
  if (after === null) return "delete";
  return before === null ? "create" : "update";
}

function completeId(id: string | undefined, newId: () => string): string {
  if (id === undefined || id === "") return newId();
  const complete = id.endsWith(".") ? `${id}${newId()}` : id;
  if (isNested(complete)) {
    const description = `Document ID "${complete}" is not valid: a draft or a version has none of its own`;
    throw malformed("mutationParseError", description);
  }
  if (isValidId(complete)) return complete;
  const rule = "up to 128 letters, digits, underscores, hyphens and dots, not starting with a dot or hyphen";
  throw malformed(
    "mutationParseError",
    `Document ID "${id.slice(0, 140)}" is not valid: it may have ${rule}`,
  );
}

function instant(value: unknown): string | null {
  return typeof value === "string" && !Number.isNaN(Date.parse(value)) ? value : null;
}

function alreadyExists(id: string): StepRefused {
  const description = `Document by ID "${id}" already exists`;
  return new StepRefused(409, "documentAlreadyExistsError", description, {id});
}

function missing(id: string): StepRefused {
  return new StepRefused(409, "documentNotFoundError", `The document with the ID "${id}" was not found`, {
    id,
  });
}

function pick(document: LakeDocument, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, document[key]]));
}

/** Keeps the order fields were first written in, so that an export does not depend on the history of edits. */
function inFieldOrder(before: LakeDocument, after: LakeDocument): LakeDocument {
  const ordered: Record<string, unknown> = {};
  for (const key of Object.keys(before)) if (Object.hasOwn(after, key)) ordered[key] = after[key];
  for (const key of Object.keys(after)) if (!Object.hasOwn(ordered, key)) ordered[key] = after[key];
  return ordered as LakeDocument;
}
