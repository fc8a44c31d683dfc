import {randomBytes} from "node:crypto";
import {readdir, rm} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {pino} from "pino";
import {createKeyRing} from "../src/core/crypto/key-ring.ts";
import {createJobQueue} from "../src/core/jobs/job-queue.ts";
import {createPictureStore} from "../src/core/storage/picture-store.ts";
import {createPrivateFiles} from "../src/core/storage/private-files.ts";
import {createJobHandlers, listJobKinds} from "../src/server/list-parts.ts";
import {MODULES} from "../src/server/modules.ts";
import {WRAPPING_SECRET} from "./forged-token.ts";
import {runJob} from "./run-job.ts";
import {createTestApp} from "./test-app.ts";
import type {TestDatabase} from "./test-databases.ts";
import {createTestJobs} from "./test-jobs.ts";

/** The names of all stored files, whichever user they belong to. */
export async function filesIn({folder}: {folder: string}) {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries.filter((entry) => entry.isFile()).map(({name}) => name);
}

/** The backend with a real queue and its own folder for files; jobs run when a test triggers them. */
export async function startPrivacyStack({db, jobStore}: TestDatabase) {
  const folder = join(tmpdir(), `private-${randomBytes(6).toString("hex")}`);
  const pictureFolder = join(folder, "pictures");
  const logger = pino({level: "silent"});
  const kek = createKeyRing([WRAPPING_SECRET]);
  const files = createPrivateFiles({folder, keys: kek});
  const pictures = createPictureStore(pictureFolder);
  const kinds = listJobKinds(MODULES);
  const queue = createJobQueue({store: jobStore, kinds, logger});
  await queue.start();
  const deletedFolder = `${folder}-deleted`;
  const app = createTestApp(db, {enqueue: queue.enqueue, privateFiles: files, pictureFolder, deletedFolder});
  const jobs = createTestJobs({db, queue, kinds, handlers: createJobHandlers(MODULES, app.deps), logger});
  return {
    app,
    files,
    folder,
    jobs,
    pictures,
    /** What the clock would start. */
    run: (name: "erase-accounts" | "retire-idle" | "tidy-privacy") => runJob(app.deps, name),
    stop: async () => {
      await queue.stop();
      for (const each of [folder, deletedFolder]) await rm(each, {recursive: true, force: true});
    },
  };
}
