import {useId, useState} from "react";
import {localDay} from "@/lib/time/local-day";
import {Disclosure} from "@/ui/disclosure";
import {CheckField} from "@/ui/form/check-field";
import {TextField} from "@/ui/form/text-field";
import type {RaceInputs} from "./race-inputs";
import type {RacesSetting} from "./read-typed";
import type {ChangeInputs} from "./use-race-inputs";

interface Props {
  readonly inputs: RaceInputs;
  readonly change: ChangeInputs;
  readonly setting: RacesSetting;
}

export function RunnerPanel({inputs, change, setting: {t}}: Props) {
  const id = useId();
  const [today] = useState(() => localDay(new Date()));
  const {race_day: day, freshness, cost} = inputs;
  return (
    <Disclosure
      summary={t("races.runner")}
      level={2}
      className="mt-8"
      open={day !== undefined || freshness !== undefined || cost !== undefined}
    >
      <TextField
        field={{id: `${id}-day`, name: "race_day", mistake: null}}
        type="date"
        label={t("races.raceDay")}
        hint={t("races.raceDayHint")}
        min={today}
        value={day ?? ""}
        onChange={({currentTarget: {value}}) => change({race_day: value || undefined})}
      />
      <CheckField
        field={{id: `${id}-freshness`, name: "freshness", mistake: null}}
        label={t("races.freshness")}
        checked={freshness !== "0"}
        onCheck={(isChecked) => change({freshness: isChecked ? undefined : "0"})}
      />
      <CheckField
        field={{id: `${id}-cost`, name: "cost", mistake: null}}
        label={t("races.ownCost")}
        checked={cost !== "usual"}
        onCheck={(isChecked) => change({cost: isChecked ? undefined : "usual"})}
      />
    </Disclosure>
  );
}
