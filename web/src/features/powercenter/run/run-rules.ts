import type {Activity, ActivityEdit} from "@gradus/backend/contract/activities";
import {ACTIVITY_BOUNDS, RUN_TYPES, SURFACES} from "@gradus/backend/contract/activity-values";
import {type FieldNotes, fieldMistakes} from "@/client/forms/field-mistakes";
import {filledText, plainText} from "@/client/forms/field-rules";
import type {FormValues} from "@/ui/form/form-state";
import type {RunTranslator} from "./run-messages";

export const RUN_FIELDS = ["name", "type", "surface_type", "rpe", "feel", "tags", "apparel_id"] as const;
export type RunValues = FormValues<(typeof RUN_FIELDS)[number]>;

const {name: NAME, tag: TAG, tags: TAGS} = ACTIVITY_BOUNDS;

export function runValues(run: Activity): RunValues {
  const {name, type, surface_type, rpe, feel, tags, apparel_id} = run;
  return {
    name,
    type,
    surface_type,
    rpe: rpe === null ? "" : String(rpe),
    feel: feel === null ? "" : String(feel),
    tags: tags.join(", "),
    apparel_id: apparel_id ?? "",
  };
}

export function runNotes(t: RunTranslator): FieldNotes {
  return {name: NAME, tags: {...TAG, words: {out_of_range: t("run.tooManyTags", {max: TAGS.max})}}};
}

export function runMistakes(values: RunValues, t: RunTranslator) {
  const tags = tagsOf(values.tags);
  const wrong = tags.map(plainText(TAG.max)).find((code) => code !== undefined);
  return fieldMistakes(
    {name: filledText(NAME.max)(values.name), tags: tags.length > TAGS.max ? "out_of_range" : wrong},
    t,
    runNotes(t),
  );
}

/** Only what differs from what is saved: the rest may have changed elsewhere. */
export function runEdit(values: RunValues, run: Activity): ActivityEdit {
  const before = runValues(run);
  const edit: ActivityEdit = {};
  if (values.name.trim() !== before.name) edit.name = values.name.trim();
  const type = RUN_TYPES.find((each) => each === values.type);
  if (type && type !== run.type) edit.type = type;
  const surface = SURFACES.find((each) => each === values.surface_type);
  if (surface && surface !== run.surface_type) edit.surface_type = surface;
  if (values.rpe !== before.rpe) edit.rpe = gradeOf(values.rpe);
  if (values.feel !== before.feel) edit.feel = gradeOf(values.feel);
  const tags = tagsOf(values.tags);
  if (tags.join() !== run.tags.join()) edit.tags = tags;
  if (values.apparel_id !== before.apparel_id) edit.apparel_id = values.apparel_id || null;
  return edit;
}

const gradeOf = (value: string) => (value === "" ? null : Number(value));

/** Words between commas, each once. */
const tagsOf = (text: string) => [
  ...new Set(
    text
      .split(",")
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
