import type {Settings} from "../stack/settings.ts";

export const DATABASES = ["PostgreSQL", "embedded database"] as const;

export const databaseOf = ({env}: Settings): (typeof DATABASES)[number] =>
  env.DATABASE_URL ? "PostgreSQL" : "embedded database";
