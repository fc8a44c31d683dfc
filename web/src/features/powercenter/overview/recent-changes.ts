import type {AutomaticCpReply, CpHistory} from "@gradus/backend/contract/critical-power";
import {addDays, daysBetween} from "@gradus/training/numbers/days";

/** What counts as recent, as on the page of critical power: two changes of one value would contradict each other. */
export const RECENT_DAYS = 30;
const MAX_CHANGES = 5;
/** Maximum of late changes shown: importing old files may add a year of rows, and the newest are enough. */
const MAX_LATE_CHANGES = 3;
/** A row that is written so many days after its own was written by runs of that time. */
const SOON_DAYS = 2;

export interface Change {
  /** When it moved: for what was changed afterwards, the day on which it was. */
  readonly day: string;
  readonly kind: "first" | "raised" | "lowered" | "set" | "effort" | "late";
  /** The day that critical power was changed of, of what was changed afterwards. */
  readonly of: string | null;
  /** W. */
  readonly power: number;
  /** W by which critical power moved; 0 where it did not. */
  readonly by: number;
  /** Of an effort: seconds, and the run's name. */
  readonly effort: {readonly seconds: number; readonly name: string} | null;
  readonly activity_id: string | null;
}

/** Steps of critical power, efforts it rests on from now on, and what older runs changed of it: the newest first. */
export function recentChanges(history: CpHistory, auto: AutomaticCpReply, today: string): Change[] {
  const since = addDays(today, -RECENT_DAYS);
  const steps = history.items.map(
    (row): Change => ({
      day: row.date,
      kind: kindOf(row),
      of: null,
      power: row.critical_power,
      by: row.previous === null ? 0 : row.critical_power - row.previous,
      effort: null,
      activity_id: row.activity_id,
    }),
  );
  const explained = new Set(steps.map(({activity_id}) => activity_id));
  const efforts = strongestOfRuns(auto)
    // An effort that caused a step is already listed with that step.
    .filter(({activity_id}) => !explained.has(activity_id))
    .map(
      ({date, power, duration, name, activity_id}): Change => ({
        day: date,
        kind: "effort",
        of: null,
        power,
        by: 0,
        effort: {seconds: duration, name},
        activity_id,
      }),
    );
  const recent = [...steps, ...efforts]
    .filter(({day}) => day > since && day <= today)
    .sort(newestFirst)
    .slice(0, MAX_CHANGES);
  const late = lateChanges(history, since).slice(0, Math.min(MAX_LATE_CHANGES, MAX_CHANGES - recent.length));
  return [...recent, ...late].sort(newestFirst);
}

const newestFirst = (a: Change, b: Change) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0);

/**
 * Automatic rows of before that were written lately, the newest days first: files of that time came. Of a history that
 * came as a whole nothing was known before, so that nothing changed.
 */
function lateChanges({items}: CpHistory, since: string): Change[] {
  const writtenOn = ({updated}: Pick<CpHistory["items"][number], "updated">) => updated.slice(0, 10);
  const firstWritten = items.map(writtenOn).sort()[0] ?? since;
  return items
    .filter((row) => {
      const written = writtenOn(row);
      const isLate = daysBetween(row.date, written) > SOON_DAYS && written > firstWritten;
      return row.source === "auto" && row.date <= since && written > since && isLate;
    })
    .map(
      (row): Change => ({
        day: writtenOn(row),
        kind: "late",
        of: row.date,
        power: row.critical_power,
        by: row.previous === null ? 0 : row.critical_power - row.previous,
        effort: null,
        activity_id: row.activity_id,
      }),
    )
    .toReversed();
}

/** A value set by the user is reported as set; one shown by a race or a test is raised or lowered like any other. */
function kindOf({source, previous, critical_power}: CpHistory["items"][number]): Change["kind"] {
  if (source === "manual") return "set";
  if (previous === null) return "first";
  return critical_power >= previous ? "raised" : "lowered";
}

/** One race may support critical power by several durations: only its strongest effort is listed. */
function strongestOfRuns({supporting}: AutomaticCpReply) {
  const strongest = new Map<string, (typeof supporting)[number]>();
  for (const effort of supporting) {
    const before = strongest.get(effort.activity_id);
    if (!before || effort.share > before.share) strongest.set(effort.activity_id, effort);
  }
  return [...strongest.values()];
}

/** W by which critical power differs from what it was then; null where it was not known then. */
export function changeOfCp({items}: CpHistory, today: string): number | null {
  const on = (day: string) => items.findLast(({date}) => date <= day)?.critical_power ?? null;
  const [now, then] = [on(today), on(addDays(today, -RECENT_DAYS))];
  return now === null || then === null ? null : now - then;
}
