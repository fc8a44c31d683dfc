import type {User} from "@gradus/backend/contract/accounts";
import type {Activity} from "@gradus/backend/contract/activities";
import {localDay} from "@/lib/time/local-day";
import type {RunFormat} from "../format/run-format";
import {RunRow} from "./run-row";
import type {RunsTranslator} from "./runs-messages";
import {WeekSection} from "./week-section";
import {runWeeks, weekOf} from "./weeks";

interface Props {
  readonly runs: readonly Activity[];
  readonly weekStart: User["preferences"]["week_start"];
  /** Whether the list goes on: the last week shown may then have more runs. */
  readonly goesOn: boolean;
  /** Whether only some runs are shown, so that no sum is a week's. */
  readonly isPartial: boolean;
  readonly format: RunFormat;
  readonly t: RunsTranslator;
  readonly runsHref: string;
  readonly onRemove: (run: Activity) => void;
  readonly onRestore: (run: Activity) => void;
}

export function RunsByWeek({runs, weekStart, goesOn, isPartial, format, t, runsHref, ...actions}: Props) {
  const weeks = runWeeks(runs, weekStart);
  const now = weekOf(localDay(new Date()), weekStart);
  return weeks.map((week, index) => (
    <WeekSection
      key={week.day}
      week={week}
      isCurrent={week.day === now}
      isWhole={!isPartial && !(goesOn && index === weeks.length - 1)}
      format={format}
      t={t}
    >
      {week.runs.map((run) => (
        <RunRow
          key={run.id}
          run={run}
          format={format}
          t={t}
          href={`${runsHref}/${encodeURIComponent(run.id)}`}
          onRemove={() => actions.onRemove(run)}
          onRestore={() => actions.onRestore(run)}
        />
      ))}
    </WeekSection>
  ));
}
