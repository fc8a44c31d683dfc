import {SURFACES} from "@gradus/backend/contract/activity-values";
import {WORKOUT_BOUNDS, WORKOUT_TYPES} from "@gradus/backend/contract/workout-values";
import type {BuilderTranslator} from "./builder-messages";
import {Choice} from "./choice";
import type {Builder} from "./use-builder";

interface Props {
  readonly builder: Builder;
  /** It was to be saved without one. */
  readonly isTitleMissing: boolean;
  readonly t: BuilderTranslator;
}

export function WorkoutHead({builder: {workout, change}, isTitleMissing, t}: Props) {
  return (
    <div className="workout-head">
      <label className="builder-field" data-wide>
        <span className="text-label">{t("builder.title")}</span>
        <input
          name="title"
          className="input"
          aria-invalid={isTitleMissing}
          aria-describedby={isTitleMissing ? "builder-no-title" : undefined}
          autoComplete="off"
          maxLength={WORKOUT_BOUNDS.title.max}
          value={workout.title}
          onChange={(event) => change({title: event.currentTarget.value}, "title")}
        />
      </label>
      {isTitleMissing && (
        <p id="builder-no-title" className="builder-field text-label text-danger" data-wide>
          {t("builder.needsTitle")}
        </p>
      )}
      <Choice
        name="type"
        label={t("builder.type")}
        value={workout.type}
        choices={WORKOUT_TYPES.map((value) => ({value, label: t(`workoutType.${value}`)}))}
        onChoose={(type) => change({type})}
      />
      <Choice
        name="surface"
        label={t("builder.surface")}
        value={workout.surface ?? ""}
        choices={[
          {value: "", label: t("builder.anySurface")},
          ...SURFACES.map((value) => ({value, label: t(`runSurface.${value}`)})),
        ]}
        onChoose={(surface) => change({surface: surface === "" ? null : surface})}
      />
      <label className="builder-field" data-wide>
        <span className="text-label">{t("builder.desc")}</span>
        <textarea
          name="desc"
          className="input"
          rows={2}
          maxLength={WORKOUT_BOUNDS.desc.max}
          value={workout.desc}
          onChange={(event) => change({desc: event.currentTarget.value}, "desc")}
        />
      </label>
    </div>
  );
}
