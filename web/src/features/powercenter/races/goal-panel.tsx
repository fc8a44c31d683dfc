import {useId, useState} from "react";
import {timeInUnits} from "@/client/forms/race-time";
import {ChoiceField} from "@/ui/form/choice-field";
import {MeasureInput} from "./measure-input";
import {hasBothTargets, type RaceInputs} from "./race-inputs";
import {measureIo, type RacesSetting, timeIo} from "./read-typed";
import type {ChangeInputs} from "./use-race-inputs";

interface Props {
  readonly inputs: RaceInputs;
  readonly change: ChangeInputs;
  readonly setting: RacesSetting;
  /** Metres of the race. */
  readonly distance: number;
  /** What is predicted now, to begin a goal with. */
  readonly predicted: {readonly power: number; readonly time: number} | null;
  /** What stands against the goal. */
  readonly problem: string | null;
  /** It has an answer, and is more than can be held. */
  readonly warning: string | null;
}

type Goal = "best" | "power" | "time";

/** An address may request two goals; then neither is selected. */
export function GoalPanel({inputs, change, setting, distance, predicted, problem, warning}: Props) {
  const {t} = setting;
  const id = useId();
  const [chosenGoal, setChosenGoal] = useState<Goal>("best");
  const goal = goalOf(inputs) ?? chosenGoal;
  // A user who switches the goal back and forth finds what they typed.
  const [typed, setTyped] = useState({power: inputs.target_power, time: inputs.target_time});
  const latest = {power: inputs.target_power ?? typed.power, time: inputs.target_time ?? typed.time};
  if (latest.power !== typed.power || latest.time !== typed.time) setTyped(latest);
  function choose(next: string) {
    setChosenGoal(next as Goal);
    const power = latest.power ?? (predicted ? String(Math.round(predicted.power)) : undefined);
    const time = latest.time ?? (predicted ? String(Math.round(predicted.time)) : undefined);
    change({
      target_power: next === "power" ? power : undefined,
      target_time: next === "time" ? time : undefined,
    });
  }
  return (
    <section aria-labelledby={`${id}-title`} className="mt-8">
      <h2 id={`${id}-title`} className="text-h3">
        {t("race.goal")}
      </h2>
      <ChoiceField
        field={{id: `${id}-goal`, name: "goal", mistake: goal === "both" ? problem : null}}
        label={t("races.want")}
        choices={[
          {value: "best", label: t("race.goals.best")},
          {value: "power", label: t("race.goals.power")},
          {value: "time", label: t("race.goals.time")},
        ]}
        value={goal}
        onChoose={choose}
      />
      {goal === "power" && (
        <MeasureInput
          id={`${id}-power`}
          name="target_power"
          label={t("races.targetPower")}
          value={inputs.target_power}
          {...measureIo("target_power", "power", setting)}
          onChange={(value) => change({target_power: value})}
          problem={problem}
        />
      )}
      {goal === "time" && (
        <MeasureInput
          id={`${id}-time`}
          name="target_time"
          label={t("race.targetTime")}
          hint={t("race.timeHint")}
          value={inputs.target_time}
          {...timeIo(distance, t)}
          onChange={(value) => change({target_time: value})}
          problem={problem}
        />
      )}
      {goal === "time" && inputs.target_time !== undefined && (
        <p className="text-label mt-2 text-text-2">
          {t("race.understood", {time: timeInUnits(Number(inputs.target_time))})}
        </p>
      )}
      {warning && <p className="text-label mt-2 text-warning">{warning}</p>}
    </section>
  );
}

function goalOf(inputs: RaceInputs): Exclude<Goal, "best"> | "both" | null {
  if (hasBothTargets(inputs)) return "both";
  if (inputs.target_power !== undefined) return "power";
  return inputs.target_time === undefined ? null : "time";
}
