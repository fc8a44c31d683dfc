import {AppError} from "../../core/errors.ts";

const MINUTE_MS = 60 * 1000;
export const PASSWORD_FRESH_MS = 5 * MINUTE_MS;
const STEP_UP_MS = 15 * MINUTE_MS;

export function isFresh(auth_time: Date, now: Date, forMs: number) {
  return now.getTime() - auth_time.getTime() < forMs;
}

/** For changes that would let a stranger keep an account: the person must have proven who they are just now. */
export function requireFreshSignIn(auth_time: Date, now: Date) {
  if (isFresh(auth_time, now, STEP_UP_MS)) return;
  throw new AppError("step_up_required", "Enter the password again");
}
