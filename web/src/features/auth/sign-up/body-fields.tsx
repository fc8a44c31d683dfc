import {market, type Region} from "@gradus/schemas/markets";
import {useState} from "react";
import {ChoiceField} from "@/ui/form/choice-field";
import {TextField} from "@/ui/form/text-field";
import type {useForm} from "@/ui/form/use-form";
import type {SignUpData} from "./sign-up-data";
import type {OthersWords} from "./sign-up-words";

interface Props {
  readonly form: Pick<ReturnType<typeof useForm<string>>, "field">;
  readonly words: OthersWords;
  readonly data: SignUpData;
  readonly region: Region;
}

/** Height and weight in the units people know theirs in. */
export function BodyFields({form, words, data, region}: Props) {
  const [units, setUnits] = useState(
    data.body_units ?? (market(region).units.temperature === "F" ? "imperial" : "metric"),
  );
  const number = (name: keyof SignUpData, label: string, unit: string, hint?: string) => (
    <TextField
      field={form.field(name)}
      label={`${label} (${unit})`}
      hint={hint}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={data[name]}
    />
  );
  const {height, heightWhy, weight, weightWhy} = words;
  return (
    <>
      <ChoiceField
        field={form.field("body_units")}
        label={words.bodyUnits}
        choices={[
          {value: "metric", label: `${words.unitCentimetres}, ${words.unitKilograms}`},
          {value: "imperial", label: `${words.unitFeet}, ${words.unitInches}, ${words.unitPounds}`},
        ]}
        defaultValue={units}
        onChoose={setUnits}
      />
      {units === "metric" && number("height_cm", height, words.unitCentimetres, heightWhy)}
      {units === "imperial" && number("height_ft", height, words.unitFeet, heightWhy)}
      {units === "imperial" && number("height_in", height, words.unitInches)}
      {units === "metric" && number("weight_kg", weight, words.unitKilograms, weightWhy)}
      {units === "imperial" && number("weight_lb", weight, words.unitPounds, weightWhy)}
    </>
  );
}
