import {z} from "zod";
import {RUN_EXPORT_FORMATS, RUN_EXPORT_STATES} from "./run-export-values.ts";

/**
 * POST U/activities/export: 202. One zip of all runs that are not deleted, a folder a year, with `index.csv` and what was
 * noted of them. One at a time: 409 `conflict` while another is being made.
 */
export const runExportRequest = z.strictObject({
  /** `fit` has edits, `csv` a row a second, `original` each file as it came. */
  format: z.enum(RUN_EXPORT_FORMATS).default("fit"),
});

export const runExport = z.object({
  id: z.string(),
  format: z.enum(RUN_EXPORT_FORMATS),
  state: z.enum(RUN_EXPORT_STATES),
  /** Runs it is to hold, and those it holds already. */
  total: z.int(),
  done: z.int(),
  bytes: z.int().nullable(),
  requested: z.iso.datetime(),
  ready: z.iso.datetime().nullable(),
  expires: z.iso.datetime().nullable(),
});
export type RunExport = z.infer<typeof runExport>;

/** GET U/activities/export: the newest export and its progress; null if none was requested. */
export const runExportReply = z.object({export: runExport.nullable()});

/** POST U/activities/export/link: an address that needs no bearer, for some minutes. 404 where nothing is ready. */
export const runExportLink = z.object({url: z.string(), expires: z.iso.datetime()});
