import {run} from "./run.ts";
import {startBackgroundWork} from "./start-background-work.ts";
import {startHttp} from "./start-http.ts";

/** One process does everything, unless JOBS=0 leaves what is done later to a worker. */
export const runMain = () =>
  run("main", async (backend, env) => {
    const http = await startHttp(backend, env);
    return env.JOBS ? [http, await startBackgroundWork(backend)] : [http];
  });

/** Beside a main that only answers. Any number may run on one PostgreSQL. */
export const runWorker = () => run("worker", async (backend) => [await startBackgroundWork(backend)]);
