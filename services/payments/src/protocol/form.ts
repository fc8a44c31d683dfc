import qs from "qs";

/** `line_items[0][price]=…` as nested values; every leaf is text. */
export function parseForm(text: string): Record<string, unknown> {
  return qs.parse(text, {arrayLimit: 1000, depth: 12, parameterLimit: 5000, allowPrototypes: false});
}
