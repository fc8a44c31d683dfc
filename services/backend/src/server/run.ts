import {type Env, readEnv} from "./env.ts";
import {MODULES} from "./modules.ts";
import {type Backend, openBackend} from "./open-backend.ts";

interface Part {
  stop(): Promise<void>;
}

type Role = "main" | "worker";

export async function run(role: Role, parts: (backend: Backend, env: Env) => Promise<readonly Part[]>) {
  try {
    const env = readEnvAs(role);
    const backend = await openBackend(env, MODULES);
    if (env.DEMO && role === "main") await seedDemo(backend);
    for (const {beforeReady} of backend.modules) await beforeReady?.(backend.deps);
    stopOnSignal(backend, await parts(backend, env));
  } catch (error) {
    // Before there is a server the reader is a person at a terminal: words, not a stack.
    const code = error instanceof Error && "code" in error ? ` (${error.code})` : "";
    process.stderr.write(
      `The backend cannot start: ${error instanceof Error ? error.message : error}${code}\n`,
    );
    process.exit(1);
  }
}

/** A worker always runs jobs, whatever the API process's setting: the two processes share their environment. */
function readEnvAs(role: Role): Env {
  const env = readEnv();
  if (role === "main") return env;
  if (env.DATABASE_URL) return {...env, JOBS: true};
  throw new Error("A worker of its own needs DATABASE_URL: the embedded database allows one process");
}

/** In the order opposite to that of erasing: people come before what hangs on them. */
async function seedDemo({deps, modules}: Backend) {
  for (const {seedDemo} of [...modules].reverse()) await seedDemo?.(deps);
}

/** Finishes what has begun, takes nothing new. A second signal ends at once: every job can be done again. */
function stopOnSignal({deps, jobs, database, stopping}: Backend, parts: readonly Part[]) {
  const onSignal = async (signal: NodeJS.Signals) => {
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    deps.logger.info({signal}, "backend stops");
    // At once: while one part finishes, no other may take something new.
    await Promise.all(parts.map((part) => part.stop()));
    // A process that only serves requests has a queue too, to enqueue jobs.
    await jobs.stop();
    await deps.workerPool.stop();
    await database.close();
    process.exit(0);
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}
