import {z} from "zod";
import {PROBLEM_CODES, UPLOAD_OUTCOMES} from "./activity-values.ts";

/** Something to know about a file; `detail` holds what the words for the code name. */
export const fileProblem = z.object({
  code: z.enum(PROBLEM_CODES),
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type FileProblem = z.infer<typeof fileProblem>;

/** The outcome of one file. `reading`: the file is stored, and its runs follow; poll U/uploads/{upload_id}. */
const uploadResult = z.object({
  /** The file's name as it was sent. */
  file: z.string(),
  /** Of a zip of several each has a result, in their order: the name in the zip, and a number from 1. Else left out. */
  entry: z.object({name: z.string(), number: z.number()}).optional(),
  outcome: z.enum(UPLOAD_OUTCOMES),
  /** Null for a file that is nothing we would keep. */
  upload_id: z.string().nullable(),
  activity_ids: z.array(z.string()),
  problems: z.array(fileProblem),
});
export type UploadResult = z.infer<typeof uploadResult>;

export const uploadState = uploadResult.omit({file: true, entry: true});

/** POST U/activities, a form with `file`, repeatable: 200, or 202 while one is still being read. In the order of the form. */
export const uploadResults = z.object({files: z.array(uploadResult)});
export type UploadResults = z.infer<typeof uploadResults>;
