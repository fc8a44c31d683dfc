import {z} from "zod";
import {CP_SOURCES, POWER_FAMILIES} from "./activity-values.ts";
import {analysisDay, dayOrSeconds} from "./analysis-fields.ts";
import {
  CP_CHANGES,
  CP_MODES,
  CP_TESTS,
  CRITICAL_POWER_BOUNDS,
  RECALCULATION_STATES,
  TEST_POWER_BOUNDS,
} from "./critical-power-values.ts";
import {explanation} from "./explanation.ts";
import {refuseAs} from "./field-code.ts";

/** GET U/cp/auto: the critical power estimated from everyday runs; the range as of U/pdc. */
export const automaticCpQuery = z.strictObject({
  from: dayOrSeconds.optional(),
  to: dayOrSeconds.optional(),
  family: z.enum(POWER_FAMILIES).optional(),
});
export type AutomaticCpQuery = z.infer<typeof automaticCpQuery>;

const supportingEffort = z.object({
  activity_id: z.string(),
  name: z.string(),
  date: z.string(),
  /** Seconds. */
  duration: z.int(),
  power: z.number(),
  /** Of the model's power for that duration. */
  share: z.number(),
  /** Days it still counts; 0 on the last. */
  days_left: z.int(),
});

/** What is in force at the end of the range. */
const inForce = z.object({
  critical_power: z.number(),
  date: z.string(),
  source: z.enum(CP_SOURCES),
  /** No effort behind it is known to have been maximal: the real value is this or more. */
  lower_bound: z.boolean(),
});

export const automaticCp = z.object({
  /** With `insufficient_data` all values are null: three runs with power and efforts of 3 to 90 min are needed. */
  status: z.enum(["ok", "insufficient_data"]),
  mode: z.enum(CP_MODES),
  from: z.string(),
  to: z.string(),
  family: z.enum(POWER_FAMILIES).nullable(),
  /** Runs of the range with power of this family. */
  runs: z.int(),
  /** Files are being read, or what follows from changed runs is being derived: it will be another in a moment. */
  is_computing: z.boolean(),
  in_force: inForce.nullable(),
  critical_power: z.number().nullable(),
  /** Nine of ten such values lie at most so many W from it. */
  critical_power_band: z.number().nullable(),
  /** J; null while efforts do not support it. */
  w_prime: z.number().nullable(),
  pmax: z.number().nullable(),
  endurance: z.number().nullable(),
  /** 0 to 1. */
  confidence: z.number().nullable(),
  /** No effort is known to have been maximal: the real value is this or more. */
  lower_bound: z.boolean().nullable(),
  supporting: z.array(supportingEffort),
  /** An all-out effort of so many seconds above so many W would raise it. */
  suggestion: z.object({duration: z.int(), power: z.number()}).nullable(),
  explanations: z.array(explanation),
});
export type AutomaticCpReply = z.infer<typeof automaticCp>;

/** GET U/cp/history: all of it by default; with the rows that were in force at the start, one of each family. */
export const cpHistoryQuery = z.strictObject({
  startDate: analysisDay.optional(),
  endDate: analysisDay.optional(),
});
export type CpHistoryQuery = z.infer<typeof cpHistoryQuery>;

const testedRow = z.object({
  protocol: z.enum(CP_TESTS),
  short_power: z.number(),
  long_power: z.number(),
  /** J. */
  w_prime: z.number(),
  explanation,
});

export const cpHistoryRow = z.object({
  id: z.string(),
  date: z.string(),
  critical_power: z.number(),
  /**
   * The power family it applies to: runs of another family are not measured by it. Null is for all, where it is
   * unknown.
   */
  family: z.enum(POWER_FAMILIES).nullable(),
  source: z.enum(CP_SOURCES),
  confidence: z.number().nullable(),
  lower_bound: z.boolean(),
  /** The run that moved it; its name is null once it is deleted. */
  activity_id: z.string().nullable(),
  activity_name: z.string().nullable(),
  change: z.enum(CP_CHANGES),
  /** The value before it; null for the first. */
  previous: z.number().nullable(),
  /** Of rows that two efforts of a test set. */
  test: testedRow.nullable(),
  created: z.string(),
  updated: z.string(),
});
export type CpHistoryRow = z.infer<typeof cpHistoryRow>;

export const cpHistory = z.object({
  mode: z.enum(CP_MODES),
  /** Oldest first. */
  items: z.array(cpHistoryRow),
});
export type CpHistory = z.infer<typeof cpHistory>;

/**
 * PUT U/cp/history: critical power as the runner knows it, from a day on, today at the latest. It stays in force until
 * the row is deleted; automatic rows after that day end. The same day again replaces it.
 */
export const manualCp = z.strictObject({
  date: analysisDay,
  critical_power: z
    .number()
    .refine(
      (watts) => watts >= CRITICAL_POWER_BOUNDS.min && watts <= CRITICAL_POWER_BOUNDS.max,
      refuseAs("out_of_range"),
    ),
});
export type ManualCp = z.infer<typeof manualCp>;

const testPower = z
  .number()
  .refine(
    (watts) => watts >= TEST_POWER_BOUNDS.min && watts <= TEST_POWER_BOUNDS.max,
    refuseAs("out_of_range"),
  );

/**
 * PUT U/cp/tests: critical power and W′ from the two all-out efforts of a test, today at the latest. In force from its
 * day on, until runs change it or the row is deleted; a second test of the day replaces it. 400 gives the reason in
 * `field_errors` when two efforts are not a valid test: `impossible` at the longer power (not below the shorter one) or
 * at the shorter (no athlete has such a W′), `not_maximal` at a power that another run of the 90 days held for longer.
 */
export const cpTest = z.strictObject({
  date: analysisDay,
  protocol: z.enum(CP_TESTS),
  short_power: testPower,
  long_power: testPower,
  /** The run it was. */
  activity_id: z.string().max(64).optional(),
});
export type CpTest = z.infer<typeof cpTest>;

/** GET U/cp/tests: runs of the kind `test` in the last 90 days that hold both efforts, and set nothing yet. Newest first. */
export const foundTests = z.object({
  items: z.array(
    z.object({
      activity_id: z.string(),
      name: z.string(),
      date: z.string(),
      protocol: z.enum(CP_TESTS),
      short_power: z.number(),
      long_power: z.number(),
      critical_power: z.number(),
      w_prime: z.number(),
    }),
  ),
});
export type CpTestCandidates = z.infer<typeof foundTests>;

/** DELETE U/cp/history/{cp_id}: back to automatic from that day on. 422 `not_editable` for automatic rows. */
export const cpRemoval = z.object({removed: z.literal(true)});

/**
 * PUT U/cp/recalculate: recomputes automatic rows from a day on, by default from the first run. 202; while a
 * recalculation is under way, returns that one. With `preview` nothing is changed: `changed` lists what would change.
 */
export const recalculationBody = z.strictObject({
  from: analysisDay.optional(),
  preview: z.boolean().default(false),
});
export type RecalculationRequest = z.infer<typeof recalculationBody>;

export const recalculation = z.object({
  id: z.string(),
  state: z.enum(RECALCULATION_STATES),
  preview: z.boolean(),
  from: z.string(),
  days_done: z.int(),
  days_total: z.int(),
  /** Critical power in force on days on which it is another than before; in between it stays. Empty until done. */
  changed: z.array(z.object({date: z.string(), before: z.number().nullable(), after: z.number().nullable()})),
  requested_at: z.string(),
  finished_at: z.string().nullable(),
});
export type Recalculation = z.infer<typeof recalculation>;

export const recalculationReply = z.object({recalculation: recalculation.nullable()});
