import {type ReactNode, useId} from "react";
import type {AxisKind} from "./axis";
import type {LineKey} from "./run-lines";
import type {RunTranslator} from "./run-messages";

interface Props {
  readonly measured: readonly LineKey[];
  readonly chosen: readonly LineKey[];
  /** Null where there is but one. */
  readonly axis: AxisKind | null;
  /** Seconds. */
  readonly smoothing: number;
  readonly t: RunTranslator;
  readonly onChoose: (lines: readonly LineKey[]) => void;
  readonly onAxis: (axis: AxisKind) => void;
  readonly onSmoothing: (seconds: number) => void;
}

const SMOOTHINGS = [1, 5, 10, 30];

/** Which charts, on which axis, how calm. */
export function ChartChoices(props: Props) {
  const {measured, chosen, axis, smoothing, t, onChoose, onAxis, onSmoothing} = props;
  const toggle = (key: LineKey) =>
    onChoose(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]);
  return (
    <div className="chart-choices">
      <fieldset>
        <legend className="text-label">{t("run.whichCharts")}</legend>
        <div className="flex flex-wrap gap-x-5">
          {measured.map((key) => (
            <label key={key} className="flex min-h-hit items-center gap-2">
              <input
                type="checkbox"
                name="charts"
                value={key}
                className="size-5 accent-current"
                checked={chosen.includes(key)}
                onChange={() => toggle(key)}
              />
              {t(`run.${key}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {axis && (
        <Choice name="axis" label={t("run.axis")} value={axis} onChoose={(value) => onAxis(axisOf(value))}>
          <option value="time">{t("run.time")}</option>
          <option value="distance">{t("run.distance")}</option>
        </Choice>
      )}
      <Choice
        name="smoothing"
        label={t("run.smoothing")}
        value={String(smoothing)}
        onChoose={(value) => onSmoothing(Number(value))}
      >
        {SMOOTHINGS.map((seconds) => (
          <option key={seconds} value={seconds}>
            {seconds === 1 ? t("run.smoothingNone") : `${seconds}\u00a0s`}
          </option>
        ))}
      </Choice>
    </div>
  );
}

const axisOf = (value: string): AxisKind => (value === "distance" ? "distance" : "time");

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({name, label, value, onChoose, children}: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-label">
        {label}
      </label>
      <select
        id={id}
        name={name}
        className="input"
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {children}
      </select>
    </div>
  );
}
