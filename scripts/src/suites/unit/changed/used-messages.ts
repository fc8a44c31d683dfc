export interface MessageTree {
  readonly [name: string]: string | MessageTree;
}

/** The keys, as in `runs.leftOut`, of messages that differ, and of those that only one of the two has. */
export function changedKeys(before: MessageTree, after: MessageTree): string[] {
  const [was, is] = [new Map(listMessages(before)), new Map(listMessages(after))];
  return [...new Set([...was.keys(), ...is.keys()])].filter((key) => was.get(key) !== is.get(key));
}

function listMessages(tree: MessageTree, section = ""): [key: string, message: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === "string"
      ? [[`${section}${name}`, value] satisfies [string, string]]
      : listMessages(value, `${section}${name}.`),
  );
}

/** A key that is put together, up to the name that is put in. */
const TEMPLATE_KEY = /`(\w+\.[\w.]*)\$\{/g;

export function usesMessage(source: string, keys: readonly string[]): boolean {
  const beginnings = [...source.matchAll(TEMPLATE_KEY)].map(([, beginning = ""]) => beginning);
  return keys.some(
    (key) => source.includes(`"${key}"`) || beginnings.some((beginning) => key.startsWith(beginning)),
  );
}
