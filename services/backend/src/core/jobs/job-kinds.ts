import {z} from "zod";
import type {JobKinds, JobPayload} from "./job-kind.ts";
import type {JobQueue} from "./job-queue.ts";

const nothing = z.strictObject({});
const platformLink = z.strictObject({user_id: z.string(), platform: z.string()});
const platformEvent = z.strictObject({platform: z.string(), event_id: z.string()});
const revocation = z.strictObject({revocation: z.string()});

/** Another company's trouble lasts hours rather than minutes. */
const PATIENT = {firstPauseSeconds: 60, longestPauseSeconds: 6 * 3600};

/** Everything this program does later or by the clock. What is done is beside it in `job-handlers.ts`. */
export const JOB_KINDS = {
  "audit-head": {payload: nothing, cron: "7 * * * *", isOnePerKey: true},
  "audit-verify": {
    payload: nothing,
    cron: "41 2 * * *",
    isOnePerKey: true,
    retries: 0,
    runWithinSeconds: 3600,
  },
  /** Makes the copy of somebody's data that has this id. */
  "build-export": {payload: z.strictObject({export_id: z.string()}), runWithinSeconds: 30 * 60, parallel: 2},
  "erase-accounts": {payload: nothing, cron: "*/10 * * * *", isOnePerKey: true, runWithinSeconds: 30 * 60},
  "forget-old-sessions": {payload: nothing, cron: "37 3 * * *", isOnePerKey: true},
  "platform-event": {payload: platformEvent},
  "platform-revoke": {payload: revocation, retries: 12, ...PATIENT},
  "platform-sync": {payload: platformLink, isOnePerKey: true, retries: 9, ...PATIENT},
  "refresh-counters": {payload: nothing, cron: "*/5 * * * *", isOnePerKey: true},
  "rotate-signing-keys": {payload: nothing, cron: "11 * * * *", isOnePerKey: true},
  "tidy-privacy": {payload: nothing, cron: "53 * * * *", isOnePerKey: true},
  "tidy-up": {payload: nothing, cron: "23 * * * *", isOnePerKey: true},
} as const satisfies JobKinds;

type Kinds = typeof JOB_KINDS;

/** What a service asks for that has work for later. */
export type Enqueue = JobQueue<Kinds>["enqueue"];
export type Payload<Name extends keyof Kinds> = JobPayload<Kinds, Name>;
