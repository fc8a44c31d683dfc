import type {OfferParts} from "@/content/catalog/offer-cost";
import {findPageBySku} from "./pages";

interface PlanCopy {
  readonly code: string;
  readonly name: string;
}

interface Names {
  readonly pages: readonly {
    readonly handle: string;
    readonly title: string;
    readonly skus: readonly string[];
  }[];
  readonly planCopy: readonly PlanCopy[];
}

export function findPlanCopy<C extends PlanCopy>(planCopy: readonly C[], code: string): C | undefined {
  return planCopy.find((copy) => copy.code === code);
}

/** An offer by the names editors gave its parts: the pod's name, then the plan's. */
export function offerName({hardware, plan}: OfferParts, {pages, planCopy}: Names): string {
  const product = hardware && (findPageBySku(pages, hardware.sku)?.title ?? hardware.name);
  const membership = plan && (findPlanCopy(planCopy, plan.code)?.name ?? plan.code);
  return [product, membership].filter(Boolean).join(", ");
}
