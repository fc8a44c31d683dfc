import type {PredictionReply} from "@gradus/backend/contract/races";
import {measureWords} from "@/lib/format/measure-words";
import {fullDayWords} from "../format/day-words";
import type {RaceInputs} from "./race-inputs";
import type {RacesSetting} from "./read-typed";

interface Props {
  readonly reply: PredictionReply;
  readonly raceInputs: RaceInputs;
  readonly setting: RacesSetting;
}

export function PredictionBasis({reply: {inputs}, raceInputs, setting}: Props) {
  if (!inputs) return null;
  return (
    <>
      {raceInputs.freshness !== "0" && (
        <p className="mt-3 max-w-measure text-text-2">{formWords(inputs, raceInputs, setting)}</p>
      )}
      <p className="mt-3 max-w-measure text-text-2">{costWords(inputs, raceInputs, setting)}</p>
    </>
  );
}

type Inputs = NonNullable<PredictionReply["inputs"]>;

function formWords({form, fitness, race_day}: Inputs, raceInputs: RaceInputs, {t, measures}: RacesSetting) {
  if (form === null || fitness === null) return t("races.form.unknown");
  const numbers = {form: measures.added(form), fitness: measures.number(fitness, 0)};
  if (raceInputs.race_day !== race_day) return t("races.form.today", numbers);
  return t("races.form.then", {...numbers, day: fullDayWords(t.formatLocale, race_day)});
}

function costWords(
  {running_cost, running_cost_runs: runs}: Inputs,
  raceInputs: RaceInputs,
  setting: RacesSetting,
) {
  const {t, measures} = setting;
  const cost = measureWords({value: measures.number(running_cost, 2), unit: "J/kg/m"});
  if (runs > 0) return t("races.cost.own", {cost, runs});
  return t(raceInputs.cost === "usual" ? "races.cost.usual" : "races.cost.few", {cost});
}
