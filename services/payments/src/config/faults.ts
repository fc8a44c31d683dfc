export const FAULTS = {
  api_error: "The API answers 500",
  api_slow: "The API takes two seconds",
  api_offline: "The API hangs up",
  webhook_duplicate: "Deliver every event twice",
  webhook_reorder: "Deliver the newest first",
  webhook_delay: "Deliver three seconds late",
  webhook_drop: "Lose deliveries",
  webhook_fail: "Deliveries fail and are tried again",
} as const;

export type FaultName = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

export type Faults = Record<FaultName, boolean>;

/** A restart resets them. */
export const createFaults = (): Faults => ({
  api_error: false,
  api_slow: false,
  api_offline: false,
  webhook_duplicate: false,
  webhook_reorder: false,
  webhook_delay: false,
  webhook_drop: false,
  webhook_fail: false,
});
