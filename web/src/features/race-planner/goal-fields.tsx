import {useState} from "react";
import {timeInUnits} from "@/client/forms/race-time";
import {ChoiceField} from "@/ui/form/choice-field";
import {TextField} from "@/ui/form/text-field";
import type {FieldsProps} from "./basis-fields";

interface Props extends FieldsProps {
  /** The last answer's note on the goal. */
  readonly note: string | null;
  /** Seconds of the typed time, as they are understood. */
  readonly parsedSeconds: number | null;
}

/** Text typed for another goal is kept, but not used. */
export function GoalFields({field, setting: {t}, initial, note, parsedSeconds}: Props) {
  const [goal, setGoal] = useState(initial.goal);
  return (
    <>
      <ChoiceField
        field={field("goal")}
        label={t("race.goal")}
        choices={[
          {value: "best", label: t("race.goals.best")},
          {value: "power", label: t("race.goals.power")},
          {value: "time", label: t("race.goals.time")},
        ]}
        defaultValue={initial.goal}
        onChoose={setGoal}
      />
      <fieldset hidden={goal !== "power"} disabled={goal !== "power"}>
        <TextField
          field={field("target_power")}
          label={`${t("race.targetPower")} (W)`}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={initial.target_power}
          className="mt-3"
        />
      </fieldset>
      <fieldset hidden={goal !== "time"} disabled={goal !== "time"}>
        <TextField
          field={field("target_time")}
          label={t("race.targetTime")}
          hint={t("race.timeHint")}
          autoComplete="off"
          defaultValue={initial.target_time}
          className="mt-3"
        />
        {parsedSeconds !== null && (
          <p className="mt-2 text-label text-text-2">
            {t("race.understood", {time: timeInUnits(parsedSeconds)})}
          </p>
        )}
      </fieldset>
      {goal !== "best" && note && <p className="text-label mt-2 text-warning">{note}</p>}
    </>
  );
}
