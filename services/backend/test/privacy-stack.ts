import {randomBytes} from "node:crypto";
import {readdir, rm} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {pino} from "pino";
import {createKeyRing} from "../src/core/crypto/key-ring.ts";
import {JOB_KINDS} from "../src/core/jobs/job-kinds.ts";
import {createJobQueue} from "../src/core/jobs/job-queue.ts";
import {createPictureStore} from "../src/core/storage/picture-store.ts";
import {createPrivateFiles} from "../src/core/storage/private-files.ts";
import {createJobHandlers} from "../src/server/job-handlers.ts";
import {createPlatforms} from "../src/training/integrations/platforms.ts";
import {WRAPPING_SECRET} from "./forged-token.ts";
import {createTestApp, noWayOut} from "./test-app.ts";
import type {TestDatabase} from "./test-databases.ts";
import {createTestJobs} from "./test-jobs.ts";

/** Every file there is of anybody. */
export async function filesIn({folder}: {folder: string}) {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries.filter((entry) => entry.isFile()).map(({name}) => name);
}

/** The backend with a real queue and a folder of its own for files; jobs run when a test says so. */
export async function startPrivacyStack({db, jobStore}: TestDatabase) {
  const folder = join(tmpdir(), `private-${randomBytes(6).toString("hex")}`);
  const pictureFolder = join(folder, "pictures");
  const logger = pino({level: "silent"});
  const kek = createKeyRing([WRAPPING_SECRET]);
  const files = createPrivateFiles({folder, keys: kek});
  const pictures = createPictureStore(pictureFolder);
  const queue = createJobQueue({store: jobStore, kinds: JOB_KINDS, logger});
  await queue.start();
  const app = createTestApp(db, {enqueue: queue.enqueue, privateFiles: files, pictureFolder});
  const handlers = createJobHandlers({
    ...{db, now: app.now, kek, logger, secret: app.secret, files, pictures},
    ...{platforms: createPlatforms({}, noWayOut), enqueue: queue.enqueue, wakeMail: app.dispatcher.wake},
  });
  const jobs = createTestJobs({db, queue, kinds: JOB_KINDS, handlers, logger});
  return {
    ...{app, files, folder, jobs, pictures},
    /** What the clock would start. */
    run: (name: "erase-accounts" | "tidy-privacy") => handlers[name]({}, {signal: AbortSignal.any([])}),
    stop: async () => {
      await queue.stop();
      await rm(folder, {recursive: true, force: true});
    },
  };
}
