import {measureWords} from "@/lib/format/measure-words";
import type {RunFormat} from "../format/run-format";
import {Value} from "../format/value";
import {MeasureItem} from "./measures";
import type {OverviewTranslator} from "./overview-messages";
import {WeeksRuler} from "./weeks-ruler";

/** Of a runner who does not exist. */
const EXAMPLE = {criticalPower: 268, change: 4, fitness: 33, fatigue: 38, balance: -5, ramp: 1.3};
const WEEKS = [38_100, 44_600, 41_200, 65_000, 18_600].map((distance, index) => ({
  day: `2026-11-${String(index + 1).padStart(2, "0")}`,
  number: 44 + index,
  totals: {count: 4, distance, moving: 0, stress: null},
}));

interface Props {
  readonly format: RunFormat;
  readonly t: OverviewTranslator;
}

export function ExampleOverview({format, t}: Props) {
  const {criticalPower, change, fitness, fatigue, balance, ramp} = EXAMPLE;
  return (
    <section aria-label={t("overview.example")} className="overview-example">
      <p className="overview-example-mark text-label">{t("overview.example")}</p>
      <p className="overview-sentence">
        {t("overview.more", {
          distance: measureWords(format.distance(18_600, 1)),
          difference: measureWords(format.distance(2100, 1)),
        })}
      </p>
      <dl className="headline">
        <MeasureItem
          label={t("powercenter.criticalPower")}
          note={t("overview.cpUp", {watts: format.number(change), days: 28})}
        >
          <Value measure={format.watts(criticalPower)} />
        </MeasureItem>
        <MeasureItem
          label={t("powercenter.fitness")}
          note={t("overview.ramp", {change: `+${format.number(ramp, 1)}`})}
        >
          {format.number(fitness)}
        </MeasureItem>
        <MeasureItem label={t("overview.fatigue")} note={null}>
          {format.number(fatigue)}
        </MeasureItem>
        <MeasureItem label={t("overview.balance")} note={t("overview.state.productive")}>
          {`−${format.number(Math.abs(balance))}`}
        </MeasureItem>
      </dl>
      <WeeksRuler weeks={WEEKS} format={format} t={t} />
    </section>
  );
}
