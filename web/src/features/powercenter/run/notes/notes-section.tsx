import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {Note} from "@gradus/backend/contract/notes";
import {lazy, Suspense, useRef, useState} from "react";
import {type Cursor, useCursorSlot} from "@/charts/series-stack/cursor";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {Button} from "@/ui/button";
import {Skeleton} from "@/ui/skeleton";
import {DoneLine} from "@/ui/status-lines";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import {NoteItem} from "./note-item";
import type {RunNotes} from "./use-notes";

// Loaded when a note is written or recorded: a reader does not need a recorder.
const DraftDialog = lazy(async () => ({default: (await import("./draft-dialog")).DraftDialog}));

interface Props {
  readonly run: ActivityDetail;
  readonly notes: RunNotes;
  readonly cursor: Cursor;
  readonly isOwn: boolean;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

export function NotesSection(props: Props) {
  const {run, notes, cursor, isOwn, format, t} = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState<string | null>(null);
  if (!notes.isShown || (!isOwn && notes.items?.length === 0)) return null;
  const removed = (note: Note) => {
    notes.forget(note.id);
    setDone(t("notes.removed"));
  };
  return (
    <section className="run-section" aria-labelledby="run-notes">
      <h2 ref={heading} id="run-notes" tabIndex={-1} className="text-h3">
        {t("notes.title")}
      </h2>
      {isOwn && <AddButtons notes={notes} cursor={cursor} format={format} t={t} />}
      <DoneLine className="mt-2">{done}</DoneLine>
      <List {...props} onRemoved={removed} heading={heading} />
      {notes.draft && (
        <Suspense>
          <DraftDialog
            run={run}
            draft={notes.draft}
            close={notes.close}
            format={format}
            t={t}
            onSaved={(note) => {
              notes.keep(note);
              setDone(t("notes.saved"));
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

interface ListProps extends Props {
  readonly heading: {readonly current: HTMLElement | null};
  readonly onRemoved: (note: Note) => void;
}

function List({run: _run, notes, cursor, isOwn, format, t, heading, onRemoved}: ListProps) {
  if (!notes.items) {
    if (!notes.err) return <Skeleton lines={2} />;
    return (
      <div role="alert" className="mt-4">
        <p>{plainFailureMessage(notes.err, t)}</p>
        <Button className="mt-2" variant="secondary" onClick={notes.reload}>
          {t("common.retry")}
        </Button>
      </div>
    );
  }
  if (notes.items.length === 0) return <p className="mt-4 text-text-2">{t("notes.none")}</p>;
  return (
    <ol className="note-list">
      {notes.items.map(({note, number}) => (
        <NoteItem
          key={note.id}
          note={note}
          number={number}
          isOwn={isOwn}
          format={format}
          t={t}
          onGo={(second) => cursor.move(second)}
          onEdit={() => notes.write({kind: "edit", second: note.second, note})}
          onRemoved={() => onRemoved(note)}
          focusAfter={heading}
        />
      ))}
    </ol>
  );
}

type AddProps = Pick<Props, "notes" | "cursor" | "format" | "t">;

/** Buttons that follow the cursor: each shows the time at which the note would be placed. */
function AddButtons({notes, cursor, format, t}: AddProps) {
  const second = useCursorSlot(cursor);
  const time = format.duration(second ?? 0);
  return (
    <div className="quiet-row">
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onClick={() => notes.write({kind: "text", second, note: null})}
      >
        {second === null ? t("notes.add") : t("notes.addAt", {time})}
      </Button>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onClick={() => notes.write({kind: "audio", second: second ?? 0, note: null})}
      >
        {t("notes.recordAt", {time})}
      </Button>
    </div>
  );
}
