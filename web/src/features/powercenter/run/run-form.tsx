import type {Activity} from "@gradus/backend/contract/activities";
import {ACTIVITY_BOUNDS, RUN_TYPES, SURFACES} from "@gradus/backend/contract/activity-values";
import {useState} from "react";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {changeRun} from "@/client/resources/use-run";
import {SelectField} from "@/ui/form/select-field";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import {SavedMeanwhile} from "./edit/saved-meanwhile";
import type {RunTranslator} from "./run-messages";
import {RUN_FIELDS, type RunValues, runEdit, runMistakes, runNotes, runValues} from "./run-rules";
import {ShoeField} from "./shoe-field";

interface Props {
  readonly run: Activity;
  readonly t: RunTranslator;
  readonly close: () => void;
  readonly onSaved: (run: Activity) => void;
}

export function RunForm({run, t, close, onSaved}: Props) {
  const before = runValues(run);
  const [conflictingRun, setConflictingRun] = useState<Activity | null>(null);
  const form = useForm({names: RUN_FIELDS, validate: (values) => runMistakes(values, t), send});

  async function send(values: RunValues) {
    // Only what was changed here is sent, so that the rest stays as it was saved meanwhile.
    const reply = await changeRun(conflictingRun ?? run, runEdit(values, run));
    if (reply.err?.activity) {
      setConflictingRun(reply.err.activity);
      return {kind: "refused"} as const;
    }
    if (!reply.ok) return failureOutcome(reply, {names: RUN_FIELDS, t, notes: runNotes(t)});
    close();
    onSaved(reply.data);
    return {kind: "done"} as const;
  }
  const optional = t("common.optional");
  return (
    <DialogForm
      form={form}
      t={t}
      close={close}
      intro={conflictingRun && <SavedMeanwhile before={run} saved={conflictingRun} t={t} />}
    >
      <TextField field={form.field("name")} label={t("run.name")} defaultValue={before.name} />
      <SelectField
        field={form.field("type")}
        label={t("run.type")}
        choices={RUN_TYPES.map((value) => ({value, label: t(`runType.${value}`)}))}
        defaultValue={before.type}
      />
      <SelectField
        field={form.field("surface_type")}
        label={t("run.surface")}
        choices={SURFACES.map((value) => ({value, label: t(`runSurface.${value}`)}))}
        defaultValue={before.surface_type}
      />
      <SelectField
        field={form.field("rpe")}
        label={t("run.rpe")}
        hint={t("run.rpeHint")}
        optional={optional}
        choices={grades(ACTIVITY_BOUNDS.rpe, t)}
        defaultValue={before.rpe}
      />
      <SelectField
        field={form.field("feel")}
        label={t("run.feel")}
        hint={t("run.feelHint")}
        optional={optional}
        choices={grades(ACTIVITY_BOUNDS.feel, t)}
        defaultValue={before.feel}
      />
      <TextField
        field={form.field("tags")}
        label={t("run.tags")}
        hint={t("run.tagsHint")}
        optional={optional}
        defaultValue={before.tags}
      />
      <ShoeField field={form.field("apparel_id")} worn={before.apparel_id} t={t} />
    </DialogForm>
  );
}

function grades({min, max}: {readonly min: number; readonly max: number}, t: RunTranslator) {
  const each = Array.from({length: max - min + 1}, (_, index) => String(min + index));
  return [{value: "", label: t("run.notSaid")}, ...each.map((value) => ({value, label: value}))];
}
