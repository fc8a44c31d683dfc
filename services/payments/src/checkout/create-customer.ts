import {newId, randomText} from "../protocol/ids.ts";
import type {Customer} from "../protocol/stored.ts";
import type {Shop} from "../state/shop.ts";

type Input = Partial<
  Pick<
    Customer,
    | "email"
    | "name"
    | "phone"
    | "description"
    | "address"
    | "shipping"
    | "metadata"
    | "preferred_locales"
    | "test_clock"
  >
>;

export function createCustomer(shop: Shop, input: Input): Customer {
  const customer = shop.store.put({
    id: newId("customer"),
    object: "customer",
    address: input.address ?? null,
    balance: 0,
    created: shop.clock.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: input.description ?? null,
    discount: null,
    email: input.email ?? null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: input.metadata ?? {},
    name: input.name ?? null,
    next_invoice_sequence: 1,
    phone: input.phone ?? null,
    preferred_locales: input.preferred_locales ?? [],
    shipping: input.shipping ?? null,
    tax_exempt: "none",
    test_clock: input.test_clock ?? null,
  });
  shop.events.emit("customer.created", customer);
  return customer;
}
