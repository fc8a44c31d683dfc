import {toPounds} from "@/client/forms/body-units";
import type {Units} from "@/client/resources/use-user";

const KM_PER_MILE = 1.609344;
const EXAMPLE = {km: 10, celsius: 18, kg: 62};

export function unitsExample({distance_unit, temperature_unit, weight_unit}: Units, format: string) {
  const write = (value: number, unit: string, digits: number) =>
    new Intl.NumberFormat(format, {style: "unit", unit, maximumFractionDigits: digits}).format(value);
  const {km, celsius, kg} = EXAMPLE;
  return {
    distance: distance_unit === "mi" ? write(km / KM_PER_MILE, "mile", 1) : write(km, "kilometer", 1),
    temperature:
      temperature_unit === "f"
        ? write((celsius * 9) / 5 + 32, "fahrenheit", 0)
        : write(celsius, "celsius", 0),
    weight: weight_unit === "lb" ? write(toPounds(kg), "pound", 0) : write(kg, "kilogram", 0),
  };
}
