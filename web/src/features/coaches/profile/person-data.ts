import type {CoachProfile} from "@gradus/backend/contract/coaches";

/** A coach as structured data: what the page shows, and no more. */
export function personData(coach: CoachProfile, url: string) {
  return {
    "@type": "Person",
    name: coach.name,
    description: coach.headline,
    url,
    knowsLanguage: coach.languages,
    homeLocation: {"@type": "Country", name: coach.country},
  };
}
