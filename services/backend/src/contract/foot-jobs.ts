import {z} from "zod";
import {day} from "./account-fields.ts";
import {staffReason} from "./admin.ts";
import {refuseAs} from "./field-code.ts";
import {FOOT_JOB_BOUNDS, FOOT_JOB_STATES} from "./foot-values.ts";

export const footReprocess = z
  .strictObject({
    /** All users' foot data, if no user is named. */
    user_ids: z.array(z.string().max(64)).min(1).max(FOOT_JOB_BOUNDS.users).optional(),
    from: day,
    to: day,
    /** Reports how much it would be, without doing it. */
    dry_run: z.boolean().default(false),
    reason: staffReason,
  })
  .refine(({from, to}) => from <= to, {...refuseAs("out_of_range"), path: ["to"]});
export type FootReprocess = z.output<typeof footReprocess>;

/** 202. `job_id` is null for a dry run. */
export const footReprocessReply = z.object({job_id: z.string().nullable(), items: z.int()});

/** GET /b/admin/jobs/{id}; POST …/retry, which tries what failed again, and …/cancel. */
export const footJob = z.object({
  id: z.string(),
  state: z.enum(FOOT_JOB_STATES),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  failures: z.array(z.object({id: z.string(), code: z.enum(["strides_missing", "failed"])})),
  /** Estimated completion; null while it cannot be estimated. */
  eta: z.iso.datetime().nullable(),
  created: z.iso.datetime(),
  finished: z.iso.datetime().nullable(),
});
export type FootJob = z.infer<typeof footJob>;
export const footJobChange = z.strictObject({reason: staffReason});
