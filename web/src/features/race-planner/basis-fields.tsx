import {raceName} from "@/charts/race/measures";
import {timeInUnits} from "@/client/forms/race-time";
import {SelectField} from "@/ui/form/select-field";
import {TextField} from "@/ui/form/text-field";
import type {FormField} from "@/ui/form/use-form";
import {type PlanField, type PlanValues, RACES} from "./plan-fields";
import type {PlannerSetting} from "./planner-setting";

export interface FieldsProps {
  readonly field: (name: PlanField) => FormField;
  readonly setting: PlannerSetting;
  readonly initial: PlanValues;
}

export function raceChoices({t, measures}: PlannerSetting) {
  const names = {half: t("sections.racePlanner.half"), marathon: t("sections.racePlanner.marathon")};
  return RACES.map((metres) => ({value: String(metres), label: raceName(metres, measures, names)}));
}

interface BasisProps extends FieldsProps {
  readonly isRace: boolean;
  /** Seconds of the typed time, as they are understood. */
  readonly parsedSeconds: number | null;
}

export function BasisFields({isRace, field, setting, initial, parsedSeconds}: BasisProps) {
  const {t, scales} = setting;
  return (
    <>
      {isRace ? (
        <div className="grid gap-x-4 xs:grid-cols-2">
          <SelectField
            field={field("race_distance")}
            label={t("planner.raceDistance")}
            choices={raceChoices(setting)}
            defaultValue={initial.race_distance}
          />
          <TextField
            field={field("race_time")}
            label={t("planner.raceTime")}
            autoComplete="off"
            defaultValue={initial.race_time}
          />
        </div>
      ) : (
        <TextField
          field={field("power")}
          label={`${t("planner.criticalPower")} (W)`}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={initial.power}
        />
      )}
      {isRace && (
        <p className="mt-2 text-label text-text-2">
          {t("race.timeHint")}{" "}
          {parsedSeconds !== null && t("race.understood", {time: timeInUnits(parsedSeconds)})}
        </p>
      )}
      <TextField
        field={field("weight")}
        label={`${t("planner.weight")} (${scales.weight.unit})`}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={initial.weight}
      />
    </>
  );
}
