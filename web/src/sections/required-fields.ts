import type {RequiredPaths} from "@/lib/tokens/resolve-unit";
import type {SectionType} from "./section";

const ITEMS_OF_TWO = ["heading", "items", "items.heading", "items.text"];

/**
 * What each section cannot be shown without, as the content model requires it. When a token in one of these
 * fields has no value, the section (or the list item the path runs through) is left out.
 */
export const REQUIRED_FIELDS: Readonly<Record<SectionType, RequiredPaths>> = {
  benefits: ITEMS_OF_TWO,
  callToAction: ["heading", "actions.label"],
  chapter: ["heading", "body", "art", "action.label"],
  claimProof: ["heading", "text", "claims"],
  clipChooser: ["heading", "colours"],
  coachStrip: ["heading", "action.label"],
  communityCounter: ["heading", "claims"],
  comparison: ["heading", "columns", "rows", "rows.label", "rows.values", "rows.values.*", "verdict"],
  compatibilityCheck: ["heading", "watches"],
  compatibilityTable: ["heading", "watches"],
  costOverTime: ["heading", "months", "offers"],
  courseExample: ["heading", "criticalPower", "profile", "caption"],
  downloadLinks: ["heading", "page", "page.stores", "page.stores.label"],
  facts: ["heading", "items", "items.text"],
  faq: ["heading", "group", "group.items", "group.items.question", "group.items.answer"],
  guaranteeNotice: ["notice"],
  hero: ["heading", "actions.label"],
  heroReference: ["hero", "hero.heading", "hero.actions.label"],
  legalExcerpt: ["heading"],
  membershipPlans: ["heading", "membership.planCopy.name"],
  newsletter: ["heading"],
  phases: ["heading", "items", "items.text"],
  podDemo: ["heading", "caption"],
  productStrips: ["heading", "products", "products.line", "products.page", "action.label"],
  quote: ["text", "attribution"],
  racePlanner: ["heading", "action.label"],
  richText: ["body"],
  specTable: ["heading", "page", "page.specs", "page.specs.label", "page.specs.value"],
  steps: ITEMS_OF_TWO,
  stillFree: ["heading", "membership", "membership.free"],
  storageTable: ["heading", "entries"],
  story: ["heading", "body"],
};
