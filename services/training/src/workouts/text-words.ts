import type {IntensityClass} from "./workout.ts";

export const TEXT_LANGUAGES = ["en", "de", "fr", "es"] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** Words for one thing: the first is written, all are read. */
type Synonyms = readonly [written: string, ...others: string[]];

/** What the shorthand of workouts calls things in one language. Symbols, such as %, W, km and RPE, are the same in all. */
export interface TextWords {
  readonly classes: Readonly<Record<IntensityClass, Synonyms>>;
  /** Recovery in the zone of that name. */
  readonly easy: Synonyms;
  readonly hour: Synonyms;
  /** In English also `m`, if hours or seconds are next to it; alone it is also short for metres. */
  readonly minute: Synonyms;
  readonly second: Synonyms;
  /** Not m, which may be minutes. */
  readonly metre: Synonyms;
  readonly zone: Synonyms;
  readonly lap: Synonyms;
  readonly ramp: Synonyms;
  readonly grade: Synonyms;
  readonly decimal: "." | ",";
}

export const TEXT_WORDS: Readonly<Record<TextLanguage, TextWords>> = {
  en: {
    classes: {
      warmup: ["warmup", "warm-up"],
      work: ["work"],
      rest: ["rest", "recover"],
      cooldown: ["cooldown", "cool-down"],
    },
    easy: ["easy"],
    hour: ["h", "hours", "hour"],
    minute: ["min", "minutes", "minute", "m"],
    second: ["s", "seconds", "second", "sec"],
    metre: ["mtr", "metres", "meters"],
    zone: ["Z", "zone"],
    lap: ["lap"],
    ramp: ["ramp"],
    grade: ["grade"],
    decimal: ".",
  },
  de: {
    classes: {
      warmup: ["Einlaufen", "Aufwärmen"],
      work: ["Hauptteil", "Belastung"],
      rest: ["Pause", "Erholung", "Trabpause"],
      cooldown: ["Auslaufen"],
    },
    easy: ["locker"],
    hour: ["h", "Stunden", "Stunde", "Std"],
    minute: ["min", "Minuten", "Minute"],
    second: ["Sek", "Sekunden", "Sekunde"],
    metre: ["mtr", "Meter"],
    zone: ["Z", "Zone"],
    lap: ["Runde"],
    ramp: ["Rampe"],
    grade: ["Steigung"],
    decimal: ",",
  },
  fr: {
    classes: {
      warmup: ["échauffement", "echauffement"],
      work: ["effort"],
      rest: ["récup", "récupération", "recup", "recuperation", "repos"],
      cooldown: ["retour au calme"],
    },
    easy: ["facile"],
    hour: ["h", "heures", "heure"],
    minute: ["min", "minutes", "minute", "mn"],
    second: ["s", "secondes", "seconde", "sec"],
    metre: ["mtr", "mètres", "metres"],
    zone: ["Z", "zone"],
    lap: ["tour"],
    ramp: ["rampe"],
    grade: ["pente"],
    decimal: ",",
  },
  es: {
    classes: {
      warmup: ["calentamiento"],
      work: ["trabajo"],
      rest: ["descanso", "recuperación", "recuperacion", "pausa"],
      cooldown: ["vuelta a la calma"],
    },
    easy: ["suave"],
    hour: ["h", "horas", "hora"],
    minute: ["min", "minutos", "minuto"],
    second: ["s", "segundos", "segundo", "seg"],
    metre: ["mtr", "metros"],
    zone: ["Z", "zona"],
    lap: ["vuelta"],
    ramp: ["rampa"],
    grade: ["pendiente"],
    decimal: ",",
  },
};

/** The language of a locale such as de-AT; English for one the shorthand has no words of. */
export const textLanguageOf = (locale: string): TextLanguage =>
  TEXT_LANGUAGES.find((language) => language === locale.split("-")[0]) ?? "en";

/** What can be typed, as examples: each is read in its language. */
export interface TextExamples {
  readonly lengths: readonly string[];
  readonly targets: readonly string[];
  readonly words: readonly string[];
  /** The units that are never mistaken for each other. */
  readonly minute: string;
  readonly metre: string;
  readonly step: string;
  readonly workout: string;
}

export function textExamples(language: TextLanguage): TextExamples {
  const {classes, easy, minute, second, metre, lap, ramp, decimal} = TEXT_WORDS[language];
  const [warmup, rest, cooldown] = [classes.warmup[0], classes.rest[0], classes.cooldown[0]];
  const minutes = (count: number) => `${count}${minute[0]}`;
  return {
    lengths: [minutes(8), `90${second[0]}`, `400${metre[0]}`, `1${decimal}5km`, lap[0]],
    targets: ["@95-100%", "@250W", "@Z3", "@RPE6", `@${ramp[0]} 60-100%`],
    words: [warmup, easy[0], rest, cooldown],
    minute: minute[0],
    metre: metre[0],
    step: `${rest} ${minutes(2)} @60%`,
    workout: [
      `${warmup} ${minutes(10)} @70%`,
      `3x(${minutes(8)} @95-100%, ${rest} ${minutes(2)})`,
      `${cooldown} ${minutes(10)} @65%`,
    ].join("\n"),
  };
}
