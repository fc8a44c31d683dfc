"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {useState} from "react";
import {failureWords} from "@/client/forms/failure-words";
import {fill} from "@/client/messages/fill";
import {WithUserClient} from "@/client/parts/with-user-client";
import {browserSession} from "@/client/session/browser-session";
import {Button} from "@/ui/button";
import {ChoiceField} from "@/ui/form/choice-field";
import {type Units, unitsExample} from "./units-example";
import type {UnitsWords} from "./units-words";

export function UnitsClient({words}: {words: UnitsWords}) {
  return (
    <WithUserClient words={words}>
      {(user, replace) => <UnitsForm {...{user, replace, words}} />}
    </WithUserClient>
  );
}

interface Props {
  readonly user: User;
  readonly replace: (user: User) => void;
  readonly words: UnitsWords;
}

/** Each choice is saved at once, and can be taken back. */
function UnitsForm({user, replace, words}: Props) {
  const [former, setFormer] = useState<Units | null>(null);
  const [pending, setPending] = useState<Units | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // What was chosen shows before the server has it.
  const shown: Units = pending ?? user.preferences;

  async function save(units: Units, before: Units | null) {
    setPending(units);
    const reply = await putUnits(user, units);
    setPending((now) => (now === units ? null : now));
    setProblem(reply.ok ? null : failureWords(reply.err, words.form));
    if (!reply.ok) return;
    setFormer(before);
    replace(reply.data);
  }
  const choose = (change: Partial<Units>) => save({...shown, ...change}, shown);
  return (
    <div className="form-column mt-8">
      <ChoiceField
        field={{name: "distance_unit", id: "distance_unit", mistake: null}}
        label={words.distanceUnit}
        choices={[
          {value: "km", label: words.kilometers},
          {value: "mi", label: words.miles},
        ]}
        value={shown.distance_unit}
        onChoose={(unit) => choose({distance_unit: unit === "mi" ? "mi" : "km"})}
      />
      <ChoiceField
        field={{name: "temperature_unit", id: "temperature_unit", mistake: null}}
        label={words.temperatureUnit}
        choices={[
          {value: "c", label: words.celsius},
          {value: "f", label: words.fahrenheit},
        ]}
        value={shown.temperature_unit}
        onChoose={(unit) => choose({temperature_unit: unit === "f" ? "f" : "c"})}
      />
      <ChoiceField
        field={{name: "weight_unit", id: "weight_unit", mistake: null}}
        label={words.weight}
        choices={[
          {value: "kg", label: words.unitKilograms},
          {value: "lb", label: words.unitPounds},
        ]}
        value={shown.weight_unit}
        onChoose={(unit) => choose({weight_unit: unit === "lb" ? "lb" : "kg"})}
      />
      <p className="mt-8">{fill(words.example, unitsExample(shown, words.form.format))}</p>
      <p role="alert" className="mt-4 text-danger empty:hidden">
        {problem}
      </p>
      <div role="status" className="mt-4 flex items-center gap-4">
        {former && <span className="text-success">{words.saved}</span>}
        {former && (
          <Button variant="secondary" onClick={() => save(former, null)}>
            {words.undo}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Without a version: two choices in a row are no conflict. */
function putUnits({id}: User, {distance_unit, temperature_unit, weight_unit}: Units) {
  const body = {
    "preferences.distance_unit": distance_unit,
    "preferences.temperature_unit": temperature_unit,
    "preferences.weight_unit": weight_unit,
  };
  return browserSession().callBackend("PUT /b/api/v1/users/{id}", {
    params: {id},
    query: {fields: Object.keys(body).join(",")},
    body,
  });
}
