import {repeat} from "./repeat.ts";

/** A document of which something begins or ends at an instant, in milliseconds. */
export interface ScheduledChange {
  readonly at: number;
  readonly document: {readonly _id: string; readonly [field: string]: unknown};
}

interface Options {
  readonly readChanges: () => Promise<readonly ScheduledChange[]>;
  /** Makes everything that shows the document stale at once. */
  readonly refresh: (document: ScheduledChange["document"]) => Promise<void>;
  readonly clock: () => Date;
}

export interface ChangeSchedule {
  /** Content was published, so the dates may be others: they are read again within a second. */
  reread(): void;
  /** Until the next date in the content, as far as is known. */
  secondsLeft(): number;
  stop(): void;
}

// Dates are read again now and then, should a notice of a change have been lost.
const REREAD_MS = 600_000;

/**
 * Revalidates pages at the very instant a date in the content passes, so that no visitor is shown yesterday's terms.
 * The lifetimes of cached reads remain behind it as a safety net.
 */
export function scheduleChanges({readChanges, refresh, clock}: Options): ChangeSchedule {
  let changes: readonly ScheduledChange[] = [];
  let settledUntil = clock().getTime();
  const settle = async () => {
    const now = clock().getTime();
    await refreshDue(changes, {after: settledUntil, until: now, refresh});
    settledUntil = now;
    changes = await readChanges();
    return msToNext(changes, settledUntil, clock().getTime());
  };
  const {soon: reread, stop} = repeat(settle, (error) =>
    console.error("Dated content could not be refreshed yet:", error),
  );
  const secondsLeft = () => {
    const ahead = changes.map(({at}) => at).filter((at) => at > settledUntil);
    return (Math.min(...ahead) - clock().getTime()) / 1000;
  };
  return {reread, secondsLeft, stop};
}

interface Span {
  readonly after: number;
  readonly until: number;
  readonly refresh: Options["refresh"];
}

async function refreshDue(changes: readonly ScheduledChange[], {after, until, refresh}: Span): Promise<void> {
  const due = changes.filter(({at}) => at > after && at <= until);
  if (due.length === 0) return;
  const documents = new Map(due.map(({document}) => [document._id, document]));
  await Promise.all([...documents.values()].map(refresh));
  const first = Math.min(...due.map(({at}) => at));
  console.log(
    `Refreshed ${documents.size} dated documents ${until - first} ms after ${new Date(first).toISOString()}`,
  );
}

function msToNext(changes: readonly ScheduledChange[], settledUntil: number, now: number): number {
  const ahead = changes.map(({at}) => at).filter((at) => at > settledUntil);
  return Math.max(0, Math.min(...ahead, now + REREAD_MS) - now);
}
