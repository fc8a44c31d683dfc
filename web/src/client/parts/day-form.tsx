import type {ComponentProps} from "react";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {calendarDay} from "@/client/forms/field-rules";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import {DialogForm} from "./dialog-form";

export const DAY_FIELDS = ["day"] as const;

type DialogFormProps = ComponentProps<typeof DialogForm>;
type FormOptions = Parameters<typeof useForm<"day">>[0];

interface Props extends Pick<DialogFormProps, "submit" | "intro" | "close"> {
  readonly t: DialogFormProps["t"] & Parameters<typeof fieldMistakes>[1];
  readonly day: Pick<
    ComponentProps<typeof TextField>,
    "label" | "hint" | "min" | "max" | "defaultValue" | "onChange"
  >;
  readonly send: (day: string) => ReturnType<FormOptions["send"]>;
  /** What the day would mean, below it. */
  readonly children?: DialogFormProps["children"];
}

export function DayForm({t, day, send, children, ...dialog}: Props) {
  const form = useForm({
    names: DAY_FIELDS,
    validate: (values) => fieldMistakes({day: calendarDay(values.day)}, t),
    send: (values) => send(values.day),
  });
  return (
    <DialogForm form={form} t={t} {...dialog}>
      <TextField field={form.field("day")} type="date" {...day} />
      {children}
    </DialogForm>
  );
}
