import type {CatalogPlan} from "@gradus/backend/contract/catalog";

/** A plan that is sold without hardware: what it costs, and the offer that puts it into the cart. */
export interface PlanTerms {
  readonly offer: string;
  readonly name: string;
  readonly plan: CatalogPlan;
  readonly trialDays: number;
}
