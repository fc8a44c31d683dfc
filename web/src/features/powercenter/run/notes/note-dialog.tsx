import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {NOTE_BOUNDS} from "@gradus/backend/contract/note-values";
import type {Note} from "@gradus/backend/contract/notes";
import {useState} from "react";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {addNote, changeNote, listNotes} from "@/client/resources/use-run-notes";
import type {Reply} from "@/client/session/reply";
import {TextAreaField} from "@/ui/form/text-area-field";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import {NOTE_FIELDS, type NoteValues, noteChange, noteMistakes, noteNotes, secondOf} from "./note-rules";
import {OtherVersion} from "./other-version";

interface Props {
  readonly run: ActivityDetail;
  /** Null for a new one. */
  readonly note: Note | null;
  readonly second: number | null;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly close: () => void;
  readonly onSaved: (note: Note) => void;
}

/** What happened to a note while the user was writing: it was changed to something else, or deleted. */
type NoteConflict = {readonly kind: "changed"; readonly note: Note} | {readonly kind: "gone"};

export function NoteDialog({run, note, second, format, t, close, onSaved}: Props) {
  const [conflict, setConflict] = useState<NoteConflict | null>(null);
  const isSpoken = note?.kind === "audio";
  const about = {last: run.elapsed_time, isSpoken, format, t};
  const form = useForm({names: NOTE_FIELDS, validate: (values) => noteMistakes(values, about), send});

  async function send(values: NoteValues) {
    const reply = await save(values);
    if (reply.ok) {
      close();
      onSaved(reply.data);
      return {kind: "done"} as const;
    }
    const {code} = reply.err;
    if (note && (code === "conflict" || code === "not_found")) {
      const now = await reloadNote(run, note);
      setConflict(now);
      if (now) return {kind: "refused"} as const;
    }
    const failures = {limit_reached: t("notes.full", {max: NOTE_BOUNDS.notes.max})};
    return failureOutcome(reply, {names: NOTE_FIELDS, t, notes: noteNotes(about), failures});
  }
  function save(values: NoteValues): Promise<Reply<Note>> {
    if (!note || conflict?.kind === "gone")
      return addNote(run, {text: values.text, second: secondOf(values)});
    const version = conflict?.note.version ?? note.version;
    return changeNote({...note, version}, noteChange(values, note));
  }
  const intro = conflict && (
    <OtherVersion
      saved={conflict.kind === "changed" ? conflict.note : null}
      t={t}
      onTake={() => {
        if (conflict.kind === "changed") onSaved(conflict.note);
        close();
      }}
    />
  );
  return (
    <DialogForm form={form} t={t} close={close} intro={intro}>
      <TextAreaField
        field={form.field("text")}
        label={isSpoken ? t("notes.spokenText") : t("notes.text")}
        {...(isSpoken && {optional: t("common.optional"), hint: t("notes.spokenHint")})}
        rows={4}
        defaultValue={note?.text ?? ""}
      />
      <TextField
        field={form.field("second")}
        label={t("notes.second")}
        hint={t(isSpoken ? "notes.secondSpokenHint" : "notes.secondHint", {
          length: format.duration(run.elapsed_time),
        })}
        autoComplete="off"
        defaultValue={second === null ? "" : format.duration(second)}
      />
    </DialogForm>
  );
}

/** The current state of a note after another save came first; null where it is unchanged or cannot be read. */
async function reloadNote(run: ActivityDetail, {id, version}: Note): Promise<NoteConflict | null> {
  const reply = await listNotes(run);
  if (!reply.ok) return null;
  const now = reply.data.items.find((each) => each.id === id);
  if (!now) return {kind: "gone"};
  return now.version === version ? null : {kind: "changed", note: now};
}
