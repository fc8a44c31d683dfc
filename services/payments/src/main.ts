import {pino} from "pino";
import {readEnv} from "./config/env.ts";
import {startPayments} from "./start-payments.ts";
import {openJournalFile} from "./state/journal-file.ts";
import {lockJournal} from "./state/lock-journal.ts";

try {
  const env = readEnv();
  const logger = pino({level: env.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime});
  const unlock = lockJournal(env.journalPath);
  const payments = await startPayments({
    port: env.port,
    journal: openJournalFile(env.journalPath),
    now: () => new Date(Date.now() + env.clockShiftMs),
    logger,
    secretKey: env.secretKey,
    siteOrigins: env.siteOrigins,
    webhook: {url: env.webhookUrl, secret: env.webhookSecret},
  });
  logger.info({url: payments.url}, "payment emulator listens");
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, async () => {
      await payments.close();
      unlock();
      process.exit(0);
    });
  }
} catch (error) {
  // Before there is a server the reader is a person at a terminal: words, not a stack.
  process.stderr.write(`The payment emulator cannot start: ${describe(error)}\n`);
  process.exit(1);
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  if (!("code" in error && error.code === "EADDRINUSE")) return error.message;
  const port = "port" in error ? ` ${error.port}` : "";
  return `port${port} is taken. Stop the program that holds it, or name another: PAYMENTS_PORT=<port>`;
}
