import {z} from "zod";
import {day} from "./account-fields.ts";
import {EDIT_BOUNDS, EDITORS, RECALCULATION_STATES, VERDICTS} from "./edit-values.ts";
import {refuseAs} from "./field-code.ts";

// Edits lie beside a recording, in order; the recording itself never changes. Each call answers with `Activity`.

const slot = z.int().min(0);

/** PUT /b/api/v1/activities/{id}/crop: first and last second to keep, counted in the run as it is now. */
export const cropBody = z.strictObject({from: slot, to: slot});
/** PUT …/scale: power, form and air power times a factor. */
export const scaleBody = z.strictObject({
  factor: z.number().min(EDIT_BOUNDS.scale.min).max(EDIT_BOUNDS.scale.max),
});
export const excludeBody = z.strictObject({excluded: z.boolean()});
const slotRange = z.strictObject({from: slot, to: slot});
/**
 * PUT …/suspect-seconds: ignored seconds have no power, so that neither curve nor critical power knows them; accepted ones
 * enter both as they were measured. Seconds of the run as it is now, both ends included.
 */
export const verdictBody = z.strictObject({
  verdict: z.enum(VERDICTS),
  ranges: z.array(slotRange).min(1).max(EDIT_BOUNDS.judged),
});
export const noBody = z.strictObject({});

/** PUT U/activities/merge: power and steps of the offline recording into that of the watch. */
export const mergeBody = z.strictObject({
  watch: z.string().max(64),
  offline: z.string().max(64),
  /** Second of the watch at which the other begins; looked for where it is not given. */
  offset: z.int().min(-EDIT_BOUNDS.offset).max(EDIT_BOUNDS.offset).optional(),
  /** Distance and speed stay the watch's. */
  keeps_distance: z.boolean().optional(),
});

/** With `offset_unclear`: where the other recording may begin, best first. */
export const offsetCandidates = z.array(z.object({offset: z.int(), correlation: z.number()}));
export type OffsetCandidates = z.infer<typeof offsetCandidates>;

const runEdit = z.discriminatedUnion("op", [
  z.object({op: z.literal("crop"), from: z.int(), to: z.int()}),
  z.object({op: z.literal("scale"), factor: z.number()}),
  z.object({op: z.literal("remove_air_power")}),
  z.object({
    op: z.literal("merge"),
    source: z.string(),
    offset: z.int(),
    keeps_distance: z.boolean().optional(),
  }),
  z.object({op: z.literal("exclude")}),
  z.object({op: z.enum(["ignore_power", "accept_power"]), ranges: z.array(slotRange).readonly()}),
]);

const editMaking = z.object({at: z.iso.datetime(), by: z.enum(EDITORS)});
export type EditMaking = z.infer<typeof editMaking>;

/** GET …/edits: in the order in which they apply. */
export const runEdits = z.object({
  edits: z.array(runEdit),
  /** One for each edit; null for one that was not made by hand, such as setting aside a second recording. */
  made: z.array(editMaking.nullable()),
  version: z.int(),
});
export type RunEdits = z.infer<typeof runEdits>;

const DAY_MS = 24 * 60 * 60 * 1000;
const daysIn = ({from, to}: {from: string; to: string}) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** Local days of the runs, both included. */
export const recalculationQuery = z
  .strictObject({from: day, to: day})
  .refine((range) => daysIn(range) >= 1 && daysIn(range) <= EDIT_BOUNDS.recalculation_days, {
    ...refuseAs("out_of_range"),
    path: ["to"],
  });

/** PUT U/activities/recalculate?from&to: 202, the same one for the same question. GET U/activities/recalculations/{id} */
export const recalculation = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  state: z.enum(RECALCULATION_STATES),
  /** Runs in the range, those looked at, and those whose values changed. */
  total: z.int(),
  done: z.int(),
  changed: z.int(),
  created: z.iso.datetime(),
  finished: z.iso.datetime().nullable(),
});
export type Recalculation = z.infer<typeof recalculation>;
