import {SURFACES} from "@gradus/backend/contract/activity-values";
import {useId} from "react";
import type {Quantity} from "@/charts/race/units";
import {Disclosure} from "@/ui/disclosure";
import {CheckField} from "@/ui/form/check-field";
import {SelectField} from "@/ui/form/select-field";
import {MeasureInput} from "./measure-input";
import type {NumberInput, RaceInputs} from "./race-inputs";
import {measureIo, type RacesSetting} from "./read-typed";
import type {ChangeInputs} from "./use-race-inputs";

const PLACES = {
  training: [
    ["training_elevation", "elevation"],
    ["training_temperature", "temperature"],
    ["training_humidity", "humidity"],
  ],
  raceDay: [
    ["race_elevation", "elevation"],
    ["race_temperature", "temperature"],
    ["race_humidity", "humidity"],
    ["wind", "wind"],
  ],
} as const satisfies Record<string, readonly (readonly [NumberInput, Quantity])[]>;

const LABELS = {
  elevation: "race.elevation",
  temperature: "race.temperature",
  humidity: "race.humidity",
  wind: "race.headwind",
} as const;

interface Props {
  readonly inputs: RaceInputs;
  readonly change: ChangeInputs;
  readonly setting: RacesSetting;
}

export function ConditionsPanel({inputs, change, setting}: Props) {
  const {t} = setting;
  const id = useId();
  const isTold = [...PLACES.training, ...PLACES.raceDay].some(([name]) => inputs[name] !== undefined);
  return (
    <Disclosure summary={t("races.conditions")} level={2} className="mt-8" open={isTold}>
      <p className="text-label text-text-2">{t("races.conditionsHint")}</p>
      <div className="grid grid-cols-2 gap-x-4">
        <Place place="training" id={id} inputs={inputs} change={change} setting={setting} />
        <Place place="raceDay" id={id} inputs={inputs} change={change} setting={setting} />
      </div>
      <SelectField
        field={{id: `${id}-surface`, name: "surface", mistake: null}}
        label={t("races.surface")}
        className="mt-4"
        choices={SURFACES.map((value) => ({value, label: t(`runSurface.${value}`)}))}
        value={inputs.surface ?? "road"}
        onChange={({currentTarget: {value}}) => change({surface: value === "road" ? undefined : value})}
      />
      <SelectField
        field={{id: `${id}-pacing`, name: "pacing", mistake: null}}
        label={t("race.pacing")}
        className="mt-4"
        choices={[
          {value: "even", label: t("race.pacings.even")},
          {value: "terrain", label: t("race.pacings.terrain")},
        ]}
        value={inputs.pacing ?? "even"}
        onChange={({currentTarget: {value}}) => change({pacing: value === "even" ? undefined : value})}
      />
      <CheckField
        field={{id: `${id}-acclimatised`, name: "acclimatised", mistake: null}}
        label={t("races.acclimatised")}
        checked={inputs.acclimatised === "1"}
        onCheck={(isChecked) => change({acclimatised: isChecked ? "1" : undefined})}
      />
      <CheckField
        field={{id: `${id}-heat`, name: "heat", mistake: null}}
        label={t("races.heat")}
        checked={inputs.heat !== "0"}
        onCheck={(isChecked) => change({heat: isChecked ? undefined : "0"})}
      />
    </Disclosure>
  );
}

function Place({place, id, inputs, change, setting}: Props & {place: keyof typeof PLACES; id: string}) {
  const {t, scales} = setting;
  return (
    <fieldset className="mt-4">
      <legend className="text-ui">{t(`race.${place}`)}</legend>
      {PLACES[place].map(([name, quantity]) => (
        <MeasureInput
          key={name}
          id={`${id}-${name}`}
          name={name}
          label={`${t(LABELS[quantity])} (${scales[quantity].unit})`}
          hint={quantity === "wind" ? t("race.windHint") : undefined}
          value={inputs[name]}
          {...measureIo(name, quantity, setting)}
          onChange={(value) => change({[name]: value})}
        />
      ))}
    </fieldset>
  );
}
