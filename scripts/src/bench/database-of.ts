import type {Settings} from "../stack/settings.ts";

/** What the backend keeps its tables in, in words for a row. */
export const databaseOf = ({env}: Settings): string =>
  env.DATABASE_URL ? "PostgreSQL" : "embedded database";
