import type {Level, LibraryLocale} from "../library-workout.ts";
import {fill} from "../words/words.ts";
import {GOAL_METRES, PLAN_GOALS, type PlanGoal, type PlanRecipe} from "./library-plan.ts";

export interface PlanWords {
  readonly title: string;
  readonly desc: string;
}

interface PlanLanguage {
  readonly title: string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly goals: Readonly<Record<PlanGoal, readonly [name: string, desc: string]>>;
}

const LANGUAGES: Readonly<Record<LibraryLocale, PlanLanguage>> = {
  en: {
    title: "{goal} in {weeks} weeks, {level}",
    levels: {beginner: "beginner", intermediate: "intermediate", advanced: "advanced"},
    goals: {
      "5k": ["5 km", "Hills and intervals make you fast, easy runs keep you fresh for them."],
      "10k": [
        "10 km",
        "Tempo and threshold build the power you hold for 10 km, and a short taper lets it show.",
      ],
      half: [
        "Half marathon",
        "Long runs grow step by step, and threshold work moves your pace for the half marathon.",
      ],
      marathon: [
        "Marathon",
        "Patience first: many easy kilometres, long runs that grow, and two weeks of taper.",
      ],
      "ultra-50k": [
        "Ultra 50 km",
        "Time on your feet is what counts, with hills for strength and enough hard work to stay quick.",
      ],
      fitness: ["Keep fit", "No race in sight: two kinds of hard sessions in turn keep what you have."],
    },
  },
  de: {
    title: "{goal} in {weeks} Wochen, {level}",
    levels: {beginner: "Einstieg", intermediate: "fortgeschritten", advanced: "ambitioniert"},
    goals: {
      "5k": ["5 km", "Berge und Intervalle machen dich schnell, lockere Läufe halten dich dafür frisch."],
      "10k": [
        "10 km",
        "Tempo und Schwelle bauen die Leistung auf, die du über 10 km hältst; ein kurzes Tapering bringt sie zum Vorschein.",
      ],
      half: [
        "Halbmarathon",
        "Die langen Läufe wachsen Schritt für Schritt, Schwellentraining hebt dein Tempo für den Halbmarathon.",
      ],
      marathon: [
        "Marathon",
        "Zuerst Geduld: viele lockere Kilometer, lange Läufe, die wachsen, und zwei Wochen Tapering.",
      ],
      "ultra-50k": [
        "Ultra 50 km",
        "Es zählt die Zeit auf den Beinen, dazu Berge für die Kraft und genug Hartes, um schnell zu bleiben.",
      ],
      fitness: [
        "Fit bleiben",
        "Kein Rennen in Sicht: Zwei Arten harter Einheiten im Wechsel erhalten, was du hast.",
      ],
    },
  },
  fr: {
    title: "{goal} en {weeks} semaines, {level}",
    levels: {beginner: "débutant", intermediate: "intermédiaire", advanced: "confirmé"},
    goals: {
      "5k": [
        "5 km",
        "Les côtes et les intervalles vous rendent rapide, les footings vous gardent frais pour les courir.",
      ],
      "10k": [
        "10 km",
        "Le tempo et le seuil construisent la puissance que vous tenez sur 10 km, et un court affûtage la révèle.",
      ],
      half: [
        "Semi-marathon",
        "Les sorties longues s’allongent pas à pas, et le travail au seuil fait progresser votre allure de semi.",
      ],
      marathon: [
        "Marathon",
        "La patience d’abord, avec beaucoup de kilomètres faciles, des sorties longues qui s’allongent et deux semaines d’affûtage.",
      ],
      "ultra-50k": [
        "Ultra 50 km",
        "C’est le temps passé à courir qui compte, avec des côtes pour la force et assez d’intensité pour rester vif.",
      ],
      fitness: [
        "Garder la forme",
        "Sans course en vue, deux sortes de séances dures en alternance entretiennent vos acquis.",
      ],
    },
  },
  es: {
    title: "{goal} en {weeks} semanas, {level}",
    levels: {beginner: "inicial", intermediate: "intermedio", advanced: "avanzado"},
    goals: {
      "5k": [
        "5 km",
        "Las cuestas y las series te hacen rápido; los rodajes suaves te mantienen fresco para ellas.",
      ],
      "10k": [
        "10 km",
        "El tempo y el umbral construyen la potencia que aguantas en 10 km, y una breve puesta a punto la saca a la luz.",
      ],
      half: [
        "Media maratón",
        "Las tiradas largas crecen paso a paso y el trabajo de umbral mejora tu ritmo de media maratón.",
      ],
      marathon: [
        "Maratón",
        "Primero, paciencia: muchos kilómetros suaves, tiradas largas que crecen y dos semanas de puesta a punto.",
      ],
      "ultra-50k": [
        "Ultra 50 km",
        "Cuenta el tiempo en marcha, con cuestas para la fuerza y trabajo duro suficiente para no perder chispa.",
      ],
      fitness: [
        "Mantener la forma",
        "Sin carrera a la vista: dos tipos de sesiones duras se alternan y conservan lo que tienes.",
      ],
    },
  },
};

/** Courses are measured a little long, and watches a little short. */
const SAME_DISTANCE = 0.01;

/** What a race over so many metres is called: half marathon, 12.5 km. */
export function raceName(metres: number, locale: LibraryLocale): string {
  const goal = PLAN_GOALS.find((each) => {
    const own = GOAL_METRES[each];
    return own !== null && Math.abs(metres - own) <= SAME_DISTANCE * own;
  });
  if (goal) return LANGUAGES[locale].goals[goal][0];
  return `${new Intl.NumberFormat(locale, {maximumFractionDigits: 1}).format(metres / 1000)} km`;
}

/** Title and description of a plan in each language. */
export function planWords({goal, level, weeks}: PlanRecipe): Record<LibraryLocale, PlanWords> {
  const inLanguage = (locale: LibraryLocale): PlanWords => {
    const {title, levels, goals} = LANGUAGES[locale];
    const [name, desc] = goals[goal];
    return {title: fill(title, {goal: name, weeks, level: levels[level]}), desc};
  };
  return {en: inLanguage("en"), de: inLanguage("de"), fr: inLanguage("fr"), es: inLanguage("es")};
}
