import {orNull, tenth} from "../history/rounded.ts";
import {type CpRow, cpOn, type DatedCp, inOrder, type NewCpRow} from "./cp-history.ts";
import type {ChangedDay} from "./tables.ts";

export interface RowChanges {
  readonly retired: readonly CpRow[];
  readonly added: readonly NewCpRow[];
}

/** Rows that are there already stay as they are. */
export function changesTo(existing: readonly CpRow[], newRows: readonly NewCpRow[]): RowChanges {
  return {
    retired: existing.filter((row) => !newRows.some((other) => isSame(row, other))),
    added: newRows.filter((row) => !existing.some((other) => isSame(other, row))),
  };
}

const isSame = (row: CpRow, other: NewCpRow) =>
  row.day === other.day &&
  row.critical_power === other.critical_power &&
  row.family === other.family &&
  row.confidence === other.confidence &&
  row.lower_bound === other.lower_bound &&
  row.activity_id === other.activity_id;

export function changedDays(rows: readonly CpRow[], {retired, added}: RowChanges): ChangedDay[] {
  const after: DatedCp[] = inOrder([
    ...rows.filter((row) => !retired.includes(row)),
    ...added.map((row) => ({...row, source: "auto" as const})),
  ]);
  const days = new Set([...retired, ...added].map(({day}) => day));
  return [...days].sort().flatMap((date) => {
    const [was, is] = [wattsOn(rows, date), wattsOn(after, date)];
    return orNull(tenth, was) === orNull(tenth, is) ? [] : [{date, before: was, after: is}];
  });
}

const wattsOn = (rows: readonly DatedCp[], day: string) => cpOn(rows, day)?.critical_power ?? null;
