import type {Cursor} from "@/charts/series-stack/cursor";
import type {SlotPlace} from "@/charts/series-stack/series-stack";
import {classNames} from "@/lib/class-names";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import type {NumberedNote} from "./use-notes";

interface Props {
  readonly notes: readonly NumberedNote[];
  readonly place: SlotPlace;
  readonly cursor: Cursor;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

/** Percent of the width within which two boxes would lie on each other. */
const APART = 4;
const ROWS = 3;

export function NoteMarks({notes, place, cursor, format, t}: Props) {
  const ends = Array.from({length: ROWS}, () => Number.NEGATIVE_INFINITY);
  return notes.map(({note: {id, second, text, kind}, number}) => {
    if (second === null || number === null) return null;
    const left = place.percentOf(second);
    if (left < 0 || left > 100) return null;
    const row = Math.max(
      0,
      ends.findIndex((end) => left - end >= APART),
    );
    ends[row] = left;
    const words = {number, time: format.duration(second), text};
    return (
      <button
        key={id}
        type="button"
        className={classNames("note-mark", "text-data")}
        style={{left: `${left}%`, insetBlockStart: 6 + row * 28}}
        aria-label={kind === "audio" && text === "" ? t("notes.markSpoken", words) : t("notes.mark", words)}
        onClick={() => cursor.move(second)}
      >
        {number}
      </button>
    );
  });
}
