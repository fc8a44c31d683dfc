import {FALLBACK_LOCALE, isLocale, type Locale} from "@gradus/schemas/markets";

interface Words {
  readonly morning: string;
  readonly midday: string;
  readonly afternoon: string;
  readonly evening: string;
  readonly night: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  en: {
    morning: "Morning run",
    midday: "Midday run",
    afternoon: "Afternoon run",
    evening: "Evening run",
    night: "Night run",
  },
  de: {
    morning: "Lauf am Morgen",
    midday: "Lauf am Mittag",
    afternoon: "Lauf am Nachmittag",
    evening: "Lauf am Abend",
    night: "Lauf in der Nacht",
  },
  fr: {
    morning: "Course du matin",
    midday: "Course de midi",
    afternoon: "Course de l’après-midi",
    evening: "Course du soir",
    night: "Course de nuit",
  },
  es: {
    morning: "Carrera de la mañana",
    midday: "Carrera del mediodía",
    afternoon: "Carrera de la tarde",
    evening: "Carrera de la noche",
    night: "Carrera de madrugada",
  },
};

/** The default name of a run until its runner sets one: by the hour it began, never by the place. */
export function runName(local_hour: number, locale: string): string {
  return WORDS[isLocale(locale) ? locale : FALLBACK_LOCALE][timeOfDay(local_hour)];
}

function timeOfDay(hour: number): keyof Words {
  if (hour < 5 || hour >= 22) return "night";
  if (hour < 11) return "morning";
  if (hour < 14) return "midday";
  return hour < 18 ? "afternoon" : "evening";
}
