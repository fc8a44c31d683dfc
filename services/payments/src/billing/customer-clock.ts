import type {Shop} from "../state/shop.ts";

/** The test clock of a customer, or null for the clock shared by all others. */
export function testClockOf(shop: Shop, customer: string | null): string | null {
  return shop.store.get("customer", customer ?? "")?.test_clock ?? null;
}

/** What is done inside happens at the customer's hour. */
export function withCustomerClock<T>(shop: Shop, customer: string | null, work: () => T): T {
  const clock = shop.store.get("test_helpers.test_clock", testClockOf(shop, customer) ?? "");
  // While a test clock advances, the task that is due sets the hour.
  return clock && clock.status === "ready" ? shop.clock.at(clock.frozen_time, work) : work();
}
