import type {Refusal} from "./refusal";

interface Flow {
  /** In memory only: lost on reload, after which the last step requests it again. */
  password: string | null;
  /** The reason shown on the step that a user is sent back to. */
  refusal: Refusal | null;
  /** True once someone moved between steps, which is when the heading takes the focus. */
  hasMoved: boolean;
  /** Whether a provider has proved the address of the account that was made. */
  isProven: boolean;
  /** The idempotency key of an account request: retrying it after a lost reply creates no second account. */
  attempt: {readonly request: string; readonly key: string} | null;
}

/** What the steps share as long as the page lives. */
export const flow: Flow = {password: null, refusal: null, hasMoved: false, isProven: false, attempt: null};

export function idempotencyKeyFor(request: string, newKey: () => string): string {
  if (flow.attempt?.request !== request) flow.attempt = {request, key: newKey()};
  return flow.attempt.key;
}
