import {z} from "zod";
import {activity} from "./activities.ts";
import {offsetCandidates} from "./activity-edits.ts";
import {agreedDocument} from "./agreements.ts";
import {cart} from "./cart.ts";
import {calendarEvent} from "./events.ts";
import {FIELD_CODES} from "./field-code.ts";
import {planReason, planSummary} from "./plans.ts";
import {workoutTemplate} from "./workout-library.ts";
import {plannedWorkoutDetail} from "./workouts.ts";

export const ERROR_STATUS = {
  invalid: 400,
  target_conflict: 400,
  unauthenticated: 401,
  refresh_rejected: 403,
  forbidden: 403,
  second_person_needed: 403,
  not_a_coach: 403,
  membership_needed: 403,
  step_up_required: 403,
  not_found: 404,
  no_account: 404,
  reset_no_account: 404,
  unknown_sku: 404,
  social_mismatch: 404,
  no_subscription: 404,
  no_customer: 404,
  gift_invalid: 404,
  method_not_allowed: 405,
  seal_changed: 409,
  version_changed: 409,
  account_exists: 409,
  user_name_taken: 409,
  conflict: 409,
  share_exists: 409,
  platform_linked_elsewhere: 409,
  cart_conflict: 409,
  cart_completed: 409,
  out_of_stock: 409,
  already_ended: 409,
  gift_for_another: 409,
  approval_needed: 409,
  last_admin: 409,
  last_way_in: 409,
  no_air_power: 409,
  password_needed: 409,
  transition_refused: 409,
  cp_required: 409,
  plan_running: 409,
  reset_invalid: 410,
  code_expired: 410,
  link_expired: 410,
  resync_required: 410,
  payload_too_large: 413,
  unsupported_type: 415,
  unmet_conditions: 422,
  wrong_password: 422,
  sign_in_failed: 422,
  code_wrong: 422,
  proof_required: 422,
  otp_required: 422,
  otp_wrong: 422,
  privacy_required: 422,
  share_self: 422,
  share_limit: 422,
  platform_denied: 422,
  too_many_matches: 422,
  quantity_limit: 422,
  quantity_invalid: 422,
  empty_cart: 422,
  not_sold_in_region: 422,
  plan_conflict: 422,
  already_member: 422,
  promo_invalid: 422,
  not_editable: 422,
  country_change: 422,
  refund_exceeds_paid: 422,
  refund_exceeds_line: 422,
  window_closed: 422,
  not_delivered: 422,
  qty_exceeds: 422,
  not_returnable: 422,
  no_return_address: 422,
  commitment_active: 422,
  payment_method_needed: 422,
  bad_return_path: 422,
  months: 422,
  self_gift: 422,
  limit_reached: 422,
  already_claimed: 422,
  target_unreachable: 422,
  course_unusable: 422,
  workout_unusable: 422,
  plan_impossible: 422,
  not_eligible: 422,
  offset_unclear: 422,
  rate_limited: 429,
  payment_cooldown: 429,
  internal: 500,
  create_failed: 500,
  unavailable: 503,
  reset_failed: 503,
  platform_unavailable: 503,
  payment_unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

export const errorReply = z.object({
  err: z.object({
    code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
    /** For developers, in English. People read the translation of the code. */
    message: z.string(),
    /** Facts to put into the translated words, such as `retry_after` in seconds. */
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    field_errors: z.record(z.string(), z.enum(FIELD_CODES)).optional(),
    /** With `unmet_conditions`: what has to be true first, in English sentences to show as they are. */
    conditions: z.array(z.string()).optional(),
    /** With `version_changed`: the documents that apply now, so that the page can show them and ask again. */
    current: z.array(agreedDocument).optional(),
    /** With `cart_conflict`: the cart as it is now. */
    cart: cart.optional(),
    /** With `conflict` about a run: as it is now. */
    activity: activity.optional(),
    /** With `conflict` about something planned: as it is now. */
    workout: plannedWorkoutDetail.optional(),
    /** With `conflict` about a workout that its plan removed: the reason. Absent when a person removed it. */
    removal: planReason.optional(),
    event: calendarEvent.optional(),
    plan: planSummary.optional(),
    template: workoutTemplate.optional(),
    /** With `offset_unclear`: where the other recording may begin, best first. */
    candidates: offsetCandidates.optional(),
    request_id: z.string(),
    /** Whether the same request may succeed later, unchanged. */
    retryable: z.boolean().optional(),
  }),
});
