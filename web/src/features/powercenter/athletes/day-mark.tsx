import type {AthleteRow} from "@gradus/backend/contract/athletes";

type DayStatus = NonNullable<AthleteRow["days"]>[number]["standing"];

/** Distinguished by their shape; a text label is beside them. */
const MARKS: Readonly<Record<NonNullable<DayStatus>, string>> = {
  planned: "M4 4h12v12H4z",
  done: "M4 10l4 5 8-10",
  less: "M4 10h12M7 14h6",
  more: "M4 10h12M10 4v12",
  missed: "M5 5l10 10M15 5L5 15",
  far_over: "M4 12l6-6 6 6M4 17l6-6 6 6",
  skipped: "M5 15L15 5",
  unplanned: "M6 4v12M10 4v12M14 4v12",
};

export function DayMark({status}: {readonly status: DayStatus}) {
  return (
    <svg
      viewBox="0 0 20 20"
      className="athlete-day-mark"
      data-standing={status ?? undefined}
      aria-hidden="true"
    >
      {status === null ? <path d="M9 10h2" /> : <path d={MARKS[status]} />}
    </svg>
  );
}
