import type {Settings} from "../stack/settings.ts";

/** The databases rows tell of, at the end of their names. */
export const DATABASES = ["PostgreSQL", "embedded database"] as const;

/** What the backend keeps its tables in, in words for a row. */
export const databaseOf = ({env}: Settings): (typeof DATABASES)[number] =>
  env.DATABASE_URL ? "PostgreSQL" : "embedded database";
