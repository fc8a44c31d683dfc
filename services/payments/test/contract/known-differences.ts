/** Where the emulator is known to differ from the real API. Printed whenever the tests call the real one. */
export const KNOWN_DIFFERENCES = [
  "Nothing is prorated: a changed price counts from the next renewal.",
  "Tax is one demonstration rate a country, and is always collected where it is asked for.",
  "Search never lags.",
  "A session takes one discount, and prices by their id only.",
  "Sessions are hosted or embedded pages; schedules are made from subscriptions.",
  "A deleted customer is no longer found, where the real API answers what is left.",
  "A failed payment is tried again after 1, 3, 5 and 7 days, whatever an account has set.",
  "Where the words of an error differ, type, code, parameter and status are meant to agree.",
];
