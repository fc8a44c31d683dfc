import {addDays, mondayOf} from "@gradus/training/numbers/days";
import {useRef, useState} from "react";
import {SelectField} from "@/ui/form/select-field";
import {TextField} from "@/ui/form/text-field";
import type {FormField} from "@/ui/form/use-form";
import type {PlansContext} from "./plans-messages";

/** What the day of a plan is: that of its race, or its first one. */
export type PlanBy = "race" | "start";

interface Props {
  readonly field: (name: "by" | "day") => FormField;
  /** Null where the plan has no target race. */
  readonly race: {readonly label: string; readonly day: string} | null;
  readonly startLabel: string;
  /** Entered before. */
  readonly previous: {readonly by: PlanBy; readonly day: string} | null;
  readonly context: Pick<PlansContext, "t" | "today">;
}

/** Each of the two days keeps its value while the other is entered. */
export function PlanDayFields({field, race, startLabel, previous, context: {t, today}}: Props) {
  const [by, setBy] = useState<PlanBy>(previous?.by ?? (race ? "race" : "start"));
  const usual = {race: race?.day ?? today, start: addDays(mondayOf(today), 7)};
  const days = useRef<Readonly<Record<PlanBy, string>>>({
    ...usual,
    ...(previous && {[previous.by]: previous.day}),
  });
  return (
    <>
      <SelectField
        field={field("by")}
        label={t("plans.by")}
        value={by}
        onChange={(event) => setBy(event.currentTarget.value === "race" ? "race" : "start")}
        choices={[...(race ? [{value: "race", label: race.label}] : []), {value: "start", label: startLabel}]}
      />
      <TextField
        key={by}
        field={field("day")}
        label={t("plans.day")}
        type="date"
        min={today}
        defaultValue={days.current[by]}
        onChange={(event) => {
          days.current = {...days.current, [by]: event.currentTarget.value};
        }}
      />
    </>
  );
}
