export const SWITCHES = {
  token_expired: "Access tokens have expired: calls answer 401 until the token is refreshed",
  grant_revoked: "The runner took the permission back: refreshing answers invalid_grant",
  quota: "The quota is used up: calls answer 429",
  slow: "Answers come after fifteen seconds",
  error: "Calls answer 500",
  workouts_refused: "Planned workouts are refused with 422",
  workouts_forbidden: "Planned workouts are refused with 403: the permission does not cover them",
  duplicate_webhook: "Every webhook arrives twice",
  wrong_signature: "Webhooks are signed with the wrong key",
} as const;
export type SwitchName = keyof typeof SWITCHES;
export type Switches = Record<SwitchName, boolean>;

export const SWITCH_NAMES: readonly SwitchName[] = [
  "token_expired",
  "grant_revoked",
  "quota",
  "slow",
  "error",
  "workouts_refused",
  "workouts_forbidden",
  "duplicate_webhook",
  "wrong_signature",
];

export function createSwitches(): Switches {
  return {
    token_expired: false,
    grant_revoked: false,
    quota: false,
    slow: false,
    error: false,
    workouts_refused: false,
    workouts_forbidden: false,
    duplicate_webhook: false,
    wrong_signature: false,
  };
}
