import {run} from "./server/run.ts";
import {startHttp} from "./server/start-http.ts";
import {startWork} from "./server/start-work.ts";

// One process does everything, unless JOBS=0 leaves what is done later to `worker.ts`.
await run("main", async (backend, env) => {
  const http = await startHttp(backend, env);
  return env.JOBS ? [http, await startWork(backend)] : [http];
});
