import {useState} from "react";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {calendarDay} from "@/client/forms/field-rules";
import {DialogForm} from "@/client/parts/dialog-form";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {DialogProps} from "./calendar-dialogs";
import type {EventCard, WorkoutCard} from "./cards";
import {overWords} from "./lift-words";

interface Props extends Pick<DialogProps, "kit" | "told" | "close"> {
  readonly card: WorkoutCard | EventCard;
  /** Offered at first. */
  readonly day: string;
  readonly label: string;
  readonly onMove: (day: string) => void;
}

/** Another day by its date: whatever is dragged can be moved here as well. */
export function MoveForm({kit, told, card, label, close, onMove, ...props}: Props) {
  const {t} = kit;
  const [day, setDay] = useState(props.day);
  const form = useForm({
    names: ["day"],
    validate: (values) => fieldMistakes({day: calendarDay(values.day)}, t),
    async send(values) {
      onMove(values.day);
      return {kind: "done"} as const;
    },
  });
  const isDay = calendarDay(day) === undefined;
  return (
    <DialogForm
      form={form}
      t={t}
      close={close}
      submit={{label, saving: t("common.working"), variant: "primary"}}
    >
      <TextField
        field={form.field("day")}
        label={t("calendar.day")}
        type="date"
        defaultValue={props.day}
        min="1970-01-01"
        max="2100-12-31"
        onChange={({target}) => setDay(target.value)}
      />
      <p role="status" className="mt-4">
        {isDay && overWords(told, {card, to: day, by: "keys"})}
      </p>
    </DialogForm>
  );
}
