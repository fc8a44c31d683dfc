import type {AthleteRow} from "@gradus/backend/contract/athletes";
import {reaches} from "@gradus/backend/contract/share-values";
import {createContext, useContext} from "react";

/** The athlete whose training the viewer looks at, when it is not the viewer's own. */
export type ViewedAthlete = Pick<AthleteRow, "user_id" | "name" | "level">;

export const ViewedAthleteContext = createContext<ViewedAthlete | null>(null);

/**
 * The athlete that `?athlete=` in the URL selects; null for the viewer's own training. A share that has ended shows no
 * page.
 */
export const useAthlete = (): ViewedAthlete | null => useContext(ViewedAthleteContext);

/** Whether the viewer may plan there: for themselves, and for the athletes they coach. */
export const mayPlan = (athlete: ViewedAthlete | null) => athlete === null || reaches(athlete.level, "coach");

/** Whether runs can be opened and talked about, and whether what is planned can. */
export const seesRuns = (athlete: ViewedAthlete | null) =>
  athlete === null || reaches(athlete.level, "activities");
export const seesPlan = (athlete: ViewedAthlete | null) => athlete === null || reaches(athlete.level, "plan");

/** Another page, for the same runner as this one. */
export function hrefForAthlete(href: string, athlete: Pick<ViewedAthlete, "user_id"> | null): string {
  if (athlete === null) return href;
  return `${href}${href.includes("?") ? "&" : "?"}athlete=${encodeURIComponent(athlete.user_id)}`;
}
