/** Every table. Each domain keeps its own; migrations are generated from this list. */
export * from "../accounts/second-factor/tables.ts";
export * from "../accounts/tables.ts";
export * from "../agreements/tables.ts";
export * from "../audit/tables.ts";
export * from "../coaches/tables.ts";
export * from "../commerce/tables.ts";
export * from "../features/tables.ts";
export * from "../http/tables.ts";
export * from "../jobs/tables.ts";
export * from "../legal/tables.ts";
export * from "../mail/tables.ts";
export * from "../newsletter/tables.ts";
export * from "../privacy/tables.ts";
export * from "../stats/tables.ts";
