import type {Segment} from "@gradus/training/workouts/workout";
import {parseNumber} from "@/client/forms/field-rules";
import type {BuilderContext} from "./builder-context";
import {Choice} from "./choice";
import type {TargetKind} from "./target-kind";
import {TypedField} from "./typed-field";

interface Props {
  readonly segment: Segment;
  readonly kind: TargetKind;
  readonly about: BuilderContext;
  /** Of what says what is wrong. */
  readonly describedBy: string | undefined;
  readonly onChange: (change: Partial<Segment>, field: string) => void;
}

/** The numbers of a target. Without a value it asks for nothing yet, and the step says so. */
export function TargetFields({segment, kind, about: {t}, describedBy, onChange}: Props) {
  const {intensity_percent} = segment;
  const percent = {min: null, max: null, value: null, ...intensity_percent};
  const shared = {"aria-describedby": describedBy};
  switch (kind) {
    case "open":
      return null;
    case "percent":
      return (
        <NumberField
          {...shared}
          name="percent"
          label={t("builder.percent")}
          value={percent.value}
          onRead={(value) => onChange({intensity_percent: {...percent, value}}, "percent")}
        />
      );
    case "range":
    case "ramp":
      return (
        <>
          <NumberField
            {...shared}
            name="min"
            label={t("builder.fromPercent")}
            value={percent.min}
            onRead={(min) => onChange({intensity_percent: {...percent, min}}, "min")}
          />
          <NumberField
            {...shared}
            name="max"
            label={t("builder.toPercent")}
            value={percent.max}
            onRead={(max) => onChange({intensity_percent: {...percent, max}}, "max")}
          />
        </>
      );
    case "power":
      return (
        <NumberField
          {...shared}
          name="watts"
          label={t("builder.watts")}
          value={segment.target_power}
          onRead={(target_power) => onChange({target_power}, "watts")}
        />
      );
    case "zone":
      return (
        <Levels
          {...shared}
          name="zone"
          label={t("builder.zone")}
          value={segment.zone_selected}
          count={5}
          onChoose={(zone_selected) => onChange({zone_selected}, "zone")}
        />
      );
    case "rpe":
      return (
        <Levels
          {...shared}
          name="effort"
          label={t("builder.effort")}
          value={segment.rpe_selected}
          count={10}
          onChoose={(rpe_selected) => onChange({rpe_selected}, "effort")}
        />
      );
  }
}

interface NumberFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: number | null;
  readonly "aria-describedby": string | undefined;
  readonly onRead: (value: number | null) => void;
}

export function NumberField({label, ...input}: NumberFieldProps) {
  return (
    <TypedField
      label={label}
      {...input}
      inputMode="decimal"
      write={(value) => (value === null ? "" : String(Number(value.toFixed(6))))}
      read={parseNumber}
    />
  );
}

interface LevelsProps extends Omit<NumberFieldProps, "onRead"> {
  readonly count: number;
  readonly onChoose: (value: number) => void;
}

function Levels({name, label, value, count, onChoose, "aria-describedby": describedBy}: LevelsProps) {
  const levels = Array.from({length: count}, (_, index) => String(index + 1));
  return (
    <Choice
      {...{name, label, describedBy}}
      isShort
      value={String(value ?? 1)}
      choices={levels.map((level) => ({value: level, label: level}))}
      onChoose={(level) => onChoose(Number(level))}
    />
  );
}
