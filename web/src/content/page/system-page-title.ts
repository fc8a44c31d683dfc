import {ownValue} from "@gradus/schemas/own-value";
import type {MessageKey, Translator} from "@/i18n/message-types";

/** What the site itself calls its coded pages, for when editors have given one no name. */
const TITLES: Readonly<Partial<Record<string, MessageKey>>> = {
  cart: "cart.title",
  "coach-apply": "coachProgram.title",
  coaches: "coaches.title",
  collections: "collections.title",
  compare: "compare.title",
  legal: "legal.documents",
  "legal-notice": "footer.legalNotice",
  "not-found": "notFound.title",
  products: "products.title",
  "race-planner": "race.title",
  "select-store": "selectStore.title",
};

export function systemPageTitle(slug: string, t: Translator): string | undefined {
  const key = ownValue(TITLES, slug);
  return key && t(key);
}
