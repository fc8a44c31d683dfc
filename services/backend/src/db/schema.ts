/** Every table. Each domain keeps its own; migrations are generated from this list. */
export * from "../accounts/tables.ts";
export * from "../agreements/tables.ts";
export * from "../audit/tables.ts";
export * from "../coaches/tables.ts";
export * from "../commerce/tables.ts";
export * from "../features/tables.ts";
export * from "../gear/tables.ts";
export * from "../http/tables.ts";
export * from "../jobs/tables.ts";
export * from "../legal/tables.ts";
export * from "../mail/tables.ts";
export * from "../newsletter/tables.ts";
export * from "../platforms/tables.ts";
export * from "../sharing/tables.ts";
export * from "../stats/tables.ts";
export * from "../uploads/tables.ts";
