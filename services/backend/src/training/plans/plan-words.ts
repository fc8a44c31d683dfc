import {LIBRARY_LOCALES, type LibraryLocale} from "@gradus/training/library/library-workout";
import type {SupplementalKind} from "../../contract/plan-values.ts";

export interface Beside {
  readonly title: string;
  readonly desc: string;
}

interface PlanLanguage {
  /** What a plan is called that was made for its runner. */
  readonly race: string;
  readonly fitness: string;
  readonly supplementals: Readonly<Record<SupplementalKind, Beside>>;
}

export const PLAN_LANGUAGES: Readonly<Record<LibraryLocale, PlanLanguage>> = {
  en: {
    race: "My plan for {distance} km",
    fitness: "Keeping fit",
    supplementals: {
      strength: {
        title: "Strength for runners",
        desc: "Squats, lunges, calf raises and planks: three rounds, with two repeats left in you.",
      },
      mobility: {title: "Mobility", desc: "Hips, ankles and back, slowly and without pain."},
      drills: {title: "Running drills", desc: "Skips, high knees and four relaxed strides after the run."},
    },
  },
  de: {
    race: "Mein Plan für {distance} km",
    fitness: "Fit bleiben",
    supplementals: {
      strength: {
        title: "Kraft für Läufer",
        desc: "Kniebeugen, Ausfallschritte, Wadenheben und Unterarmstütz: drei Runden, zwei Wiederholungen bleiben übrig.",
      },
      mobility: {title: "Beweglichkeit", desc: "Hüfte, Sprunggelenke und Rücken, langsam und ohne Schmerz."},
      drills: {
        title: "Lauf-ABC",
        desc: "Hopserlauf, Kniehebelauf und vier lockere Steigerungen nach dem Lauf.",
      },
    },
  },
  fr: {
    race: "Mon plan pour {distance} km",
    fitness: "Rester en forme",
    supplementals: {
      strength: {
        title: "Renforcement pour coureurs",
        desc: "Squats, fentes, montées sur pointes et gainage : trois tours, en gardant deux répétitions en réserve.",
      },
      mobility: {title: "Mobilité", desc: "Hanches, chevilles et dos, lentement et sans douleur."},
      drills: {
        title: "Gammes",
        desc: "Pas chassés, montées de genoux et quatre accélérations souples après la sortie.",
      },
    },
  },
  es: {
    race: "Mi plan para {distance} km",
    fitness: "Mantener la forma",
    supplementals: {
      strength: {
        title: "Fuerza para corredores",
        desc: "Sentadillas, zancadas, elevaciones de gemelos y planchas: tres rondas, dejando dos repeticiones en reserva.",
      },
      mobility: {title: "Movilidad", desc: "Caderas, tobillos y espalda, despacio y sin dolor."},
      drills: {
        title: "Técnica de carrera",
        desc: "Skipping, rodillas altas y cuatro rectas progresivas suaves después de correr.",
      },
    },
  },
};

/** What a plan that was made for its runner is called, in their language. */
export function planTitle(locale: LibraryLocale, distance: number | null): string {
  const {race, fitness} = PLAN_LANGUAGES[locale];
  if (distance === null) return fitness;
  const kilometres = new Intl.NumberFormat(locale, {maximumFractionDigits: 1}).format(distance / 1000);
  return race.replace("{distance}", kilometres);
}

/** The same in another language; a title that is none of these, as the name of a race, stays. */
export function planTitleIn(title: string, locale: LibraryLocale): string {
  for (const from of LIBRARY_LOCALES) {
    const {race, fitness} = PLAN_LANGUAGES[from];
    if (title === fitness) return planTitle(locale, null);
    const [before = "", after = ""] = race.split("{distance}");
    if (!title.startsWith(before) || !title.endsWith(after)) continue;
    const [, whole, tenth = "0"] =
      /^(\d+)(?:[.,](\d))?$/.exec(title.slice(before.length, title.length - after.length)) ?? [];
    if (whole !== undefined) return planTitle(locale, 1000 * Number(whole) + 100 * Number(tenth));
  }
  return title;
}
