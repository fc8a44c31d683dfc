import type {Server} from "node:http";

const LONGEST_WAIT_MS = 4000;

/** Answers what was asked already, then ends the process. */
export function closeOnSignal(server: Server): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeIdleConnections();
      setTimeout(() => process.exit(0), LONGEST_WAIT_MS).unref();
    });
  }
}
