import {PHASE_NAMES} from "@gradus/training/plans/plan";
import {z} from "zod";
import {PLAN_STATES} from "./plan-values.ts";

const instant = z.iso.datetime();

export const planPhase = z.object({
  name: z.enum(PHASE_NAMES),
  /** Local days, both included. */
  from: z.string(),
  to: z.string(),
  reason: z.string(),
});

/** A week from its Monday on; the first and the last of a plan may begin or end inside. Stress, seconds. */
export const planWeek = z.object({
  start: z.string(),
  phase: z.enum(PHASE_NAMES),
  kind: z.string(),
  target: z.number(),
  stress: z.number(),
  seconds: z.number(),
  limit: z.string().nullable(),
});

/** A plan as the calendar shows it. */
export const planSummary = z.object({
  id: z.string(),
  user_id: z.string(),
  title: z.string(),
  state: z.enum(PLAN_STATES),
  /** Of the plan library; null for one that was made for its runner. */
  library_id: z.string().nullable(),
  /** Whether it changes by itself with what happens. */
  is_adaptive: z.boolean(),
  /** Local days, both included. */
  from: z.string(),
  to: z.string(),
  phases: z.array(planPhase),
  weeks: z.array(planWeek),
  race: z.object({event_id: z.string().nullable(), day: z.string(), distance: z.number()}).nullable(),
  created: instant,
  updated: instant,
  deleted: instant.nullable(),
  version: z.int(),
});
export type PlanSummary = z.infer<typeof planSummary>;
