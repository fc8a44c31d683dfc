import type {AppDeps} from "../src/server/app-deps.ts";
import {createJobHandlers} from "../src/server/list-parts.ts";
import {MODULES} from "../src/server/modules.ts";

/** Does one job as a worker would, and throws what it throws. */
export async function runJob(deps: AppDeps, name: string, payload: object = {}) {
  const work = createJobHandlers(MODULES, deps)[name];
  if (!work) throw new Error(`No kind of job is called ${name}`);
  await work(payload, {signal: AbortSignal.any([])});
}

/** A queue that discards its jobs. */
export const ignoreJobs = async () => {};
