import {type SQL, sql} from "drizzle-orm";
import type {AnyPgColumn} from "drizzle-orm/pg-core";
import {profile} from "./tables.ts";

/** The zone of whom a column names, within a query of another domain; null for nobody. */
export const timeZoneOf = (user_id: AnyPgColumn): SQL<string | null> =>
  sql<string | null>`(select ${profile.timezone} from ${profile} where ${profile.user_id} = ${user_id})`;
