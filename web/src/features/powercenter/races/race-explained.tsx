import type {PredictionReply} from "@gradus/backend/contract/races";
import {formatDuration} from "@/lib/format/duration";
import {measureWords} from "@/lib/format/measure-words";
import {ExplanationButton} from "../explain/explanation-button";
import {createRunFormat} from "../format/run-format";
import type {RacesSetting} from "./read-typed";

type Factor = NonNullable<PredictionReply["prediction"]>["factors"][number]["id"];

interface Props {
  readonly reply: PredictionReply;
  readonly setting: RacesSetting;
}

export function RaceExplained({reply, setting}: Props) {
  const {t, measures, scales} = setting;
  const {prediction, explanations, inputs} = reply;
  if (!prediction) return null;
  const {factors} = prediction;
  const factor = (id: Factor) => factors.find((each) => each.id === id)?.watts ?? 0;
  const hasFreshness = factors.some(({id}) => id === "freshness");
  const power = Math.round(prediction.power);
  const share = prediction.share_of_sustainable;
  const rows = [
    {id: "predicted_power", name: t("races.values.power"), value: measures.number(power, 0), unit: "W"},
    {id: "predicted_time", name: t("sections.racePlanner.time"), value: formatDuration(prediction.time)},
    {id: "share_of_sustainable", name: t("races.values.share"), value: measures.percent(share)},
    {
      id: "altitude_factor",
      name: t("races.values.altitude"),
      value: measures.added(factor("altitude")),
      unit: "W",
    },
    {id: "heat_adjustment", name: t("races.values.heat"), value: measures.added(factor("heat")), unit: "W"},
    ...(hasFreshness
      ? [
          {
            id: "freshness",
            name: t("races.values.freshness"),
            value: measures.added(factor("freshness")),
            unit: "W",
          },
        ]
      : []),
    ...(inputs && inputs.running_cost_runs > 0
      ? [
          {
            id: "personal_cost",
            name: t("races.values.cost"),
            value: measures.number(inputs.running_cost, 2),
            unit: "J/kg/m",
          },
        ]
      : []),
    {
      id: "slow_finish",
      name: t("races.values.slowFinish"),
      value: measures.percent(prediction.slow_finish),
    },
  ];
  const format = createRunFormat(t, {
    distance_unit: measures.unit,
    temperature_unit: scales.temperature.unit === "°F" ? "f" : "c",
    weight_unit: scales.weight.unit === "lb" ? "lb" : "kg",
  });
  return (
    <dl className="race-values">
      {rows.map(({id, name, value, unit}) => {
        const shown = unit ? measureWords({value, unit}) : value;
        const explanation = explanations.find((each) => each.id === id);
        return (
          <div key={id}>
            <dt className="text-label text-text-2">{name}</dt>
            <dd>
              <span className="text-value whitespace-nowrap">
                {value}
                {unit && <span className="unit">{`\u202f${unit}`}</span>}
              </span>
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
