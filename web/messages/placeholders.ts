/**
 * The arguments an ICU message asks for. Braces alternate between argument and text: `{count, plural, one {# item}}`
 * opens an argument, then a text that may open arguments again.
 */
export function listPlaceholders(message: string): string[] {
  const names = new Set<string>();
  let depth = 0;
  for (let at = 0; at < message.length; at++) {
    if (message[at] === "}") depth--;
    if (message[at] !== "{") continue;
    depth++;
    const name = depth % 2 === 1 ? /^\s*(\w+)/.exec(message.slice(at + 1))?.[1] : undefined;
    if (name) names.add(name);
  }
  return [...names].sort();
}

export type Catalogue = {readonly [key: string]: string | Catalogue};

/** Every message with its dotted key, in file order. */
export function listMessages(catalogue: Catalogue, prefix = ""): [key: string, message: string][] {
  return Object.entries(catalogue).flatMap(([name, value]) =>
    typeof value === "string"
      ? [[`${prefix}${name}`, value] satisfies [string, string]]
      : listMessages(value, `${prefix}${name}.`),
  );
}
