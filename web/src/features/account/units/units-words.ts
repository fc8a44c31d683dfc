import "server-only";
import {pickWords} from "@/lib/messages";
import type {PageContext} from "@/lib/page-context";
import {accountWords} from "../parts/account-words";

export function unitsWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...accountWords(context),
    ...pickWords(locale, "signup", ["distanceUnit", "kilometers", "miles", "temperatureUnit"]),
    ...pickWords(locale, "signup", ["celsius", "fahrenheit", "weight", "unitKilograms", "unitPounds"]),
    ...pickWords(locale, "account", ["example"]),
    ...pickWords(locale, "common", ["undo"]),
  };
}
export type UnitsWords = ReturnType<typeof unitsWords>;
