/** Every table. Each domain keeps its own; migrations are generated from this list. */

export * from "../accounts/account/tables.ts";
export * from "../accounts/second-factor/tables.ts";
export * from "../coaches/tables.ts";
export * from "../commerce/catalog/tables.ts";
export * from "../core/audit/tables.ts";
export * from "../core/idempotency/tables.ts";
export * from "../core/jobs/tables.ts";
export * from "../core/mail/tables.ts";
export * from "../feature-flags/tables.ts";
export * from "../gear/tables.ts";
export * from "../legal/agreements/tables.ts";
export * from "../legal/versions/tables.ts";
export * from "../newsletter/tables.ts";
export * from "../privacy/tables.ts";
export * from "../sharing/tables.ts";
export * from "../stats/tables.ts";
export * from "../training/integrations/tables.ts";
export * from "../training/uploads/tables.ts";
