import {TEXT_WORDS, type TextLanguage, type TextWords} from "./text-words.ts";
import {INTENSITY_CLASSES, type IntensityClass, type WorkoutDistanceUnit} from "./workout.ts";

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const PERCENTS = String.raw`(${NUMBER})\s*%?\s*[-–]\s*(${NUMBER})\s*%`;
const END = String.raw`(?![\p{L}\d])`;
const pattern = (source: string) => new RegExp(`${source}${END}`, "iuy");

/** What is written alike in every language. */
export const SYMBOLS = {
  between: /[\s;,]*/y,
  space: /[^\S\n]*/y,
  repeat: /(\d+)\s*[x×]\s*\(/iy,
  /** Of one step alone, without brackets. */
  times: /(\d+)\s*[x×]\s*(?=\d)/iy,
  close: /\)/y,
  note: /"([^"\n]*)"/y,
  at: /@\s*/y,
  plus: /\+/y,
  /** A number alone means nothing, so that the word behind it is named with it. */
  unknown: new RegExp(String.raw`${NUMBER}[^\S\n]+\p{L}[^\s,;()]*|[^\s,;()]+|.`, "uy"),
  /** 90:00 is an hour and a half; seconds end at 59, and minutes too where hours stand before them. */
  clock: pattern(String.raw`(?:(\d+):(?=[0-5]?\d:))?(\d{1,3}):([0-5]\d)`),
  range: new RegExp(PERCENTS, "iy"),
  percent: new RegExp(String.raw`(${NUMBER})\s*%`, "iy"),
  power: pattern(`(${NUMBER})\\s*W`),
  effort: pattern("RPE\\s*(10|[1-9])"),
} as const;

/** How the shorthand is read in one language: its own words, and those of English. */
export interface TextGrammar {
  readonly word: RegExp;
  /** Which class a word names; `easy` as well. */
  readonly classOf: (word: string) => IntensityClass | "easy";
  readonly time: RegExp;
  /** A number and `m` alone, which may be minutes or metres. */
  readonly bareM: RegExp;
  readonly distance: RegExp;
  readonly unitOf: (word: string) => WorkoutDistanceUnit;
  readonly lap: RegExp;
  readonly grade: RegExp;
  readonly ramp: RegExp;
  readonly zone: RegExp;
}

const folded = (word: string) => word.toLowerCase().replaceAll(/\s+/g, " ");

/** Any of them; the longest first, and spaces however many. */
const anyOf = (words: readonly string[]) =>
  `(?:${words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(" ", String.raw`[^\S\n]+`))
    .join("|")})`;

function grammarOf(language: TextLanguage): TextGrammar {
  const own = TEXT_WORDS[language];
  const all = (pick: (words: TextWords) => readonly string[]) => [...pick(own), ...pick(TEXT_WORDS.en)];
  const unit = (pick: (words: TextWords) => readonly string[]) => String.raw`${anyOf(all(pick))}\.?`;
  const classes = new Map(
    INTENSITY_CLASSES.flatMap((each) =>
      all(({classes}) => classes[each]).map((word) => [folded(word), each]),
    ),
  );
  const easy = all((words) => words.easy);
  const [hour, minute, second] = [unit(({hour}) => hour), unit(({minute}) => minute), unit((w) => w.second)];
  return {
    word: pattern(`(${anyOf([...classes.keys(), ...easy])})`),
    classOf: (word) => classes.get(folded(word)) ?? "easy",
    time: pattern(String.raw`(?=\d)(?:(\d+)\s*${hour})?\s*(?:(\d+)\s*${minute})?\s*(?:(\d+)\s*${second})?`),
    bareM: pattern(String.raw`(${NUMBER})\s*m(?!\s*\d+\s*${second})`),
    distance: pattern(String.raw`(${NUMBER})\s*(${anyOf([...all(({metre}) => metre), "km", "mi"])})`),
    unitOf: (word) => {
      const known = word.toLowerCase();
      return known === "km" || known === "mi" ? known : "m";
    },
    lap: pattern(anyOf(all(({lap}) => lap))),
    grade: new RegExp(String.raw`${anyOf(all(({grade}) => grade))}\s*([-−+]?${NUMBER})\s*%`, "iuy"),
    ramp: new RegExp(String.raw`${anyOf(all(({ramp}) => ramp))}\s*${PERCENTS}`, "iuy"),
    zone: pattern(String.raw`${anyOf(all(({zone}) => zone))}\s*([1-5])`),
  };
}

export const TEXT_GRAMMARS: Readonly<Record<TextLanguage, TextGrammar>> = {
  en: grammarOf("en"),
  de: grammarOf("de"),
  fr: grammarOf("fr"),
  es: grammarOf("es"),
};
