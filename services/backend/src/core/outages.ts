import {OUTAGE_CAUSES} from "../contract/system.ts";
import {sqlState} from "./db/db.ts";
import {AppError} from "./errors.ts";

export type OutageCause = (typeof OUTAGE_CAUSES)[number];

/** The database is away or about to be: connections that fail, end, or are refused. */
const DATABASE_UNREACHABLE: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "EPIPE",
  "08001",
  "08006",
  "53300",
  "57P01",
  "57P02",
  "57P03",
]);
/** A disk without room, or a quota that is used up: of a file, and of PostgreSQL. */
const DISK_FULL: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "53100"]);

const MESSAGES = {
  database: "The database does not answer",
  disk: "The disk is full: nothing was saved",
  content: "The content does not answer",
} as const satisfies Record<OutageCause, string>;

/** A full disk needs a person; what is away is usually back soon. */
const RETRY_AFTER_S = {database: 5, disk: 60, content: 5} as const satisfies Record<OutageCause, number>;

export function outageError(reason: OutageCause, cause: unknown): AppError {
  const params = {retry_after: RETRY_AFTER_S[reason], reason};
  return new AppError("unavailable", MESSAGES[reason], {params, cause});
}

/** The refusal to answer with where an error is an outage, whatever wraps it; null where it is another error. */
export function findOutage(error: unknown): AppError | null {
  if (error instanceof AppError) return error.code === "unavailable" ? error : null;
  const state = sqlState(error) ?? "";
  if (DISK_FULL.has(state)) return outageError("disk", error);
  return DATABASE_UNREACHABLE.has(state) ? outageError("database", error) : null;
}

const RECENT_MS = 60_000;

export type OutageLog = ReturnType<typeof createOutageLog>;

/** Which outages were met within the last minute, for `/ready`. */
export function createOutageLog({now}: {readonly now: () => Date}) {
  const lastMet = new Map<OutageCause, number>();
  return {
    note(error: unknown) {
      const reason = findOutage(error)?.details.params?.reason;
      const cause = OUTAGE_CAUSES.find((known) => known === reason);
      if (cause) lastMet.set(cause, now().getTime());
    },
    recent: (): OutageCause[] =>
      OUTAGE_CAUSES.filter((cause) => now().getTime() - (lastMet.get(cause) ?? -Infinity) < RECENT_MS),
  };
}
