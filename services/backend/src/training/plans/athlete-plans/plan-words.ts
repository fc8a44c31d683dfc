import type {LibraryLocale} from "@gradus/training/library/library-workout";
import {findLibraryPlan} from "@gradus/training/library/plans/plan-library";
import {raceName} from "@gradus/training/library/plans/plan-words";
import type {SupplementaryKind} from "../../../contract/plan-values.ts";
import type {PlanTitle} from "../planned/plan-title.ts";

interface SupplementaryText {
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

/** A title in a language. Null for a plan that the library no longer has. */
export function planTitle(title: PlanTitle, locale: LibraryLocale): string | null {
  if (title.kind === "library") return findLibraryPlan(title.id)?.words[locale].title ?? null;
  return ownPlanTitle(title, locale);
}

/** What a plan is called that was made for its athlete. */
export function ownPlanTitle(title: Exclude<PlanTitle, {kind: "library"}>, locale: LibraryLocale): string {
  const {race, fitness} = PLAN_LANGUAGES[locale];
  return title.kind === "fitness" ? fitness : race.replace("{race}", raceName(title.metres, locale));
}
