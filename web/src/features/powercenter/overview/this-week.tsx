import type {User} from "@gradus/backend/contract/accounts";
import type {Activity} from "@gradus/backend/contract/activities";
import {WithResource} from "@/client/parts/with-resource";
import {measureWords} from "@/lib/format/measure-words";
import {localDay} from "@/lib/time/local-day";
import {ButtonLink} from "@/ui/button-link";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import type {RunFormat} from "../format/run-format";
import {RunsByWeek} from "../runs/runs-by-week";
import {useRunList} from "../runs/use-run-list";
import {weekOf} from "../runs/weeks";
import type {OverviewHrefs, OverviewTranslator} from "./overview-messages";
import {comparedFrom, verdictOf, type WeekSoFar, weekSoFar} from "./week-so-far";
import {WeeksRuler} from "./weeks-ruler";

const ALL = "200";

interface Props {
  /** The newest run, which may be long ago. */
  readonly last: Activity;
  readonly preferences: User["preferences"];
  readonly format: RunFormat;
  readonly hrefs: OverviewHrefs;
  readonly t: OverviewTranslator;
}

export function ThisWeek({last, preferences, format, hrefs, t}: Props) {
  const today = localDay(new Date());
  const start = preferences.week_start;
  const list = useRunList({from: comparedFrom(today, start), limit: ALL}, t);
  return (
    <div className="mt-6">
      <DoneLine>{list.status}</DoneLine>
      <ProblemLine>{list.stopped}</ProblemLine>
      <WithResource resource={list} t={t}>
        {(runs) => {
          const week = weekSoFar(runs, today, start);
          const within = runs.filter(({local_day}) => weekOf(local_day, start) === weekOf(today, start));
          return (
            <>
              <p className="overview-sentence">{sentenceOf(week, format, t)}</p>
              {within.length === 0 && <h2 className="mt-8 text-h3">{t("overview.lastRun")}</h2>}
              <RunsByWeek
                runs={within.length === 0 ? [runs.find(({id}) => id === last.id) ?? last] : within}
                weekStart={start}
                goesOn={false}
                isPartial={within.length === 0}
                format={format}
                t={t}
                runsHref={hrefs.runs}
                onRemove={(run) => void list.remove(run)}
                onRestore={(run) => void list.restore(run)}
              />
              <WeeksRuler weeks={week.weeks} format={format} t={t} />
              <ButtonLink href={hrefs.runs} variant="secondary" className="mt-6">
                {t("runs.allRuns")}
              </ButtonLink>
            </>
          );
        }}
      </WithResource>
    </div>
  );
}

function sentenceOf(week: WeekSoFar, format: RunFormat, t: OverviewTranslator): string {
  const verdict = verdictOf(week);
  const distance = measureWords(format.distance(week.now.distance, 1));
  const usual = measureWords(format.distance(week.usual, 1));
  switch (verdict.kind) {
    case "more":
    case "less":
      return t(`overview.${verdict.kind}`, {
        distance,
        difference: measureWords(format.distance(verdict.metres, 1)),
      });
    case "same":
    case "first":
      return t(`overview.${verdict.kind}`, {distance});
    case "time":
      return t("overview.time", {time: format.duration(week.now.moving)});
    case "rest":
      return t("overview.rest", {usual});
    case "none":
      return t("overview.none");
  }
}
