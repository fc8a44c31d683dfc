import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {PowerCurve} from "@gradus/backend/contract/power-curve";
import type {Series} from "@gradus/training/series/series";
import {useMemo} from "react";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import {useAllTimePowerCurve, useRecentPowerCurve} from "@/client/resources/use-run-analysis";
import {Link} from "@/ui/link";
import type {RunFormat} from "../format/run-format";
import {Value} from "../format/value";
import {durationWords} from "../power/duration-words";
import {type Best, bestsOf, rankBest} from "./bests";
import {FirstList} from "./first-list";
import type {RunTranslator} from "./run-messages";

interface Props {
  readonly run: ActivityDetail;
  readonly series: Series;
  /** Where the power curve is. */
  readonly curveHref: string;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly onSelect: (range: SlotRange) => void;
}

export function BestEfforts({run, series, curveHref, format, t, onSelect}: Props) {
  const bests = useMemo(() => bestsOf(series), [series]);
  const recent = useRecentPowerCurve(run).data;
  const all = useAllTimePowerCurve(run).data;
  if (bests.length === 0) return null;
  return (
    <section className="run-section">
      <h2 className="text-h3">{t("runMore.best")}</h2>
      <FirstList run={run} format={format} t={t} onSelect={onSelect} />
      <ul className="best-list">
        {bests.map((best) => (
          <li key={best.seconds}>
            <button
              type="button"
              className="lap-name"
              aria-label={t("runMore.showBest", {time: durationWords(best.seconds)})}
              onClick={() => onSelect({from: best.start, to: best.start + best.seconds - 1})}
            >
              {durationWords(best.seconds)}
            </button>
            <span className="run-value">
              <Value measure={format.watts(best.power)} />
            </span>
            <span className="text-label">
              <Rank
                best={best}
                run={run}
                recent={recent}
                all={all}
                curveHref={curveHref}
                format={format}
                t={t}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RankProps extends Pick<Props, "run" | "curveHref" | "format" | "t"> {
  readonly best: Best;
  readonly recent: PowerCurve | null;
  readonly all: PowerCurve | null;
}

/** Nothing while it is not known: a rank that was not looked up is none. */
function Rank({best, run, recent, all, curveHref, format, t}: RankProps) {
  const share = recent && rankBest(recent, run.id, best);
  if (!share) return null;
  const isPersonal = all !== null && rankBest(all, run.id, best)?.isHolder === true;
  const words = isPersonal
    ? t("runMore.personalBest")
    : share.isHolder
      ? t("runMore.bestOf90")
      : t("runMore.shareOf90", {percent: format.number(share.percent)});
  return (
    <Link href={`${curveHref}#d${best.seconds}`} className={isPersonal ? "best-badge" : "link"}>
      {words}
    </Link>
  );
}
