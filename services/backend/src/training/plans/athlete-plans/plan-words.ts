import {LIBRARY_LOCALES, type LibraryLocale} from "@gradus/training/library/library-workout";
import {metresOf, raceName} from "@gradus/training/library/plans/plan-words";
import type {SupplementaryKind} from "../../../contract/plan-values.ts";

export interface SupplementaryText {
  readonly title: string;
  readonly desc: string;
}

interface PlanLanguage {
  /** What a plan is called that was made for its runner. */
  readonly race: string;
  readonly fitness: string;
  readonly supplementals: Readonly<Record<SupplementaryKind, SupplementaryText>>;
}

export const PLAN_LANGUAGES: Readonly<Record<LibraryLocale, PlanLanguage>> = {
  en: {
    race: "My plan: {race}",
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
    race: "Mein Plan: {race}",
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
    race: "Mon plan : {race}",
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
    race: "Mi plan: {race}",
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

export function planTitle(locale: LibraryLocale, distance: number | null): string {
  const {race, fitness} = PLAN_LANGUAGES[locale];
  return distance === null ? fitness : race.replace("{race}", raceName(distance, locale));
}

/** The same in another language; a title that is none of these, as the name of a race, stays. */
export function planTitleIn(title: string, locale: LibraryLocale): string {
  for (const from of LIBRARY_LOCALES) {
    const {race, fitness} = PLAN_LANGUAGES[from];
    if (title === fitness) return planTitle(locale, null);
    const [before = ""] = race.split("{race}");
    const metres = title.startsWith(before) ? metresOf(title.slice(before.length), from) : null;
    if (metres !== null) return planTitle(locale, metres);
  }
  return title;
}
