import type {Server} from "node:http";
import {createFinisher} from "@gradus/backend/contract/finish-requests";

/** Below what the supervisor of `npm start` waits for the site. */
const LONGEST_WAIT_MS = 10_000;

/** Answers the requests already received, then ends the process. A second signal ends it at once. */
export function closeOnSignal(server: Server): void {
  const finish = createFinisher(server);
  let isStopping = false;
  const stop = async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    await finish(LONGEST_WAIT_MS);
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
}
