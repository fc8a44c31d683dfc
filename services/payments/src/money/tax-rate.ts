import type {LineItem} from "../protocol/stored.ts";
import {rateOf} from "./tax.ts";

type Tax = NonNullable<LineItem["taxes"]>[number];

export function taxRate(country: string, isInclusive: boolean): Tax["rate"] {
  const percentage = rateOf(country);
  return {
    id: `txr_local_${country.toLowerCase()}_${isInclusive ? "in" : "ex"}`,
    object: "tax_rate",
    active: true,
    country,
    created: 0,
    description: "Demonstration rate of the local test provider",
    display_name: country === "US" || country === "CA" ? "Sales tax" : "VAT",
    effective_percentage: percentage,
    flat_amount: null,
    inclusive: isInclusive,
    jurisdiction: country,
    jurisdiction_level: "country",
    livemode: false,
    metadata: {},
    percentage,
    rate_type: "percentage",
    state: null,
    tax_type: country === "US" || country === "CA" ? "sales_tax" : "vat",
  };
}
