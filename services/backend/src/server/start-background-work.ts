import {hostname} from "node:os";
import {startHeartbeat} from "../core/jobs/heartbeat.ts";
import {startWorker} from "../core/jobs/job-worker.ts";
import {createJobHandlers} from "./list-parts.ts";
import type {Backend} from "./open-backend.ts";

export async function startBackgroundWork({deps, modules, database, jobs, jobKinds, mailer}: Backend) {
  const {logger} = deps;
  mailer.start();
  const handlers = createJobHandlers(modules, deps);
  const isAlone = database.kind === "pglite";
  await startWorker({boss: jobs.boss, kinds: jobKinds, handlers, logger, isAlone});
  const heartbeat = startHeartbeat(deps, `${hostname()}-${process.pid}`);
  const watches = modules.flatMap(({startService}) => startService?.(deps) ?? []);
  logger.info("backend works on jobs");
  return {
    /** Stops the producers of mail before its sender; the heartbeat continues until the last mail is sent. */
    async stop() {
      await jobs.stop();
      await Promise.all(watches.map((watch) => watch.stop()));
      await mailer.stop();
      clearInterval(heartbeat);
    },
  };
}
