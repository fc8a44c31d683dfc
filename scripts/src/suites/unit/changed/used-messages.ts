/** Messages of one language as their file has them: texts in sections. */
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
const BEGINNING = /`(\w+\.[\w.]*)\$\{/g;

/** Whether a source uses one of these messages, by its key or by one that is put together. */
export function usesMessage(source: string, keys: readonly string[]): boolean {
  const beginnings = [...source.matchAll(BEGINNING)].map(([, beginning = ""]) => beginning);
  return keys.some(
    (key) => source.includes(`"${key}"`) || beginnings.some((beginning) => key.startsWith(beginning)),
  );
}
