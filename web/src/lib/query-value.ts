/** A value of the query; of several of one name the first counts. */
export const firstOf = (value: string | readonly string[] | undefined): string | null =>
  (typeof value === "string" ? value : value?.[0]) ?? null;
