import {getTableConfig, type PgTable} from "drizzle-orm/pg-core";
import type {PersonalTable} from "./personal-table.ts";

/**
 * The tables in the order in which an account is erased: rows that refer to others go before those, and what triggers
 * write meanwhile goes after all that it does not refer to. Apart from that, the given order stays. Throws if this asks
 * for a cycle.
 */
export function orderForErasure(tables: readonly PersonalTable[]): readonly PersonalTable[] {
  const ordered: PersonalTable[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const next = left.find((one) => !left.some((other) => goesBefore(other, one)));
    if (!next) throw new Error("Tables with personal data refer to each other in a cycle");
    ordered.push(next);
    left = left.filter((one) => one !== next);
  }
  return ordered;
}

function goesBefore(other: PersonalTable, one: PersonalTable): boolean {
  if (other.table === one.table) return false;
  if (parentsOf(other.table).has(one.table)) return true;
  return Boolean(one.isWrittenByTriggers && !other.isWrittenByTriggers) && !refersTo(one.table, other.table);
}

/** Directly or through other tables. */
function refersTo(table: PgTable, other: PgTable): boolean {
  return [...parentsOf(table)].some(
    (parent) => parent === other || (parent !== table && refersTo(parent, other)),
  );
}

const parents = new WeakMap<PgTable, ReadonlySet<PgTable>>();

function parentsOf(table: PgTable): ReadonlySet<PgTable> {
  const known = parents.get(table);
  if (known) return known;
  const found = new Set(getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable));
  parents.set(table, found);
  return found;
}
