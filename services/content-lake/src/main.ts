import {setFlagsFromString} from "node:v8";
import pino from "pino";
import {createLake} from "./create-lake.ts";
import {readEnv} from "./env.ts";
import {randomId} from "./ids.ts";
import {createQueryEngine} from "./query/engine.ts";

// All documents are in memory, and what is thrown away beside them would otherwise be let grow to as much again and
// more before the garbage collector frees it.
setFlagsFromString("--heap-growing-percent=25");

/** Serves until it is stopped. Throws, with a human-readable message, when it cannot start. */
async function serve(): Promise<void> {
  const env = readEnv();
  if (env.refusals.length > 0) throw new Error(`The lake does not start:\n✖ ${env.refusals.join("\n✖ ")}`);
  const log = pino({level: env.logLevel, base: {service: "content-lake"}});
  const lake = createLake({
    ...env,
    datasets: [env.dataset],
    createEngine: createQueryEngine,
    now: () => new Date(),
    newId: () => randomId(),
    log,
  });
  const {address, port} = await lake.listen(env.port, env.host);
  log.info({address, port, directory: env.directory, project: env.projectId}, "listening");

  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, async () => {
      log.info({signal}, "stopping");
      await lake.close();
      process.exit(0);
    });
  }
}

try {
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
