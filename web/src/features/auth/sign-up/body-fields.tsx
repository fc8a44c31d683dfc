import {market, type Region} from "@gradus/schemas/markets";
import {useState} from "react";
import {MeasureField} from "@/client/forms/measure-field";
import {ChoiceField} from "@/ui/form/choice-field";
import type {useForm} from "@/ui/form/use-form";
import type {SignUpData} from "./sign-up-data";
import type {OthersTranslator} from "./sign-up-messages";

interface Props {
  readonly form: Pick<ReturnType<typeof useForm<string>>, "field">;
  readonly t: OthersTranslator;
  readonly data: SignUpData;
  readonly region: Region;
}

export function BodyFields({form, t, data, region}: Props) {
  const [units, setUnits] = useState(
    data.body_units ?? (market(region).units.temperature === "F" ? "imperial" : "metric"),
  );
  const measure = (name: keyof SignUpData) => ({field: form.field(name), defaultValue: data[name]});
  const height = {label: t("signup.height"), hint: t("signup.heightWhy")};
  const weight = {label: t("signup.weight"), hint: t("signup.weightWhy")};
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
      {units === "metric" ? (
        <>
          <MeasureField {...measure("height_cm")} {...height} unit={t("signup.unitCentimetres")} />
          <MeasureField {...measure("weight_kg")} {...weight} unit={t("signup.unitKilograms")} />
        </>
      ) : (
        <>
          <MeasureField {...measure("height_ft")} {...height} unit={t("signup.unitFeet")} />
          <MeasureField {...measure("height_in")} label={height.label} unit={t("signup.unitInches")} />
          <MeasureField {...measure("weight_lb")} {...weight} unit={t("signup.unitPounds")} />
        </>
      )}
    </>
  );
}
