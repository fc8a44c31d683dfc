import {zoneOf} from "@gradus/training/zones/zones";
import type {CSSProperties} from "react";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import {niceStep, ticksWithin} from "@/charts/series-stack/scale";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import {type Compliance, type ComplianceStep, GLYPHS, judgeStep} from "./judge-step";

interface Props {
  readonly compliance: Compliance;
  /** Seconds of the run. */
  readonly length: number;
  readonly selection: SlotRange | null;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly onSelect: (range: SlotRange | null) => void;
}

export function StepsTable({compliance, ...about}: Props) {
  const {steps} = compliance;
  const {format, t} = about;
  const ruler = rulerOf(steps);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keys.
    <section className="table-scroll" aria-label={t("steps.title")} tabIndex={0}>
      <table className="run-table laps-table steps-table">
        <thead>
          <tr>
            <th scope="col">{t("steps.step")}</th>
            <th scope="col">{t("run.time")}</th>
            {ruler && (
              <td className="lap-gauge" aria-hidden="true">
                {ticksWithin(ruler.from, ruler.to, ruler.step)
                  .slice(1, -1)
                  .map((watts) => (
                    <span key={watts} className="lap-number text-data" style={at(ruler, watts)}>
                      {format.number(watts)}
                    </span>
                  ))}
              </td>
            )}
            <th scope="col">{t("steps.target")}</th>
            <th scope="col">{t("runMore.watts")}</th>
            <th scope="col">{t("steps.inTarget")}</th>
            <th scope="col">{t("steps.verdict")}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => (
            <StepRow
              key={index}
              step={step}
              name={nameOf(steps, index, t)}
              ruler={ruler}
              compliance={compliance}
              {...about}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps extends Props {
  readonly step: ComplianceStep;
  readonly name: string;
  readonly ruler: GaugeRuler | null;
}

function StepRow({step, name, ruler, compliance, length, selection, format, t, onSelect}: RowProps) {
  const {target_low: low, target_high: high, average_power: power, in_target: share} = step;
  const range = {from: Math.max(0, step.from), to: Math.min(length, step.to)};
  const isChosen = selection?.from === range.from && selection.to === range.to;
  const verdict = judgeStep(step);
  const isRun = range.to > range.from;
  const target =
    low === null || high === null
      ? t("steps.noTarget")
      : Math.round(low) === Math.round(high)
        ? format.number(low)
        : `${format.number(low)}–${format.number(high)}`;
  return (
    <tr data-chosen={isChosen || undefined} data-work={step.intensity_class === "work" || undefined}>
      <th scope="row">
        {isRun ? (
          <button
            type="button"
            className="lap-name"
            aria-pressed={isChosen}
            onClick={() => onSelect(isChosen ? null : range)}
          >
            {name}
          </button>
        ) : (
          name
        )}
      </th>
      <td>{format.duration(isRun ? range.to - range.from : step.planned_seconds)}</td>
      {ruler && (
        <td className="lap-gauge" aria-hidden="true">
          <i className="lap-ticks" />
          {low !== null && high !== null && (
            <i
              className="step-target"
              data-zone={zoneOf((low + high) / 2 / compliance.critical_power)}
              style={block(ruler, low, high)}
            />
          )}
          {power !== null && <i className="lap-needle" style={at(ruler, power)} />}
        </td>
      )}
      <td className="step-watts">{target}</td>
      <td className="lap-power">{format.watts(power).value}</td>
      <td>{share === null ? format.number(null) : `${format.number(100 * share)}\u202f%`}</td>
      <td className="step-verdict" data-verdict={verdict}>
        <span aria-hidden="true">{GLYPHS[verdict]}</span> {t(`steps.verdicts.${verdict}`)}
      </td>
    </tr>
  );
}

/** Steps of work are counted where there are several. */
function nameOf(steps: readonly ComplianceStep[], index: number, t: RunTranslator): string {
  const kind = steps[index]?.intensity_class ?? "work";
  const count = steps.filter((each) => each.intensity_class === "work").length;
  if (kind !== "work" || count === 1) return t(`steps.kinds.${kind}`);
  const number = steps.slice(0, index + 1).filter((each) => each.intensity_class === "work").length;
  return t("steps.workNumber", {number});
}

interface GaugeRuler {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** One scale for all steps; null where there is neither a measurement nor a target. */
function rulerOf(steps: readonly ComplianceStep[]): GaugeRuler | null {
  const watts = steps.flatMap(({target_low, target_high, average_power}) =>
    [target_low, target_high, average_power].filter((each) => each !== null),
  );
  if (watts.length === 0) return null;
  const [low, high] = [Math.min(...watts), Math.max(...watts)];
  const step = niceStep(Math.max(40, high - low), 3);
  return {from: Math.floor((low - 5) / step) * step, to: Math.ceil((high + 5) / step) * step, step};
}

const share = ({from, to}: GaugeRuler, watts: number) => (100 * (watts - from)) / (to - from);
const at = (ruler: GaugeRuler, watts: number): CSSProperties => ({left: `${share(ruler, watts)}%`});
const block = (ruler: GaugeRuler, low: number, high: number): CSSProperties => ({
  left: `${share(ruler, low)}%`,
  width: `max(3px, ${share(ruler, high) - share(ruler, low)}%)`,
});
