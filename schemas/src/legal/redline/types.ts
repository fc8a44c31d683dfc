/** Drafts may lack anything. */
export interface TextBlock {
  readonly style?: string | null | undefined;
  readonly listItem?: string | null | undefined;
  readonly level?: number | null | undefined;
  readonly children?: readonly TextSpan[] | null | undefined;
  readonly markDefs?: readonly Mark[] | null | undefined;
}

interface TextSpan {
  readonly text?: string | null | undefined;
  readonly marks?: readonly string[] | null | undefined;
}

export interface Mark {
  readonly _type: string;
  readonly [field: string]: unknown;
}

export interface ComparedClause {
  readonly anchor: string;
  readonly aliases?: readonly string[] | null | undefined;
  readonly title: string;
  readonly body?: readonly TextBlock[] | null | undefined;
}

export interface Piece {
  readonly text: string;
  readonly marks: readonly Mark[];
}

interface SameRun {
  readonly kind: "same";
  readonly pieces: readonly Piece[];
}

export interface ChangedRun {
  readonly kind: "changed";
  /** The number of the change this belongs to, from 1. */
  readonly change: number;
  readonly deleted: readonly Piece[];
  readonly inserted: readonly Piece[];
  /** The words stay and only what they carry changed: where a link leads, or an emphasis. */
  readonly only: "link" | "emphasis" | null;
}

export type Run = SameRun | ChangedRun;

export interface BlockChange {
  readonly kind: "same" | "changed" | "inserted" | "deleted";
  readonly style: string;
  readonly listItem: string | null;
  readonly level: number;
  readonly runs: readonly Run[];
}

export interface ClauseChange {
  readonly anchor: string;
  readonly kind: "same" | "changed" | "inserted" | "deleted";
  /** Places from 1 in the old and the new document; null where the clause does not exist. */
  readonly oldNumber: number | null;
  readonly newNumber: number | null;
  /** It stands elsewhere among the clauses that both documents have. */
  readonly isMoved: boolean;
  /** The number of the change when the clause as a whole was inserted, deleted or moved. */
  readonly change: number | null;
  readonly title: readonly Run[];
  readonly blocks: readonly BlockChange[];
  /** How many changes it holds. */
  readonly changes: number;
}

export interface Redline {
  /** In the new order; a deleted clause stands where it stood. */
  readonly clauses: readonly ClauseChange[];
  readonly changes: number;
}
