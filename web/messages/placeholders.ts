/**
 * The arguments of an ICU message. Braces alternate between argument and text: `{count, plural, one {# item}}` opens an
 * argument, then a text that may contain further arguments.
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

export function listTags(message: string): string[] {
  return [...message.matchAll(/<(\w+)>/g)].map(([, name = ""]) => name).sort();
}
