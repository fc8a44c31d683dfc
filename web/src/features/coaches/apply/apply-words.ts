import "server-only";
import {isCountry} from "@gradus/backend/contract/country";
import {formWords} from "@/client/forms/form-words";
import type {PageContext} from "@/content/page-context";
import {displayNames} from "@/lib/format/intl";
import type {Choice} from "@/ui/form/select-field";
import {offerWords} from "../coach-words";

/** Languages that coaches of a first form are likely to speak; others are written into the message. */
const LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "no", "da", "fi", "pl", "cs", "ja", "zh"];

export function applyWords(context: PageContext) {
  const {t, market} = context;
  const {locale} = market;
  const steps = [
    t("coachProgram.stepYou"),
    t("coachProgram.stepExperience"),
    t("coachProgram.stepCoaching"),
    t("coachProgram.stepWhy"),
  ];
  return {
    steps: steps.map((name, index) => ({
      name,
      position: t("common.stepOf", {step: index + 1, steps: steps.length}),
    })),
    labels: {
      name: t("coachProgram.name"),
      email: t("coachProgram.email"),
      country: t("coachProgram.country"),
      languages: t("coachProgram.languages"),
      experience_years: t("coachProgram.years"),
      credentials: t("coachProgram.credentials"),
      link: t("coachProgram.link"),
      distances: t("coaches.distance"),
      triathlon: t("coaches.triathlon"),
      in_person: t("coaches.inPerson"),
      run_preferences: t("coaches.runPreferences"),
      platforms: t("coaches.platforms"),
      price_band: t("coachProgram.price"),
      message: t("coachProgram.message"),
      privacy: t("coachProgram.privacy"),
    },
    offer: offerWords(t),
    countries: named(listCountries(), locale, "region"),
    languages: named(LANGUAGES, locale, "language"),
    choose: t("coachProgram.choose"),
    kept: t("coachProgram.kept"),
    back: t("common.back"),
    next: t("common.next"),
    send: t("coachProgram.send"),
    sending: t("coachProgram.sending"),
    /** With `{day}` for the day of our answer. */
    sent: t("coachProgram.sent", {day: "{day}"}),
    privacyRequired: t("coachProgram.privacyRequired"),
    linkInvalid: t("coachProgram.linkInvalid"),
    manyLanguages: t("coachProgram.manyLanguages", {max: "{max}"}),
    form: formWords(context),
  };
}
export type ApplyWords = ReturnType<typeof applyWords>;

function named(codes: readonly string[], locale: string, type: "region" | "language"): Choice[] {
  const names = displayNames(locale, type);
  const {compare} = new Intl.Collator(locale);
  return codes
    .map((value) => ({value, label: names.of(value) ?? value}))
    .sort((a, b) => compare(a.label, b.label));
}

function listCountries() {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  return letters.flatMap((first) => letters.map((second) => `${first}${second}`)).filter(isCountry);
}
