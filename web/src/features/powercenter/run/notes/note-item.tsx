import type {Note} from "@gradus/backend/contract/notes";
import type {RefObject} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {fetchNoteAddress, removeNote} from "@/client/resources/use-run-notes";
import {Button} from "@/ui/button";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import {NotePlayer, type Source} from "./note-player";

interface Props {
  readonly note: Note;
  readonly number: number | null;
  readonly isOwn: boolean;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly onGo: (second: number) => void;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
  readonly focusAfter: RefObject<HTMLElement | null>;
}

export function NoteItem({note, number, isOwn, format, t, onGo, onEdit, onRemoved, focusAfter}: Props) {
  const {second, text, kind} = note;
  const name = nameOf(note, number, format, t);
  async function remove(): Promise<string | null> {
    const reply = await removeNote(note);
    if (!reply.ok) return failureMessage(reply.err, t);
    onRemoved();
    return null;
  }
  return (
    <li className="note">
      {second === null ? (
        <span className="note-number text-data" aria-hidden="true" />
      ) : (
        <button
          type="button"
          className="note-number text-data"
          aria-label={t("notes.goTo", {number: number ?? 0, time: format.duration(second)})}
          onClick={() => onGo(second)}
        >
          {number}
        </button>
      )}
      <div className="min-w-0">
        <p className="text-label text-text-2">{whereWords(note, format, t)}</p>
        {kind === "audio" && (
          <NotePlayer read={() => readAddress(note, t)} name={name} format={format} t={t} />
        )}
        {text !== "" && <p className="note-text">{text}</p>}
        {isOwn && (
          <div className="quiet-row">
            <Button variant="quiet" aria-label={`${t("common.edit")}: ${name}`} onClick={onEdit}>
              {t("common.edit")}
            </Button>
            <ConfirmDialog
              label={t("notes.remove")}
              name={`${t("notes.remove")}: ${name}`}
              variant="quiet"
              title={t("notes.removeTitle")}
              text={t(kind === "audio" ? "notes.removeSpoken" : "notes.removeText")}
              confirm={t("notes.removeConfirm")}
              working={t("common.working")}
              cancel={t("common.cancel")}
              onConfirm={remove}
              focusAfter={focusAfter}
            />
          </div>
        )}
      </div>
    </li>
  );
}

function whereWords({second, kind}: Note, format: RunFormat, t: RunTranslator): string {
  const time = format.duration(second);
  if (kind === "audio") return second === null ? t("notes.spokenCut") : t("notes.spokenAt", {time});
  return second === null ? t("notes.whole") : t("notes.at", {time});
}

function nameOf({second}: Note, number: number | null, format: RunFormat, t: RunTranslator): string {
  return number === null ? t("notes.whole") : t("notes.nameOf", {number, time: format.duration(second)});
}

async function readAddress(note: Note, t: RunTranslator): Promise<Source> {
  const reply = await fetchNoteAddress(note);
  if (!reply.ok) return {problem: failureMessage(reply.err, t, {not_found: t("notes.recordingGone")})};
  return {url: reply.data.url, until: Date.parse(reply.data.expires_at)};
}
