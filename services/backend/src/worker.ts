import {run} from "./server/run.ts";
import {startWork} from "./server/start-work.ts";

// Beside a `main.ts` that only answers. Any number may run on one PostgreSQL.
await run("worker", async (backend) => [await startWork(backend)]);
