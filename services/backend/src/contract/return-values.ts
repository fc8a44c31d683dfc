/** Free of the schema library. */
export const RETURN_REASONS = ["not_as_expected", "wrong_item", "damaged", "too_late", "other"] as const;
