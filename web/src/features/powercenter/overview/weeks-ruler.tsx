import {measureWords} from "@/lib/format/measure-words";
import type {RunFormat} from "../format/run-format";
import type {OverviewTranslator} from "./overview-messages";
import type {Week} from "./week-so-far";

interface Props {
  readonly weeks: readonly Week[];
  readonly format: RunFormat;
  readonly t: OverviewTranslator;
}

export function WeeksRuler({weeks, format, t}: Props) {
  const longest = Math.max(1, ...weeks.map(({totals}) => totals.distance ?? 0));
  return (
    <section className="overview-section">
      <h2 className="text-h3">{t("overview.weeks")}</h2>
      <ol className="weeks-ruler">
        {weeks.map(({day, number, totals}, index) => (
          <li key={day} data-current={index === weeks.length - 1 || undefined}>
            <span className="text-label">{t("runs.weekLabel", {number})}</span>
            <i aria-hidden="true" style={{inlineSize: `${(100 * (totals.distance ?? 0)) / longest}%`}} />
            <span className="run-value">
              {measureWords(format.distance(totals.count === 0 ? 0 : totals.distance, 1))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
