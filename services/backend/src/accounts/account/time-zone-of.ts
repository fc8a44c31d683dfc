import {type Placeholder, type SQL, sql} from "drizzle-orm";
import type {AnyPgColumn} from "drizzle-orm/pg-core";
import {profile} from "./tables.ts";

/** The zone of whom a column names, within another domain's query; fields lose the names of tables. */
export const timeZoneOf = (user_id: AnyPgColumn | Placeholder): SQL<string> =>
  sql<string>`(select ${profile.timezone} from ${profile} where ${profile.user_id} = ${user_id})`;
