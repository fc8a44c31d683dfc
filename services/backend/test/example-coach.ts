import type {coach} from "../src/coaches/tables.ts";

type NewCoach = typeof coach.$inferInsert;

/** A publicly visible coach that matches no filter. */
export function exampleCoach(id: string, changes: Partial<NewCoach> = {}): NewCoach {
  const at = new Date("2026-01-01T00:00:00Z");
  return {
    id,
    slug: id.replaceAll("_", "-"),
    name: id,
    email: `${id}@private.example`,
    locale: "en",
    headline: {en: "Runs well", de: "Läuft gut"},
    texts: {about: {en: "About", de: "Über mich"}, approach: {en: "Approach", de: "Vorgehen"}},
    plans: [{goal: "marathon", weeks: 16, runs_per_week: 4}],
    portrait_seed: 7,
    country: "NZ",
    languages: ["en"],
    distances: [],
    triathlon: [],
    in_person: false,
    run_preferences: [],
    platforms: [],
    specialities: ["hills"],
    price_band: "middle",
    listed: true,
    created_at: at,
    updated_at: at,
    ...changes,
  };
}
