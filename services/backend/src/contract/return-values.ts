/** Why something comes back, without the library of the schemas. */
export const RETURN_REASONS = ["not_as_expected", "wrong_item", "damaged", "too_late", "other"] as const;
