import {PHASE_NAMES} from "@gradus/training/plans/plan";
import {z} from "zod";
import {staffReason} from "./admin.ts";
import {PLAN_BOUNDS, PLAN_CHANGE_RULES, PLAN_STATES, SUPPLEMENTARY_KINDS} from "./plan-values.ts";
import {plannedDay} from "./planned-fields.ts";

const instant = z.iso.datetime();

const planPhase = z.object({
  name: z.enum(PHASE_NAMES),
  /** Local days, both included. */
  from: z.string(),
  to: z.string(),
  reason: z.string(),
});

/** A week from its Monday on; the first and the last of a plan may begin or end inside. Stress, seconds. */
const planWeek = z.object({
  start: z.string(),
  phase: z.enum(PHASE_NAMES),
  kind: z.string(),
  target: z.number(),
  stress: z.number(),
  seconds: z.number(),
  limit: z.string().nullable(),
});

export const planSummary = z.object({
  id: z.string(),
  user_id: z.string(),
  title: z.string(),
  state: z.enum(PLAN_STATES),
  /** Of the plan library; null for one that was made for its runner. */
  library_id: z.string().nullable(),
  /** Whether it changes by itself with what happens, as long as its runner has full membership. */
  is_adaptive: z.boolean(),
  /** Local days, both included. */
  from: z.string(),
  to: z.string(),
  phases: z.array(planPhase),
  weeks: z.array(planWeek),
  race: z.object({event_id: z.string().nullable(), day: z.string(), distance: z.number()}).nullable(),
  /** Whether the plan adds strength and other supplementary sessions to its runs. */
  has_supplementals: z.boolean(),
  created: instant,
  updated: instant,
  deleted: instant.nullable(),
  version: z.int(),
});
export type PlanSummary = z.infer<typeof planSummary>;

/** A week of a plan, as far as it was run: seconds of moving, stress, and how many of its sessions. */
const planWeekDone = z.object({
  start: z.string(),
  seconds: z.number(),
  stress: z.number(),
  sessions: z.int(),
  sessions_done: z.int(),
});

/** A session as it was or is: a local day, seconds, stress. */
const changedSession = z.object({
  day: z.string(),
  title: z.string(),
  seconds: z.number(),
  stress: z.number(),
});

const planChange = z.object({
  id: z.string(),
  at: instant,
  rule: z.enum(PLAN_CHANGE_RULES),
  /** The numbers that the reason names. */
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
  workout_id: z.string().nullable(),
  /** Null is not there. */
  before: changedSession.nullable(),
  after: changedSession.nullable(),
  /** Until when it can be taken back; null where that is not possible any more, or never was. */
  undo_until: instant.nullable(),
  undone: instant.nullable(),
});
export type PlanChange = z.infer<typeof planChange>;

export const planReason = planChange.pick({rule: true, detail: true});
export type PlanReason = z.infer<typeof planReason>;

export const supplementarySession = z.object({
  id: z.string(),
  workout_id: z.string().nullable(),
  day: z.string(),
  kind: z.enum(SUPPLEMENTARY_KINDS),
  title: z.string(),
  desc: z.string(),
  minutes: z.int(),
  done: instant.nullable(),
  version: z.int(),
});
export type SupplementarySession = z.infer<typeof supplementarySession>;

/** GET U/plans/{plan_id}, and what every change of a plan answers. `ETag`: its version. */
export const planDetail = planSummary.extend({
  /** On each day of a week, Monday first. */
  minutes: z.array(z.int()).length(7),
  weeks_done: z.array(planWeekDone),
  /** The newest first. */
  changes: z.array(planChange),
  supplementals: z.array(supplementarySession),
});
export type PlanDetail = z.infer<typeof planDetail>;
export const planList = z.object({items: z.array(planSummary)});

const {minutes: MINUTES, distance: DISTANCE} = PLAN_BOUNDS;
const minute = z.int().min(0).max(MINUTES.max);
const weekMinutes = z.tuple([minute, minute, minute, minute, minute, minute, minute]);

