export interface LakeDocument {
  readonly _id: string;
  readonly _type: string;
  readonly _rev: string;
  readonly _createdAt: string;
  readonly _updatedAt: string;
  readonly [field: string]: unknown;
}

/** One document before and after a transaction; null where it did not exist. */
export interface DocumentChange {
  readonly id: string;
  readonly before: LakeDocument | null;
  readonly after: LakeDocument | null;
}

export interface CommittedTransaction {
  readonly id: string;
  /** Position in the dataset's log; strictly increasing. */
  readonly seq: number;
  readonly timestamp: string;
  readonly author: string;
  readonly changes: readonly DocumentChange[];
}

/** The documents of one dataset as the query side sees them: in memory, always the committed state. */
export interface DocumentSource {
  get(id: string): LakeDocument | undefined;
  all(): Iterable<LakeDocument>;
  /** Calls back synchronously after each commit, in order. Returns the function that stops it. */
  onCommit(listener: (transaction: CommittedTransaction) => void): () => void;
}

/** `raw`, `published`, or a stack of layers in order of priority (`["rSpring", "drafts"]`); published is implied last. */
export type Perspective = "raw" | "published" | readonly string[];

export interface QueryRequest {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly perspective: Perspective;
  /** The caller's user id for `identity()`; null without a token. */
  readonly identity: string | null;
  readonly sourceMap: boolean;
  /** Narrows what the caller may read; applied before the query runs. Null reads everything. */
  readonly canRead: ((document: LakeDocument) => boolean) | null;
}

export interface QueryResult {
  readonly result: unknown;
  readonly syncTags: readonly string[];
  readonly resultSourceMap?: unknown;
}

export interface QueryEngine {
  /** Throws `QueryError` (see query/query-error.ts) for text that does not parse. */
  query(request: QueryRequest): QueryResult;
  /** Compiles a listener's query: does a single document match its top-level filter? */
  matcher(
    query: string,
    params: Readonly<Record<string, unknown>>,
  ): (document: LakeDocument | null) => boolean;
  /** Evaluates a grant's or webhook's filter, such as `_id in path("drafts.**")`, on one document. */
  filter(filter: string, identity: string | null): (document: LakeDocument) => boolean;
  /** Evaluates a webhook's delta filter and projection; null when the filter refuses the change. */
  delta(
    hook: {readonly filter: string; readonly projection: string},
    change: DocumentChange,
  ): Promise<{readonly body: unknown} | null>;
  /** Live-content tags touched by a change. A superset relation with `QueryResult.syncTags` must hold. */
  tagsOf(change: DocumentChange): readonly string[];
}
