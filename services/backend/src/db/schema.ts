/** Every table. Each domain keeps its own; migrations are generated from this list. */
export * from "../commerce/tables.ts";
export * from "../http/tables.ts";
export * from "../jobs/tables.ts";
export * from "../mail/tables.ts";
export * from "../newsletter/tables.ts";
