import type {Stripe} from "stripe";
import {listOf} from "../answers/list.ts";
import {DEMONSTRATION_RATES, rateOf, taxAmount} from "../money/tax.ts";
import {randomText} from "../protocol/ids.ts";
import type {HandlersOf} from "../protocol/route-types.ts";
import type {Address, StoredObjects} from "../protocol/stored.ts";
import type {Shop} from "../state/shop.ts";
import {toAddress} from "./customers.ts";

type Calculation = StoredObjects["tax.calculation"];
type Registration = StoredObjects["tax.registration"];

export const taxRoutes = (shop: Shop): HandlersOf<"tax"> => ({
  "POST /v1/tax/calculations": ({params}) => calculate(shop, params),
  "GET /v1/tax/settings": () => ({
    object: "tax.settings",
    defaults: {provider: "stripe", tax_behavior: "exclusive", tax_code: null},
    head_office: null,
    livemode: false,
    status: "active",
    status_details: {active: {}},
  }),
  "GET /v1/tax/registrations": ({params}) =>
    listOf("/v1/tax/registrations", Object.keys(DEMONSTRATION_RATES).map(toRegistration), params),
});

const toRegistration = (country: string): Registration => ({
  id: `taxreg_local_${country.toLowerCase()}`,
  object: "tax.registration",
  active_from: 0,
  country,
  country_options: {},
  created: 0,
  expires_at: null,
  livemode: false,
  status: "active",
});

function calculate(shop: Shop, params: Stripe.Tax.CalculationCreateParams): Calculation {
  const {currency, line_items, customer_details} = params;
  const address: Address | null = customer_details?.address ? toAddress(customer_details.address) : null;
  const country = address?.country ?? null;
  const taxed = line_items.map(({amount, tax_behavior = "exclusive"}) =>
    taxAmount(amount, tax_behavior, country),
  );
  const sum = (isInclusive: boolean) =>
    taxed.filter((one) => one.isInclusive === isInclusive).reduce((total, {tax}) => total + tax, 0);
  const total = taxed.reduce((all, one) => all + one.total, 0);
  const rate = country === null ? 0 : rateOf(country);
  return {
    id: `taxcalc_${randomText(24)}`,
    object: "tax.calculation",
    amount_total: total,
    currency,
    customer: params.customer ?? null,
    customer_details: {
      address,
      address_source: customer_details?.address_source === "billing" ? "billing" : "shipping",
      ip_address: null,
      tax_ids: [],
      taxability_override: "none",
    },
    expires_at: shop.clock.now() + 90 * 86_400,
    livemode: false,
    ship_from_details: null,
    shipping_cost: null,
    tax_amount_exclusive: sum(false),
    tax_amount_inclusive: sum(true),
    tax_breakdown: [true, false].map((inclusive) => ({
      amount: sum(inclusive),
      inclusive,
      tax_rate_details: {
        country,
        flat_amount: null,
        percentage_decimal: String(rate),
        rate_type: "percentage",
        state: null,
        tax_type: country === "US" || country === "CA" ? "sales_tax" : "vat",
      },
      taxability_reason: "standard_rated",
      taxable_amount: taxed
        .filter((one) => one.isInclusive === inclusive)
        .reduce((all, one) => all + one.total - one.tax, 0),
    })),
    tax_date: shop.clock.now(),
  };
}
