import type {Activity} from "../contract/activities.ts";
import type {OffsetCandidates} from "../contract/activity-edits.ts";
import type {AgreedDocument} from "../contract/agreements.ts";
import type {Cart} from "../contract/cart.ts";
import {ERROR_STATUS, type ErrorCode} from "../contract/errors.ts";
import type {CalendarEvent} from "../contract/events.ts";
import type {FieldCode} from "../contract/field-code.ts";
import type {PlanReason, PlanSummary} from "../contract/plans.ts";
import type {WorkoutTemplate} from "../contract/workout-library.ts";
import type {PlannedWorkoutDetail} from "../contract/workouts.ts";

export interface ErrorDetails {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly field_errors?: Readonly<Record<string, FieldCode>>;
  readonly conditions?: readonly string[];
  readonly current?: readonly AgreedDocument[];
  readonly cart?: Cart;
  readonly activity?: Activity;
  readonly workout?: PlannedWorkoutDetail;
  readonly removal?: PlanReason;
  readonly event?: CalendarEvent;
  readonly plan?: PlanSummary;
  readonly template?: WorkoutTemplate;
  readonly candidates?: OffsetCandidates;
  readonly cause?: unknown;
}

/** An outcome the client is meant to see. Code, message and details leave the server; `cause` only reaches the log. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, {cause: details.cause});
    this.code = code;
    this.details = details;
  }

  get status() {
    return ERROR_STATUS[this.code];
  }
}

/** The one answer to what does not exist and to what the caller may not know of. */
export function notFound(): AppError {
  return new AppError("not_found", "Nothing is at this path");
}
