import {targetOf} from "@gradus/training/workouts/target";
import {
  DISTANCE_UNITS,
  DURATION_TYPES,
  INTENSITY_CLASSES,
  metresOf,
  type Segment,
  secondsOf,
} from "@gradus/training/workouts/workout";
import {parseNumber} from "@/client/forms/field-rules";
import {formatDuration} from "@/lib/format/duration";
import type {BuilderContext} from "./builder-context";
import {Choice} from "./choice";
import type {FieldProblems} from "./problem-words";
import {readTime} from "./read-length";
import {NumberField, TargetFields} from "./target-fields";
import {TARGET_KINDS, targetKind, toTarget} from "./target-kind";
import {TypedField} from "./typed-field";

interface Props {
  readonly segment: Segment;
  readonly context: BuilderContext;
  /** What is wrong, by field. */
  readonly problems: FieldProblems;
  readonly onChange: (change: Partial<Segment>, field: string | null) => void;
}

export function SegmentFields(props: Props) {
  const {segment, context, onChange} = props;
  const {runner, t} = context;
  const kind = targetKind(segment);
  const share = () => targetOf(segment, runner.criticalPower).from;
  return (
    <div className="segment-fields">
      <Choice
        name="class"
        label={t("builder.kind")}
        value={segment.intensity_class}
        choices={INTENSITY_CLASSES.map((value) => ({value, label: t(`builder.classes.${value}`)}))}
        onChoose={(intensity_class) => onChange({intensity_class}, null)}
      />
      <LengthFields {...props} />
      <Choice
        name="target"
        label={t("builder.target")}
        value={kind}
        choices={TARGET_KINDS.map((value) => ({value, label: t(`builder.targets.${value}`)}))}
        onChoose={(next) => onChange(toTarget(next, share() || 1, runner.criticalPower), null)}
      />
      <TargetFields {...props} kind={kind} />
    </div>
  );
}

const asDistance = {duration_time: null, duration_distance: 1, distance_unit_selected: "km"} as const;
const asLap = {duration_time: null, duration_distance: null};
const asTime = {duration_time: {hour: 0, minute: 5, second: 0}, duration_distance: null};
const LENGTHS = {time: asTime, distance: asDistance, lap: asLap} as const;

function LengthFields({segment, context: {format, language, t}, problems, onChange}: Props) {
  const {duration_type} = segment;
  return (
    <>
      <Choice
        name="lengthBy"
        label={t("builder.lengthBy")}
        value={duration_type}
        choices={DURATION_TYPES.map((value) => ({value, label: t(`builder.lengths.${value}`)}))}
        onChoose={(next) =>
          onChange(
            {
              duration_type: next,
              ...LENGTHS[next],
              ...(next === "distance" && {distance_unit_selected: format.unit}),
            },
            null,
          )
        }
      />
      {duration_type === "time" && (
        <TypedField
          label={t("builder.time")}
          name="time"
          problem={problems.time}
          value={segment.duration_time}
          write={(time) =>
            time === null ? "" : formatDuration(secondsOf({duration_type: "time", duration_time: time}) ?? 0)
          }
          read={(text) => readTime(text, language)}
          onRead={(duration_time) => onChange({duration_time}, "time")}
        />
      )}
      {duration_type === "distance" && (
        <DistanceFields segment={segment} t={t} problems={problems} onChange={onChange} />
      )}
    </>
  );
}

type DistanceProps = Pick<Props, "segment" | "problems" | "onChange"> & Pick<BuilderContext, "t">;

function DistanceFields({segment, t, problems, onChange}: DistanceProps) {
  const unit = segment.distance_unit_selected;
  return (
    <>
      <NumberField
        name="distance"
        label={t("builder.distance")}
        problem={problems.distance}
        value={segment.duration_distance}
        onRead={(duration_distance) => onChange({duration_distance}, "distance")}
      />
      <Choice
        name="unit"
        label={t("builder.unit")}
        value={unit}
        choices={DISTANCE_UNITS.map((value) => ({value, label: value}))}
        onChoose={(next) => onChange({distance_unit_selected: next, ...inUnit(segment, next)}, null)}
      />
    </>
  );
}

/** The same way in another unit. */
function inUnit(segment: Segment, unit: Segment["distance_unit_selected"]): Partial<Segment> {
  const metres = metresOf(segment);
  if (metres === null) return {};
  const one = metresOf({...segment, duration_distance: 1, distance_unit_selected: unit}) ?? 1;
  return {duration_distance: Number((metres / one).toFixed(3))};
}

export function SegmentDetails({segment, context: {t}, problems, onChange}: Props) {
  return (
    <details className="segment-details">
      <summary className="text-label">{t("builder.more")}</summary>
      <div className="segment-fields">
        <TypedField
          label={t("builder.grade")}
          name="grade"
          inputMode="text"
          problem={problems.grade}
          value={segment.grade}
          write={(grade) => (Number.isNaN(grade) ? "" : String(Number((100 * grade).toFixed(6))))}
          read={(text) => (text.trim() === "" ? 0 : (parseNumber(text) ?? Number.NaN) / 100)}
          onRead={(grade) => onChange({grade}, "grade")}
        />
        <label className="builder-field" data-wide>
          <span className="text-label">{t("builder.note")}</span>
          <input
            name="note"
            className="input"
            autoComplete="off"
            maxLength={200}
            value={segment.desc}
            onChange={(event) => onChange({desc: event.currentTarget.value}, "note")}
          />
        </label>
        <label className="flex min-h-hit items-center gap-3 self-end">
          <input
            type="checkbox"
            name="flexible"
            className="size-6 accent-current"
            checked={segment.flexible}
            onChange={(event) => onChange({flexible: event.currentTarget.checked}, null)}
          />
          {t("builder.flexible")}
        </label>
      </div>
    </details>
  );
}
