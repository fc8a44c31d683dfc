import {pino} from "pino";
import {readEnv} from "./config/env.ts";
import {startIdentity} from "./start-identity.ts";

try {
  const env = readEnv();
  const logger = pino({level: env.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime});
  const identity = await startIdentity({...env, logger, now: () => new Date()});
  logger.info({url: identity.url}, "identity emulator listens");
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => identity.close().then(() => process.exit(0)));
  }
} catch (error) {
  // Before there is a server the reader is a person at a terminal: words, not a stack.
  process.stderr.write(`The identity emulator cannot start: ${describe(error)}\n`);
  process.exit(1);
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  if (!("code" in error && error.code === "EADDRINUSE")) return error.message;
  const port = "port" in error ? ` ${error.port}` : "";
  return `port${port} is taken. Stop the program that holds it, or name another: IDENTITY_PORT=<port>`;
}
