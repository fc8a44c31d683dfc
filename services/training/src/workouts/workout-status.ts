import type {Day} from "../numbers/days.ts";

/** Status of a day's workout, shown on a card as a word, a glyph and a colour. */
export const WORKOUT_STATUSES = ["planned", "done", "less", "more", "missed", "far_over", "skipped"] as const;
export type WorkoutStatus = (typeof WORKOUT_STATUSES)[number];

/** By what a run is held against its plan. */
const STATUS_BASES = ["duration", "distance", "stress"] as const;
type StatusBase = (typeof STATUS_BASES)[number];

/** Seconds, metres, stress; null where nothing is known of it. */
export type Amounts = Readonly<Record<StatusBase, number | null>>;

/** Shares of what was planned: within 20 % it is done; from a half, and to one and a half, it is less or more. */
export const STATUS_RULES = Object.freeze({
  done: [0.8, 1.2],
  least: 0.5,
  most: 1.5,
} as const);

export interface WorkoutJudgement {
  readonly standing: WorkoutStatus;
  /** What decided, with done over planned; null where nothing was held against anything. */
  readonly base: StatusBase | null;
  readonly share: number | null;
}

export interface JudgementInput {
  readonly day: Day;
  readonly today: Day;
  readonly isSkipped: boolean;
  readonly planned: Amounts;
  /** Of the run that was paired with it; null without one. */
  readonly done: Amounts | null;
  /** Quantity the plan is based on; duration if the plan has none. */
  readonly base?: StatusBase;
}

/** Status of a workout so far. Without a run it is missed once its day is over. */
export function judgeWorkout({day, today, isSkipped, planned, done, base}: JudgementInput): WorkoutJudgement {
  if (done === null) {
    const status = isSkipped ? "skipped" : day < today ? "missed" : "planned";
    return {standing: status, base: null, share: null};
  }
  const order = [base ?? "duration", ...STATUS_BASES];
  const by = order.find((each) => done[each] !== null && (planned[each] ?? 0) > 0);
  if (by === undefined) return {standing: "done", base: null, share: null};
  const share = (done[by] ?? 0) / (planned[by] ?? 1);
  return {standing: statusForShare(share), base: by, share};
}

function statusForShare(share: number): WorkoutStatus {
  const [least, most] = STATUS_RULES.done;
  if (share < STATUS_RULES.least) return "missed";
  if (share < least) return "less";
  if (share <= most) return "done";
  return share <= STATUS_RULES.most ? "more" : "far_over";
}
