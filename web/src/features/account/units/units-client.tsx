"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {distanceUnitChoices, temperatureUnitChoices} from "@/client/forms/unit-choices";
import {useChoice} from "@/client/parts/use-choice";
import {WithUser} from "@/client/parts/with-user";
import {putUnits, type Units} from "@/client/resources/use-user";
import {withMessages} from "@/i18n/with-messages";
import {Button} from "@/ui/button";
import {ChoiceField} from "@/ui/form/choice-field";
import {ProblemLine} from "@/ui/status-lines";
import {unitsExample} from "./units-example";
import type {UnitsTranslator} from "./units-messages";

export const UnitsClient = withMessages(UnitsContent);

function UnitsContent({t}: {t: UnitsTranslator}) {
  return <WithUser t={t}>{(user, replace) => <UnitsForm user={user} replace={replace} t={t} />}</WithUser>;
}

interface Props {
  readonly user: User;
  readonly replace: (user: User) => void;
  readonly t: UnitsTranslator;
}

/** Each choice is saved at once, and can be taken back. */
function UnitsForm({user, replace, t}: Props) {
  const {shown, former, problem, save} = useUnits(user, replace, t);
  return (
    <div className="form-column mt-8">
      <Choices t={t} units={shown} onChoose={(change) => void save({...shown, ...change}, shown)} />
      <p className="mt-8">{t("account.example", unitsExample(shown, t.formatLocale))}</p>
      <ProblemLine>{problem}</ProblemLine>
      <div role="status" className="mt-4 flex items-center gap-4">
        {former && <span className="text-success">{t("account.saved")}</span>}
        {former && (
          <Button variant="secondary" onClick={() => save(former, null)}>
            {t("common.undo")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The units as they are shown and saved, and the former ones as long as they can be had back. */
function useUnits(user: User, replace: Props["replace"], t: UnitsTranslator) {
  const [former, setFormer] = useState<Units | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const {shown, choose} = useChoice<Units, Awaited<ReturnType<typeof putUnits>>>(user.preferences, putUnits);

  async function save(units: Units, before: Units | null) {
    const reply = await choose(units);
    setProblem(reply.ok ? null : failureMessage(reply.err, t));
    setFormer(reply.ok ? before : null);
    if (reply.ok) replace(reply.data);
  }
  return {shown, former, problem, save};
}

interface ChoicesProps {
  readonly t: UnitsTranslator;
  readonly units: Units;
  readonly onChoose: (change: Partial<Units>) => void;
}

function Choices({t, units, onChoose}: ChoicesProps) {
  return (
    <>
      <ChoiceField
        field={{name: "distance_unit", id: "distance_unit", mistake: null}}
        label={t("signup.distanceUnit")}
        choices={distanceUnitChoices(t)}
        value={units.distance_unit}
        onChoose={(unit) => onChoose({distance_unit: unit === "mi" ? "mi" : "km"})}
      />
      <ChoiceField
        field={{name: "temperature_unit", id: "temperature_unit", mistake: null}}
        label={t("signup.temperatureUnit")}
        choices={temperatureUnitChoices(t)}
        value={units.temperature_unit}
        onChoose={(unit) => onChoose({temperature_unit: unit === "f" ? "f" : "c"})}
      />
      <ChoiceField
        field={{name: "weight_unit", id: "weight_unit", mistake: null}}
        label={t("signup.weight")}
        choices={[
          {value: "kg", label: t("signup.unitKilograms")},
          {value: "lb", label: t("signup.unitPounds")},
        ]}
        value={units.weight_unit}
        onChoose={(unit) => onChoose({weight_unit: unit === "lb" ? "lb" : "kg"})}
      />
    </>
  );
}
