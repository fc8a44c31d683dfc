import {z} from "zod";
import {type JobKinds, noPayload} from "../../core/jobs/job-kind.ts";

/** Another company's trouble lasts hours rather than minutes. */
const PATIENT_RETRIES = {firstPauseSeconds: 60, longestPauseSeconds: 6 * 3600};

export const PLATFORM_KINDS = {
  "platform-event": {payload: z.strictObject({platform: z.string(), event_id: z.string()})},
  "platform-revoke": {payload: z.strictObject({revocation: z.string()}), retries: 12, ...PATIENT_RETRIES},
  "platform-sync": {
    payload: z.strictObject({user_id: z.string(), platform: z.string()}),
    isOnePerKey: true,
    retries: 9,
    ...PATIENT_RETRIES,
  },
  /** Synchronizes the workouts that a platform holds of a user with what is planned. */
  "platform-workouts": {
    payload: z.strictObject({user_id: z.string(), platform: z.string()}),
    isOnePerKey: true,
    retries: 9,
    ...PATIENT_RETRIES,
  },
  /** Enqueues `platform-workouts` wherever the two differ. */
  "platform-workouts-due": {payload: noPayload, cron: "*/5 * * * *", isOnePerKey: true},
} as const satisfies JobKinds;
