import type {KeyRing} from "../core/crypto/key-ring.ts";
import type {Db} from "../core/db/db.ts";
import {type JobKinds, noPayload} from "../core/jobs/job-kind.ts";
import {defineJobs} from "../core/module.ts";
import {deleteExpired} from "./account/delete-expired.ts";
import {rotateSigningKeys} from "./sessions/rotate-signing-keys.ts";

interface AccountJobDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly wrappingKeys: KeyRing;
}

const KINDS = {
  "forget-old-sessions": {payload: noPayload, cron: "37 3 * * *", isOnePerKey: true},
  "rotate-signing-keys": {payload: noPayload, cron: "11 * * * *", isOnePerKey: true},
} as const satisfies JobKinds;

export const accountJobs = defineJobs(KINDS, ({db, now, wrappingKeys: kek}: AccountJobDeps) => ({
  "forget-old-sessions": () => deleteExpired({db, now}),
  "rotate-signing-keys": () => rotateSigningKeys({db, now, kek}),
}));
