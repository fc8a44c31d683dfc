import type {Settings} from "../stack/settings.ts";

/** The names of databases with which rows end. */
export const DATABASES = ["PostgreSQL", "embedded database"] as const;

/** The name of the backend's database, as used in a row. */
export const databaseOf = ({env}: Settings): (typeof DATABASES)[number] =>
  env.DATABASE_URL ? "PostgreSQL" : "embedded database";
