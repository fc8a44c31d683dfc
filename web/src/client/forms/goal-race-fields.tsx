import {useState} from "react";
import {SelectField} from "@/ui/form/select-field";
import {TextField} from "@/ui/form/text-field";
import type {FormField} from "@/ui/form/use-form";
import {type GOAL_FIELDS, type GoalTranslator, type GoalValues, goalChoices} from "./goal-race";

interface Props {
  readonly field: (name: (typeof GOAL_FIELDS)[number]) => FormField;
  readonly t: GoalTranslator;
  readonly initial: GoalValues;
}

export function GoalRaceFields({field, t, initial}: Props) {
  const [goal, setGoal] = useState(initial.goal_kind ?? "none");
  return (
    <>
      <SelectField
        field={field("goal_kind")}
        label={t("signup.goalRace")}
        choices={goalChoices(t)}
        value={goal}
        onChange={(event) => setGoal(event.currentTarget.value)}
      />
      {goal !== "none" && (
        <>
          <TextField
            field={field("goal_date")}
            label={t("signup.goalDate")}
            optional={t("common.optional")}
            type="date"
            defaultValue={initial.goal_date}
          />
          <TextField
            field={field("goal_name")}
            label={t("signup.goalName")}
            optional={t("common.optional")}
            defaultValue={initial.goal_name}
          />
        </>
      )}
    </>
  );
}
