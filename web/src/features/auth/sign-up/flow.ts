import type {Refusal} from "./refusal";

interface Flow {
  /** In memory only: a reload forgets it, and the last step asks again. */
  password: string | null;
  /** What a step that someone is sent back to has to say. */
  refusal: Refusal | null;
  /** True once someone moved between steps, which is when the heading takes the focus. */
  hasMoved: boolean;
  /** Whether a provider has proved the address of the account that was made. */
  isProven: boolean;
  /** One key for each account asked for: after a lost answer the same request makes no second one. */
  attempt: {readonly request: string; readonly key: string} | null;
}

/** What the steps share as long as the page lives. */
export const flow: Flow = {password: null, refusal: null, hasMoved: false, isProven: false, attempt: null};

export function idempotencyKeyFor(request: string, newKey: () => string): string {
  if (flow.attempt?.request !== request) flow.attempt = {request, key: newKey()};
  return flow.attempt.key;
}
