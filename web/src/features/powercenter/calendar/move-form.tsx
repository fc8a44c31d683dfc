import {useState} from "react";
import {calendarDay} from "@/client/forms/field-rules";
import {DayForm} from "@/client/parts/day-form";
import type {EventCard, WorkoutCard} from "./cards";
import type {DialogProps} from "./dialog-props";
import {dragOverWords} from "./drag-words";

interface Props extends Pick<DialogProps, "context" | "boardData" | "close"> {
  readonly card: WorkoutCard | EventCard;
  /** Offered at first. */
  readonly day: string;
  readonly label: string;
  readonly onMove: (day: string) => void;
}

export const CALENDAR_DAYS = {min: "1970-01-01", max: "2100-12-31"} as const;

export function MoveForm({context: {t}, boardData, card, label, close, onMove, ...props}: Props) {
  const [day, setDay] = useState(props.day);
  const isDay = calendarDay(day) === undefined;
  return (
    <DayForm
      t={t}
      close={close}
      submit={{label, saving: t("common.working"), variant: "primary"}}
      day={{
        ...CALENDAR_DAYS,
        label: t("calendar.day"),
        defaultValue: props.day,
        onChange: ({target}) => setDay(target.value),
      }}
      send={async (to) => {
        onMove(to);
        return {kind: "done"};
      }}
    >
      <p role="status" className="mt-4">
        {isDay && dragOverWords(boardData, {card, to: day, by: "keys"})}
      </p>
    </DayForm>
  );
}
