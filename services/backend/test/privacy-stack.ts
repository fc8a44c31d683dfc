import {randomBytes} from "node:crypto";
import {rm} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {pino} from "pino";
import {createKeyRing} from "../src/accounts/tokens/key-ring.ts";
import {createJobHandlers} from "../src/jobs/job-handlers.ts";
import {JOB_KINDS} from "../src/jobs/job-kinds.ts";
import {createJobQueue} from "../src/jobs/job-queue.ts";
import {createPrivateFiles} from "../src/privacy/private-files.ts";
import {WRAPPING_SECRET} from "./forged-token.ts";
import {createTestApp} from "./test-app.ts";
import type {TestDatabase} from "./test-databases.ts";
import {createTestJobs} from "./test-jobs.ts";

/** The backend with a real queue and a folder of its own for files; jobs run when a test says so. */
export async function startPrivacyStack({db, jobStore}: TestDatabase) {
  const folder = join(tmpdir(), `private-${randomBytes(6).toString("hex")}`);
  const logger = pino({level: "silent"});
  const kek = createKeyRing([WRAPPING_SECRET]);
  const files = createPrivateFiles({folder, keys: kek});
  const queue = createJobQueue({store: jobStore, kinds: JOB_KINDS, logger});
  await queue.start();
  const app = createTestApp(db, {enqueue: queue.enqueue, privateFiles: files});
  const deps = {db, now: app.now, kek, logger, secret: app.secret, files, wakeMail: app.dispatcher.wake};
  const handlers = createJobHandlers(deps);
  const jobs = createTestJobs({db, queue, kinds: JOB_KINDS, handlers, logger});
  return {
    ...{app, files, folder, jobs},
    /** What the clock would start. */
    run: (name: "erase-accounts" | "tidy-privacy") => handlers[name]({}, {signal: AbortSignal.any([])}),
    stop: async () => {
      await queue.stop();
      await rm(folder, {recursive: true, force: true});
    },
  };
}
