interface Compared {
  readonly specs: readonly {readonly label: string | null; readonly value: string | null}[] | null;
}

export interface ComparisonRow {
  readonly label: string;
  /** One per product, in order; null where a product does not state it. */
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

/** One row per specification that any product states, differences first. `words` replaces tokens or drops the value. */
export function comparisonRows(
  products: readonly Compared[],
  words: (text: string) => string | null,
): ComparisonRow[] {
  const stated = products.flatMap(({specs}) => specs ?? []).flatMap(({label}) => label ?? []);
  const rows = [...new Set(stated)].map((label) => {
    const values = products.map(({specs}) => {
      const value = specs?.find((spec) => spec.label === label)?.value;
      return value ? words(value) : null;
    });
    return {label, values, differs: new Set(values).size > 1};
  });
  const known = rows.filter(({values}) => values.some((value) => value !== null));
  return known.sort((a, b) => Number(b.differs) - Number(a.differs));
}