/** A race of the calendar, or a day and metres. */
const race = z.union([
  z.strictObject({event_id: z.string().min(1).max(64)}),
  z.strictObject({day: plannedDay, distance: z.number().min(DISTANCE.min).max(DISTANCE.max)}),
]);

/**
 * POST U/plans: 201; with `dry_run` 200, and nothing is stored. Without `library_id` the plan is made from the runs of
 * its runner: for full membership only, else 403 `membership_needed`. A plan of the library is scheduled by the day of
 * the race, or by the day it starts. Both adapt to the runs, for full membership. 422 `plan_impossible` with
 * `params.reason`; 409 `plan_running` while another plan is running.
 */
export const newPlan = z.strictObject({
  library_id: z.string().min(1).max(120).nullable().default(null),
  race: race.nullable().default(null),
  /** Null is today, or where a plan of the library has to start for its race. */
  start: plannedDay.nullable().default(null),
  /** Null uses the minutes of the library plan. */
  minutes: weekMinutes.nullable().default(null),
  supplementals: z.boolean().default(false),
  dry_run: z.boolean().default(false),
});
export type NewPlan = z.output<typeof newPlan>;

/** Existing entries on the days of a plan. They do not block it. */
export const planConflict = z.object({
  day: z.string(),
  kind: z.enum(["workout", "race", "illness", "day_off"]),
  title: z.string(),
});

export const planStart = z.object({
  title: z.string(),
  from: z.string(),
  to: z.string(),
  phases: z.array(planPhase),
  weeks: z.array(planWeek),
  sessions: z.array(
    z.object({
      day: z.string(),
      kind: z.enum(["easy", "long", "hard", "test"]),
      title: z.string(),
      seconds: z.number(),
      stress: z.number(),
    }),
  ),
  conflicts: z.array(planConflict),
  /** The plan that runs already and has to be left first; null without. */
  running: z.object({id: z.string(), title: z.string(), to: z.string()}).nullable(),
  /** Null after a dry run. */
  plan: planDetail.nullable(),
});
export type PlanStart = z.infer<typeof planStart>;

const sessionOnDay = z.object({day: z.string(), title: z.string()});

/** What an edit comes to for the sessions that lie ahead: those that stay as they are, and by day those that do not. */
const planEffect = z.object({
  kept: z.int(),
  gone: z.array(sessionOnDay),
  added: z.array(sessionOnDay),
});
export type PlanEffect = z.infer<typeof planEffect>;

/** The reply of PATCH U/plans/{plan_id}; `effect` only for a request with `dry_run`. */
export const planEdited = planDetail.extend({effect: planEffect.nullable()});
export type PlanEdited = z.infer<typeof planEdited>;

/**
 * PATCH U/plans/{plan_id}: changes the given fields, from today on; past days stay. With `dry_run` it returns the plan
 * as it would be, and stores nothing. 409 `conflict` with `plan`.
 */
export const planEdit = z.strictObject({
  dry_run: z.boolean().optional(),
  race: race.optional(),
  state: z.enum(["active", "paused"]).optional(),
  minutes: weekMinutes.optional(),
  supplementals: z.boolean().optional(),
  version: z.int().min(1).optional(),
});
export type PlanEdit = z.output<typeof planEdit>;

/**
 * DELETE U/plans/{plan_id}?ahead=: leaves the plan. Future sessions are removed, or stay as the user's own workouts.
 * Idempotent.
 */
export const planLeaveQuery = z.strictObject({ahead: z.enum(["remove", "keep"]).default("remove")});

export const supplementaryEdit = z.strictObject({
  done: z.boolean().optional(),
  day: plannedDay.optional(),
  version: z.int().min(1).optional(),
});
export type SupplementaryEdit = z.output<typeof supplementaryEdit>;
export const supplementaryRemoval = z.object({deleted: z.literal(true)});

/** `reason` is written down. */
export const phaseChange = z.discriminatedUnion("action", [
  z.strictObject({action: z.enum(["advance", "hold", "repeat", "end"]), reason: staffReason}),
  z.strictObject({
    action: z.literal("set_phase"),
    name: z.enum(PHASE_NAMES),
    date: plannedDay,
    reason: staffReason,
  }),
]);
export type PhaseChange = z.output<typeof phaseChange>;
