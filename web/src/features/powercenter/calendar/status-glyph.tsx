import type {EventKind} from "@gradus/backend/contract/event-values";
import {type Card, type CardStatus, statusOf} from "./cards";

const SHAPES: Readonly<Record<CardStatus | EventKind | "deleted", string>> = {
  planned: "M8 2.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11",
  done: "M2.5 8.5l3.5 4l7.5-9",
  less: "M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11M8 3v10M7 3.5v9M6 4v8M5 5v6M4 6v4",
  more: "M8 3L14 13H2zM8 6v6M6.500 9v3M9.500 9v3",
  missed: "M3 3l10 10M13 3L3 13",
  far_over: "M8 2L13 8H3zM8 8L13 14H3z",
  skipped: "M3 8h10",
  unplanned: "M8 2.500v11M2.500 8h11",
  race: "M4 14V2M4 3h9l-3 3l3 3H4",
  event: "M2.500 4h11v9.500h-11zM2.500 7h11M5.500 2v3M10.500 2v3",
  note: "M2.500 3h11v8H8l-3 3v-3H2.500z",
  illness: "M8 3v10M3 8h10M8 1.500a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0-13",
  day_off: "M3 8h10M8 1.500a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0-13",
  deleted: "M3 4.500h10M6 4V2.500h4V4M4.500 4.500l.5 9h6l.5-9",
};

export function StatusGlyph({name}: {readonly name: keyof typeof SHAPES}) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="14"
      height="14"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeDasharray={name === "planned" ? "2.600 1.800" : undefined}
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}

export const glyphOf = (card: Card): keyof typeof SHAPES =>
  card.isDeleted ? "deleted" : card.kind === "event" ? card.event.kind : statusOf(card);
