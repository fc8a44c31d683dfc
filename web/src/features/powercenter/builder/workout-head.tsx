import {SURFACES} from "@gradus/backend/contract/activity-values";
import {WORKOUT_BOUNDS, WORKOUT_TYPES} from "@gradus/backend/contract/workout-values";
import type {BuilderTranslator} from "./builder-messages";
import type {Builder} from "./use-builder";

interface Props {
  readonly builder: Builder;
  readonly t: BuilderTranslator;
}

/** What the workout is called, what it is for, and where it is run. */
export function WorkoutHead({builder: {workout, change}, t}: Props) {
  return (
    <div className="workout-head">
      <label className="builder-field" data-wide>
        <span className="text-label">{t("builder.title")}</span>
        <input
          name="title"
          className="input"
          autoComplete="off"
          maxLength={WORKOUT_BOUNDS.title.max}
          value={workout.title}
          onChange={(event) => change({title: event.currentTarget.value}, "title")}
        />
      </label>
      <label className="builder-field">
        <span className="text-label">{t("builder.type")}</span>
        <select
          name="type"
          className="input"
          value={workout.type}
          onChange={(event) => {
            const type = WORKOUT_TYPES.find((each) => each === event.currentTarget.value);
            if (type) change({type});
          }}
        >
          {WORKOUT_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`workoutType.${type}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="builder-field">
        <span className="text-label">{t("builder.surface")}</span>
        <select
          name="surface"
          className="input"
          value={workout.surface ?? ""}
          onChange={(event) =>
            change({surface: SURFACES.find((each) => each === event.currentTarget.value) ?? null})
          }
        >
          <option value="">{t("builder.anySurface")}</option>
          {SURFACES.map((surface) => (
            <option key={surface} value={surface}>
              {t(`runSurface.${surface}`)}
            </option>
          ))}
        </select>
      </label>
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
