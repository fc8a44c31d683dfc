import {repeat} from "./repeat.ts";

/** A document of which something begins or ends at an instant, in milliseconds. */
export interface Switch {
  readonly at: number;
  readonly document: {readonly _id: string; readonly [field: string]: unknown};
}

interface Options {
  readonly readSwitches: () => Promise<readonly Switch[]>;
  /** Makes everything that shows the document stale at once. */
  readonly refresh: (document: Switch["document"]) => Promise<void>;
  readonly clock: () => Date;
}

export interface SwitchTimer {
  /** Content was published, so the dates may be others: they are read again within a second. */
  reread(): void;
  /** Until the next date in the content, as far as is known. */
  secondsLeft(): number;
  stop(): void;
}

// Dates are read again now and then, should a notice of a change have been lost.
const REREAD_MS = 600_000;

/**
 * Makes pages anew at the very instant a date in the content passes, so that nobody is shown yesterday's terms. The
 * lifetimes of cached reads remain behind it as a safety net.
 */
export function startSwitchTimer({readSwitches, refresh, clock}: Options): SwitchTimer {
  let switches: readonly Switch[] = [];
  let settledUntil = clock().getTime();
  const settle = async () => {
    const now = clock().getTime();
    await refreshDue(switches, {after: settledUntil, until: now, refresh});
    settledUntil = now;
    switches = await readSwitches();
    return msToNext(switches, settledUntil, clock().getTime());
  };
  const {soon: reread, stop} = repeat(settle, (error) =>
    console.error("Dated content could not be switched yet:", error),
  );
  const secondsLeft = () => {
    const ahead = switches.map(({at}) => at).filter((at) => at > settledUntil);
    return (Math.min(...ahead) - clock().getTime()) / 1000;
  };
  return {reread, secondsLeft, stop};
}

interface Span {
  readonly after: number;
  readonly until: number;
  readonly refresh: Options["refresh"];
}

async function refreshDue(switches: readonly Switch[], {after, until, refresh}: Span): Promise<void> {
  const due = switches.filter(({at}) => at > after && at <= until);
  if (due.length === 0) return;
  const documents = new Map(due.map(({document}) => [document._id, document]));
  await Promise.all([...documents.values()].map(refresh));
  const first = Math.min(...due.map(({at}) => at));
  console.log(
    `Switched ${documents.size} dated documents ${until - first} ms after ${new Date(first).toISOString()}`,
  );
}

function msToNext(switches: readonly Switch[], settledUntil: number, now: number): number {
  const ahead = switches.map(({at}) => at).filter((at) => at > settledUntil);
  return Math.max(0, Math.min(...ahead, now + REREAD_MS) - now);
}
