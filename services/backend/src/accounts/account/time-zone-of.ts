import {type Placeholder, type SQL, sql} from "drizzle-orm";
import type {AnyPgColumn} from "drizzle-orm/pg-core";
import {profile} from "./tables.ts";

/**
 * SQL for the time zone of the user that a column identifies, for use within another domain's query. In selected fields
 * Drizzle omits the table names of columns.
 */
export const timeZoneOf = (user_id: AnyPgColumn | Placeholder): SQL<string> =>
  sql<string>`(select ${profile.timezone} from ${profile} where ${profile.user_id} = ${user_id})`;
