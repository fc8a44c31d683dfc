import {type RaceUnits, scalesOf} from "@/charts/race/units";
import {SelectField} from "@/ui/form/select-field";
import {UNITS, unitsCode} from "./plan-units";
import type {PlannerSetting} from "./planner-setting";

interface Props {
  readonly id: string;
  readonly units: RaceUnits;
  readonly setting: PlannerSetting;
  readonly onUnits: (units: RaceUnits) => void;
}

export function UnitsField({id, units, setting: {t}, onUnits}: Props) {
  return (
    <SelectField
      field={{id, name: "units", mistake: null}}
      label={t("planner.units")}
      choices={UNITS.map((each) => ({value: unitsCode(each), label: unitsWords(each)}))}
      value={unitsCode(units)}
      onChange={({currentTarget: {value}}) => {
        const chosen = UNITS.find((each) => unitsCode(each) === value);
        if (chosen) onUnits(chosen);
      }}
    />
  );
}

/** Symbols are the same in every language. */
function unitsWords(units: RaceUnits): string {
  const {distance, weight, temperature} = scalesOf(units);
  return [distance, weight, temperature].map(({unit}) => unit).join(", ");
}
