import "server-only";
import {accountWords} from "@/client/parts/account-words";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";

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
