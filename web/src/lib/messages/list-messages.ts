export type MessageTree = {readonly [name: string]: string | MessageTree};

/** Every message with its dotted key, in file order. */
export function listMessages(tree: MessageTree, prefix = ""): [key: string, message: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === "string"
      ? [[`${prefix}${name}`, value] satisfies [string, string]]
      : listMessages(value, `${prefix}${name}.`),
  );
}
