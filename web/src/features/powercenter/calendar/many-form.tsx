import {addDays} from "@gradus/training/numbers/days";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {calendarDay} from "@/client/forms/field-rules";
import {DialogForm} from "@/client/parts/dialog-form";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import type {DialogProps} from "./calendar-dialogs";
import type {WorkoutCard} from "./cards";
import {copyMany, moveMany} from "./many-actions";

interface Props extends Pick<DialogProps, "kit" | "actions" | "close"> {
  readonly what: "move" | "copy";
  /** In the order of their days. */
  readonly cards: readonly WorkoutCard[];
  readonly onSent: () => void;
}

const WEEK = 7;

/** The day that the first of several workouts comes to lie on. */
export function ManyForm({what, cards, kit: {t}, actions: {tools}, close, onSent}: Props) {
  const first = cards[0]?.day ?? "";
  const form = useForm({
    names: ["day"],
    validate: ({day}) => fieldMistakes({day: calendarDay(day)}, t),
    async send({day}) {
      close();
      onSent();
      void (what === "move" ? moveMany(tools, cards, day) : copyMany(tools, cards, day));
      return {kind: "done"} as const;
    },
  });
  const label = t(what === "move" ? "calendar.move" : "calendar.copy");
  return (
    <DialogForm
      form={form}
      t={t}
      close={close}
      submit={{label, saving: t("common.working"), variant: "primary"}}
    >
      <TextField
        field={form.field("day")}
        label={t("calendar.firstDay")}
        hint={t("calendar.manyHint")}
        type="date"
        min="1970-01-01"
        max="2100-12-31"
        defaultValue={what === "move" ? first : addDays(first, WEEK)}
      />
    </DialogForm>
  );
}
