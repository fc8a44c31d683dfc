import "server-only";
import {BOUNDS, minimumAge} from "@gradus/backend/contract/bounds";
import {formWords} from "@/client/forms/form-words";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";

function stepWords(context: PageContext) {
  return {...pickWords(context.market.locale, "common", ["back", "next"]), form: formWords(context)};
}
export type StepWords = ReturnType<typeof stepWords>;

function passwordWords({t, market: {locale}}: PageContext) {
  return {
    ...pickWords(locale, "auth", ["password", "showPassword", "hidePassword"]),
    ...pickWords(locale, "auth", ["strengthWeak", "strengthFair", "strengthStrong"]),
    passwordHint: t("auth.passwordHint", {min: BOUNDS.password.min}),
  };
}

export function credentialsWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...stepWords(context),
    ...passwordWords(context),
    ...pickWords(locale, "auth", ["email", "accountExists", "usernameTaken", "signIn"]),
    ...pickWords(locale, "signup", ["username", "usernameHint", "usernameInvalid"]),
  };
}
export type CredentialsWords = ReturnType<typeof credentialsWords>;

export function nameWords(context: PageContext) {
  const {locale} = context.market;
  return {...stepWords(context), ...pickWords(locale, "signup", ["firstName", "lastName"])};
}
export type NameWords = ReturnType<typeof nameWords>;

export function timezoneWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...stepWords(context),
    ...pickWords(locale, "signup", ["timezone", "timezoneNow", "timezoneFind"]),
  };
}
export type TimezoneWords = ReturnType<typeof timezoneWords>;

export function unitsWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...stepWords(context),
    ...pickWords(locale, "signup", ["distanceUnit", "kilometers", "miles"]),
    ...pickWords(locale, "signup", ["temperatureUnit", "celsius", "fahrenheit"]),
    ...pickWords(locale, "signup", ["goalRace", "goalNone", "goal5k", "goal10k", "goalHalf"]),
    ...pickWords(locale, "signup", ["goalMarathon", "goalUltra", "goalDate", "goalName", "goalDateInvalid"]),
  };
}
export type UnitsWords = ReturnType<typeof unitsWords>;

export function othersWords(context: PageContext) {
  const {t, market, values} = context;
  const {locale} = market;
  return {
    ...stepWords(context),
    ...passwordWords(context),
    ...pickWords(locale, "signup", ["dob", "day", "month", "year", "dobWhy", "dobInvalid"]),
    ...pickWords(locale, "signup", ["gender", "female", "male", "nonbinary", "preferNot", "genderWhy"]),
    ...pickWords(locale, "signup", ["height", "heightWhy", "weight", "weightWhy", "bodyUnits"]),
    ...pickWords(locale, "signup", [
      "unitCentimetres",
      "unitKilograms",
      "unitPounds",
      "unitFeet",
      "unitInches",
    ]),
    ...pickWords(locale, "signup", ["privacyAgree", "privacyPolicy", "privacyRequired", "privacyChanged"]),
    ...pickWords(locale, "signup", ["passwordAgain", "passwordAgainWhy", "marketing", "create", "creating"]),
    tooYoung: t("signup.tooYoung", {age: minimumAge(market.region)}),
    createFailed: t("auth.createFailed", {email: values.supportEmail ?? ""}),
  };
}
export type OthersWords = ReturnType<typeof othersWords>;
