import type {TrainingLoad} from "@gradus/backend/contract/training-load";
import {useMemo} from "react";
import {DayLines} from "@/charts/day-lines/day-lines";
import {monthTicks} from "@/charts/day-lines/day-scale";
import {useCursor} from "@/charts/series-stack/cursor";
import {useAddressChoices} from "../../address/use-address-choices";
import type {RunFormat} from "../../format/run-format";
import {TickTabs} from "../parts/tick-tabs";
import {FitnessFacts} from "./fitness-facts";
import type {FitnessTranslator} from "./fitness-messages";
import {FitnessReadout} from "./fitness-readout";
import {FitnessTable} from "./fitness-table";
import {isLoadRange, LOAD_RANGES, type LoadRange, viewLoad} from "./load-view";
import {daySentence, type Goal, loadSentences, raceMarks} from "./load-words";

export interface FitnessViewProps {
  readonly load: TrainingLoad;
  readonly today: number;
  readonly goal: Goal;
  readonly format: RunFormat;
  readonly t: FitnessTranslator;
}

const RANGES = Object.keys(LOAD_RANGES).filter(isLoadRange);
const DEFAULT_RANGE: LoadRange = "6m";

export function FitnessView({load, today, goal, format, t}: FitnessViewProps) {
  const [{range: rangeParam}, choose] = useAddressChoices();
  const range = isLoadRange(rangeParam) ? rangeParam : DEFAULT_RANGE;
  const sentences = loadSentences(load, today, goal, t);
  return (
    <>
      <div className="analysis-head">
        <div className="max-w-measure">
          <p className="text-body-lg">
            <strong>{sentences.word}</strong> {sentences.now}
          </p>
          <p className="mt-2 text-text-2">{sentences.expected}</p>
          {sentences.buildingUp && <p className="mt-2 text-text-2">{sentences.buildingUp}</p>}
        </div>
        <TickTabs
          label={t("load.range")}
          choices={RANGES.map((value) => ({value, label: t(`load.ranges.${value}`)}))}
          chosen={range}
          onChoose={(value) => choose({range: value})}
        />
      </div>
      {/* Another range is another axis, with a cursor of its own. */}
      <LoadChart key={range} range={range} load={load} today={today} goal={goal} format={format} t={t} />
      <FitnessFacts load={load} today={today} format={format} t={t} />
    </>
  );
}

function LoadChart({load, today, goal, format, t, range}: FitnessViewProps & {readonly range: LoadRange}) {
  const view = useMemo(() => viewLoad(load, today, range), [load, today, range]);
  const cursor = useCursor(view.days.length);
  return (
    <>
      <section className="analysis-panel load-panel" aria-label={t("load.chart")}>
        <FitnessReadout view={view} cursor={cursor} t={t} />
        <DayLines
          days={view.days}
          today={view.today}
          main={{label: t("load.fitness"), color: "--primary", values: view.fitness}}
          second={{label: t("load.fatigue"), color: "--s-hr", values: view.fatigue}}
          bars={{label: t("load.stress"), color: "--text-3", values: view.stress}}
          months={monthTicks(view.days, t.formatLocale)}
          marks={raceMarks(view.days, load.races, goal, t)}
          cursor={cursor}
          words={{cursor: t("load.cursor"), keys: t("load.keys"), today: t("load.today")}}
          sentence={(slot) => daySentence(view, slot, t)}
          number={(value) => format.number(value)}
        />
      </section>
      <FitnessTable view={view} format={format} t={t} />
    </>
  );
}
