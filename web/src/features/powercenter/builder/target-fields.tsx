import type {Segment} from "@gradus/training/workouts/workout";
import {parseNumber} from "@/client/forms/field-rules";
import type {BuilderContext} from "./builder-context";
import {Choice} from "./choice";
import type {FieldProblem, FieldProblems} from "./problem-words";
import type {TargetKind} from "./target-kind";
import {TypedField} from "./typed-field";

interface Props {
  readonly segment: Segment;
  readonly kind: TargetKind;
  readonly context: BuilderContext;
  /** What is wrong, by field. */
  readonly problems: FieldProblems;
  readonly onChange: (change: Partial<Segment>, field: string) => void;
}

export function TargetFields({kind, ...props}: Props) {
  const {segment, context, problems, onChange} = props;
  switch (kind) {
    case "open":
      return null;
    case "percent":
      return <PercentField {...props} />;
    case "range":
    case "ramp":
      return <RangeFields {...props} />;
    case "power":
      return (
        <NumberField
          name="watts"
          label={context.t("builder.watts")}
          value={segment.target_power}
          problem={problems.watts}
          onRead={(target_power) => onChange({target_power}, "watts")}
        />
      );
    case "zone":
      return <ZoneChoice {...props} />;
    case "rpe":
      return <EffortChoice {...props} />;
  }
}

type PartProps = Omit<Props, "kind">;

const percentOf = ({intensity_percent}: Segment) => ({
  min: null,
  max: null,
  value: null,
  ...intensity_percent,
});

function PercentField({segment, context: {t}, problems, onChange}: PartProps) {
  const percent = percentOf(segment);
  return (
    <NumberField
      name="percent"
      label={t("builder.percent")}
      value={percent.value}
      problem={problems.percent}
      onRead={(value) => onChange({intensity_percent: {...percent, value}}, "percent")}
    />
  );
}

/** An end that is no number is NaN: two ends of null are no range, and its fields would go while one types. */
function RangeFields({segment, context: {t}, problems, onChange}: PartProps) {
  const percent = percentOf(segment);
  return (
    <>
      <NumberField
        name="min"
        label={t("builder.fromPercent")}
        value={percent.min}
        problem={problems.min}
        onRead={(min) => onChange({intensity_percent: {...percent, min: min ?? Number.NaN}}, "min")}
      />
      <NumberField
        name="max"
        label={t("builder.toPercent")}
        value={percent.max}
        problem={problems.max}
        onRead={(max) => onChange({intensity_percent: {...percent, max: max ?? Number.NaN}}, "max")}
      />
    </>
  );
}

function ZoneChoice({segment, context: {t}, onChange}: PartProps) {
  return (
    <LevelChoice
      name="zone"
      label={t("builder.zone")}
      value={segment.zone_selected}
      count={5}
      onChoose={(zone_selected) => onChange({zone_selected}, "zone")}
    />
  );
}

function EffortChoice({segment, context: {t}, onChange}: PartProps) {
  return (
    <LevelChoice
      name="effort"
      label={t("builder.effort")}
      value={segment.rpe_selected}
      count={10}
      onChoose={(rpe_selected) => onChange({rpe_selected}, "effort")}
    />
  );
}

interface LevelProps {
  readonly name: string;
  readonly label: string;
  readonly value: number | null;
}

interface NumberFieldProps extends LevelProps {
  readonly problem: FieldProblem | undefined;
  readonly onRead: (value: number | null) => void;
}

export function NumberField(field: NumberFieldProps) {
  return (
    <TypedField
      {...field}
      inputMode="decimal"
      write={(value) => (value === null || Number.isNaN(value) ? "" : String(Number(value.toFixed(6))))}
      read={parseNumber}
    />
  );
}

interface LevelChoiceProps extends LevelProps {
  readonly count: number;
  readonly onChoose: (value: number) => void;
}

function LevelChoice({name, label, value, count, onChoose}: LevelChoiceProps) {
  const levels = Array.from({length: count}, (_, index) => String(index + 1));
  return (
    <Choice
      name={name}
      label={label}
      isShort
      value={String(value ?? 1)}
      choices={levels.map((level) => ({value: level, label: level}))}
      onChoose={(level) => onChoose(Number(level))}
    />
  );
}
