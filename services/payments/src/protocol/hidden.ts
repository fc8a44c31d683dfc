/** Fields that are stored but returned only to callers that request them with `expand`. */
const HIDDEN: Readonly<Record<string, readonly string[]>> = {
  price: ["currency_options"],
  coupon: ["applies_to", "currency_options"],
  charge: ["refunds"],
  "checkout.session": ["line_items"],
  invoice: ["payments", "confirmation_secret"],
  customer: ["subscriptions"],
};

export function isHidden(kind: unknown, field: string): boolean {
  return typeof kind === "string" && (HIDDEN[kind]?.includes(field) ?? false);
}

/** A copy without the hidden fields, which were not requested, at any depth. */
export function withoutHidden(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutHidden);
  if (typeof value !== "object" || value === null) return value;
  const kind = "object" in value ? value.object : null;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => !isHidden(kind, field))
      .map(([field, inside]) => [field, withoutHidden(inside)]),
  );
}
