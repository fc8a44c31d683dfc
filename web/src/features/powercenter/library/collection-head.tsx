import type {WorkoutCollection} from "@gradus/backend/contract/workout-library";
import {WORKOUT_BOUNDS} from "@gradus/backend/contract/workout-values";
import {useState} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {filledText} from "@/client/forms/field-rules";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {addCollection, changeCollection} from "@/client/resources/use-library";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import {DialogButton} from "@/ui/dialog-button";
import type {FormValues} from "@/ui/form/form-state";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import {ProblemLine} from "@/ui/status-lines";
import {IconButton} from "../builder/icon-button";
import type {LibraryTranslator} from "./library-messages";

interface Shared {
  readonly t: LibraryTranslator;
  readonly onDone: (words: string) => void;
  readonly reload: () => void;
}

interface Props extends Shared {
  readonly collection: WorkoutCollection;
  /** Among the others, and how many there are. */
  readonly place: number;
  readonly count: number;
}

export function CollectionHead({collection, place, count, ...shared}: Props) {
  const {t, onDone, reload} = shared;
  const {id, name} = collection;
  const [problem, setProblem] = useState<string | null>(null);
  async function moveTo(position: number) {
    if (position < 0 || position >= count) return;
    const reply = await changeCollection({id, position});
    setProblem(reply.ok ? null : plainFailureMessage(reply.err, t));
    if (!reply.ok) return;
    onDone(t("library.movedTo", {title: name, place: position + 1, count}));
    reload();
  }
  async function end(): Promise<string | null> {
    const reply = await changeCollection({id, removed: true});
    if (!reply.ok) return plainFailureMessage(reply.err, t);
    onDone(t("library.removed", {title: name}));
    reload();
    return null;
  }
  return (
    <div className="collection-head">
      <h3 className="text-h3">{name}</h3>
      <div className="quiet-row">
        <IconButton
          icon="chevron-down"
          turned
          label={t("library.moveUp", {title: name})}
          aria-disabled={place === 0}
          onClick={() => void moveTo(place - 1)}
        />
        <IconButton
          icon="chevron-down"
          label={t("library.moveDown", {title: name})}
          aria-disabled={place === count - 1}
          onClick={() => void moveTo(place + 1)}
        />
        <DialogButton
          variant="quiet"
          label={t("library.rename")}
          name={t("library.renameNamed", {title: name})}
          title={t("library.renameTitle")}
        >
          {(close) => <NameForm {...shared} collection={collection} close={close} />}
        </DialogButton>
        <ConfirmDialog
          variant="quiet"
          label={t("library.end")}
          name={t("library.endNamed", {title: name})}
          title={t("library.removeTitle", {title: name})}
          text={t("library.endText")}
          confirm={t("library.endConfirm")}
          working={t("common.working")}
          cancel={t("common.cancel")}
          onConfirm={end}
        />
      </div>
      <ProblemLine>{problem}</ProblemLine>
    </div>
  );
}

export function NewCollection(shared: Shared) {
  const {t} = shared;
  return (
    <DialogButton label={t("library.newCollection")} title={t("library.newCollection")}>
      {(close) => <NameForm {...shared} collection={null} close={close} />}
    </DialogButton>
  );
}

const FIELDS = ["name"] as const;
type Values = FormValues<(typeof FIELDS)[number]>;

interface NameFormProps extends Shared {
  /** Null for a new one. */
  readonly collection: WorkoutCollection | null;
  readonly close: () => void;
}

function NameForm({collection, t, onDone, reload, close}: NameFormProps) {
  const form = useForm({names: FIELDS, validate, send});
  const {max} = WORKOUT_BOUNDS.collection_name;
  const notes = {name: WORKOUT_BOUNDS.collection_name};
  const failures = {limit_reached: t("library.full", {max: WORKOUT_BOUNDS.collections.max})};

  function validate({name}: Values) {
    return fieldMistakes({name: filledText(max)(name)}, t, notes);
  }
  async function send({name}: Values) {
    const reply = collection ? await changeCollection({id: collection.id, name}) : await addCollection(name);
    if (!reply.ok) return failureOutcome(reply, {names: FIELDS, t, notes, failures});
    close();
    onDone(t("library.named", {name: name.trim()}));
    reload();
    return {kind: "done"} as const;
  }
  return (
    <DialogForm form={form} t={t} close={close}>
      <TextField
        field={form.field("name")}
        label={t("library.name")}
        autoComplete="off"
        defaultValue={collection?.name ?? ""}
      />
    </DialogForm>
  );
}
