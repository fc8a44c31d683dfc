import "server-only";
import {minimumAge} from "@gradus/backend/contract/bounds";
import {accountWords} from "@/client/parts/account-words";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";

export function profileWords(context: PageContext) {
  const {locale, region} = context.market;
  return {
    ...accountWords(context),
    ...pickWords(locale, "auth", ["usernameTaken"]),
    ...pickWords(locale, "signup", ["username", "usernameHint", "usernameInvalid", "firstName", "lastName"]),
    ...pickWords(locale, "signup", [
      "dob",
      "dobInvalid",
      "gender",
      "female",
      "male",
      "nonbinary",
      "preferNot",
    ]),
    ...pickWords(locale, "signup", ["height", "weight", "weightWhy"]),
    ...pickWords(locale, "signup", ["unitCentimetres", "unitKilograms", "unitPounds"]),
    ...pickWords(locale, "signup", ["unitFeet", "unitInches"]),
    tooYoung: context.t("signup.tooYoung", {age: minimumAge(region)}),
  };
}
export type ProfileWords = ReturnType<typeof profileWords>;
