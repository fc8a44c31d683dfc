import {type Measure, measureWords} from "@/lib/format/measure-words";
import {ExplainButton} from "../explain/explain-button";
import type {Explained} from "../explain/run-explanations";
import {Value} from "../format/value";
import type {RunContext} from "./run-words";

export function MoreNumbers(about: RunContext) {
  const {t} = about;
  const known = numbersOf(about).filter(({value}) => value !== null);
  if (known.length === 0) return null;
  return (
    <section className="run-section">
      <h2 className="text-h3">{t("run.more")}</h2>
      <dl className="more-numbers">
        {known.map(({id, value, measure}) => (
          <div key={id}>
            <dt className="text-label">{t(`run.numbers.${id}`)}</dt>
            <dd className="run-value">
              <Value measure={measure} />
            </dd>
            <dd>
              <ExplainButton
                {...about}
                id={id}
                value={value}
                name={t(`run.numbers.${id}`)}
                shown={measureWords(measure).trim()}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function numbersOf({run, format}: RunContext) {
  const ratio = run.form_power_ratio;
  return [
    number("max_power", run.max_power, format.watts),
    number("iso_power", run.iso_power, format.watts),
    number("work_kj", run.work_kj, (value) => ({value: format.number(value), unit: "kJ"})),
    number("form_power_ratio", ratio === null ? null : 100 * ratio, format.percent),
    number("running_effectiveness", run.running_effectiveness, (value) => ({
      value: format.number(value, 2),
      unit: "",
    })),
    number("elevation_gain", run.total_elevation_gain, format.climb),
    number("average_cadence", run.average_cadence, format.steps),
    number("average_stride_length", run.average_stride_length, (value) => ({
      value: format.number(value, 2),
      unit: "m",
    })),
    number("average_ground_time", run.average_ground_time, format.milliseconds),
    number("average_oscillation", run.average_oscillation, format.centimetres),
    number("average_leg_spring", run.average_leg_spring, format.stiffness),
  ];
}

const number = <Id extends Explained>(
  id: Id,
  value: number | null,
  measure: (value: number | null) => Measure,
) => ({id, value, measure: measure(value)});
