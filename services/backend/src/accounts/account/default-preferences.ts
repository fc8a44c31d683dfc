import {market, type Region} from "@gradus/schemas/markets";
import type {Preferences} from "../../contract/accounts.ts";

export const DEFAULT_PREFERENCES: Preferences = {
  distance_unit: "km",
  temperature_unit: "c",
  weight_unit: "kg",
  week_start: "monday",
  theme: "system",
  single_key_shortcuts: true,
  share_defaults: {level: "activities"},
  mail: {product: true, training: true, news: false},
};

type Units = Pick<Preferences, "distance_unit" | "temperature_unit"> &
  Partial<Pick<Preferences, "weight_unit">>;

/** News only for users who opted in. */
export function preferencesFor(region: Region, units: Units, wantsNews: boolean): Preferences {
  return {
    ...DEFAULT_PREFERENCES,
    weight_unit: region === "us" ? "lb" : "kg",
    week_start: market(region).weekStart,
    ...units,
    mail: {...DEFAULT_PREFERENCES.mail, news: wantsNews},
  };
}
