import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {Note} from "@gradus/backend/contract/notes";
import {Dialog} from "@/ui/dialog";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import {AudioNoteDialog} from "./audio-note-dialog";
import {NoteDialog} from "./note-dialog";
import type {Draft} from "./use-notes";

interface Props {
  readonly run: ActivityDetail;
  readonly draft: Draft;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly close: () => void;
  readonly onSaved: (note: Note) => void;
}

export function DraftDialog({draft, ...props}: Props) {
  const {t, close} = props;
  const about = {...props, second: draft.second};
  if (draft.kind === "audio")
    return (
      <Dialog label={t("notes.titleRecord")} onClose={close}>
        <AudioNoteDialog {...about} />
      </Dialog>
    );
  return (
    <Dialog label={t(draft.note ? "notes.titleEdit" : "notes.titleAdd")} onClose={close}>
      <NoteDialog {...about} note={draft.note} />
    </Dialog>
  );
}
