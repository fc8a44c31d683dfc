import {COACH_LIMITS} from "@gradus/backend/contract/coach-values";
import {isCountry} from "@gradus/backend/contract/country";
import {displayNames} from "@/lib/format/intl";
import type {PageContext} from "@/lib/page-context";
import {type OfferWords, offerWords} from "../coach-words";
import {type FieldErrorWords, fieldErrorWords} from "../form-errors";
import type {DraftField} from "./draft";

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface ApplyWords {
  /** The name of each step with its number: "Step 1 of 4: About you". */
  readonly steps: readonly string[];
  readonly labels: Readonly<Record<DraftField, string>>;
  readonly offer: OfferWords;
  readonly countries: readonly Option[];
  readonly languages: readonly Option[];
  readonly choose: string;
  readonly optional: string;
  readonly kept: string;
  readonly back: string;
  readonly next: string;
  readonly send: string;
  readonly sending: string;
  /** With `{day}` for the day of our answer. */
  readonly sent: string;
  readonly failed: string;
  readonly limited: string;
  readonly errors: FieldErrorWords;
}

/** Languages that coaches of a first form are likely to speak; others are written into the message. */
const LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "no", "da", "fi", "pl", "cs", "ja", "zh"];

export function applyWords({t, market: {locale}}: PageContext): ApplyWords {
  const steps = [
    t("coachProgram.stepYou"),
    t("coachProgram.stepExperience"),
    t("coachProgram.stepCoaching"),
    t("coachProgram.stepWhy"),
  ];
  return {
    steps: steps.map((name, index) => {
      const position = t("common.stepOf", {step: index + 1, steps: steps.length});
      return `${position} · ${name}`;
    }),
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
    optional: t("common.optional"),
    kept: t("coachProgram.kept"),
    back: t("common.back"),
    next: t("common.next"),
    send: t("coachProgram.send"),
    sending: t("coachProgram.sending"),
    sent: t("coachProgram.sent", {day: "{day}"}),
    failed: t("coachProgram.failed"),
    limited: t("coaches.contactLimited"),
    errors: fieldErrorWords(t, COACH_LIMITS.message),
  };
}

function named(codes: readonly string[], locale: string, type: "region" | "language"): Option[] {
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
