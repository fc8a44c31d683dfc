/**
 * What a table holds under a name that comes from outside, such as from content. A plain object also answers to
 * `constructor` and to the other names every object inherits.
 */
export function ownValue<Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
