import {Column, type GetColumnData, is, type SQL, sql} from "drizzle-orm";
import type {PgColumn} from "drizzle-orm/pg-core";

type Fields = Readonly<Record<string, PgColumn | SQL>>;

type RowOf<T extends Fields> = {
  readonly [Name in keyof T]: T[Name] extends PgColumn
    ? GetColumnData<T[Name]>
    : T[Name] extends SQL<infer Value>
      ? Value
      : never;
};

/** Fields as one value of JSON, so that one statement reads rows of several tables; `read` makes a row of it again. */
export function jsonRow<T extends Fields>(fields: T) {
  const names = Object.entries(fields);
  const read = (values: readonly unknown[]) =>
    Object.fromEntries(names.map(([name, field], index) => [name, decode(field, values[index])])) as RowOf<T>;
  return {
    value: sql<readonly unknown[]>`json_build_array(${sql.join(Object.values(fields), sql`, `)})`,
    read,
  };
}

const decode = (field: PgColumn | SQL, value: unknown): unknown =>
  value === null || value === undefined || !is(field, Column) ? value : field.mapFromDriverValue(value);
