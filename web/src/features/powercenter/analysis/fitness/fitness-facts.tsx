import type {Explanation} from "@gradus/backend/contract/explanation";
import type {TrainingLoad} from "@gradus/backend/contract/training-load";
import {ExplanationButton} from "../../explain/explanation-button";
import type {RunFormat} from "../../format/run-format";
import {signed} from "../../format/signed";
import type {FitnessTranslator} from "./fitness-messages";

interface Props {
  readonly load: TrainingLoad;
  readonly today: number;
  readonly format: RunFormat;
  readonly t: FitnessTranslator;
}

export function FitnessFacts({load, today, format, t}: Props) {
  const {constants, now} = load;
  const at = (values: readonly number[]) => values[today] ?? 0;
  const digit = (value: number | null | undefined) => format.number(value ?? null, 2);
  const whole = (value: number) => signed(t.formatLocale, Math.round(value));
  const facts = [
    {id: "fitness", name: t("load.fitness"), shown: format.number(at(load.fitness), 1)},
    {id: "fatigue", name: t("load.fatigue"), shown: format.number(at(load.fatigue), 1)},
    {id: "form", name: t("load.balance"), shown: whole(at(load.form))},
    {id: "ramp", name: t("load.gain"), shown: signed(t.formatLocale, at(load.ramp), 1)},
  ];
  const week = [
    {id: "week_stress", name: t("load.weekStress"), shown: format.number(now?.week?.stress ?? null)},
    {id: "week_monotony", name: t("load.monotony"), shown: digit(now?.week?.monotony)},
    {id: "week_strain", name: t("load.strain"), shown: format.number(now?.week?.strain ?? null)},
    {id: "acute_chronic_ratio", name: t("load.acuteChronic"), shown: digit(now?.acute_chronic_ratio)},
  ];
  const context = {explanations: load.explanations, format, t};
  return (
    <div className="analysis-columns">
      <section>
        <h2 className="text-h3">{t("load.todayTitle")}</h2>
        <p className="mt-2 max-w-measure text-text-2">
          {t("load.constants", {fitness: constants.fitness_days, fatigue: constants.fatigue_days})}
        </p>
        <FactList facts={facts} {...context} />
      </section>
      <section>
        <h2 className="text-h3">{t("load.weekTitle")}</h2>
        <p className="mt-2 max-w-measure text-text-2">
          {t(now?.week ? "load.weekText" : "load.weekMissing")}
        </p>
        <FactList facts={week} {...context} />
      </section>
    </div>
  );
}

interface ListProps {
  readonly facts: readonly {readonly id: string; readonly name: string; readonly shown: string}[];
  readonly explanations: readonly Explanation[];
  readonly format: RunFormat;
  readonly t: FitnessTranslator;
}

function FactList({facts, explanations, format, t}: ListProps) {
  return (
    <dl className="more-numbers mt-4">
      {facts.map(({id, name, shown}) => {
        const explanation = explanations.find((each) => each.id === id);
        return (
          <div key={id}>
            <dt>{name}</dt>
            <dd className="run-value">{shown}</dd>
            <dd>
              {explanation && (
                <ExplanationButton
                  explanation={explanation}
                  name={name}
                  shown={shown}
                  format={format}
                  t={t}
                />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
