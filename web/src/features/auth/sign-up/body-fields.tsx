import {market, type Region} from "@gradus/schemas/markets";
import {useState} from "react";
import {ChoiceField} from "@/ui/form/choice-field";
import {TextField} from "@/ui/form/text-field";
import type {useForm} from "@/ui/form/use-form";
import type {SignUpData} from "./sign-up-data";
import type {OthersTranslator} from "./sign-up-messages";

interface Props {
  readonly form: Pick<ReturnType<typeof useForm<string>>, "field">;
  readonly t: OthersTranslator;
  readonly data: SignUpData;
  readonly region: Region;
}

/** Height and weight in the units people know theirs in. */
export function BodyFields({form, t, data, region}: Props) {
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
  const height = t("signup.height");
  const heightWhy = t("signup.heightWhy");
  const weight = t("signup.weight");
  const weightWhy = t("signup.weightWhy");
  return (
    <>
      <ChoiceField
        field={form.field("body_units")}
        label={t("signup.bodyUnits")}
        choices={[
          {value: "metric", label: `${t("signup.unitCentimetres")}, ${t("signup.unitKilograms")}`},
          {
            value: "imperial",
            label: `${t("signup.unitFeet")}, ${t("signup.unitInches")}, ${t("signup.unitPounds")}`,
          },
        ]}
        defaultValue={units}
        onChoose={setUnits}
      />
      {units === "metric" && number("height_cm", height, t("signup.unitCentimetres"), heightWhy)}
      {units === "imperial" && number("height_ft", height, t("signup.unitFeet"), heightWhy)}
      {units === "imperial" && number("height_in", height, t("signup.unitInches"))}
      {units === "metric" && number("weight_kg", weight, t("signup.unitKilograms"), weightWhy)}
      {units === "imperial" && number("weight_lb", weight, t("signup.unitPounds"), weightWhy)}
    </>
  );
}
