/** Enough of an address for its owner to know it, and for nobody else to write to it: `a…n@example.com`. */
export function emailHint(address: string) {
  const at = address.lastIndexOf("@");
  const local = [...address.slice(0, at)];
  const last = local.length > 2 ? (local.at(-1) ?? "") : "";
  return `${local[0] ?? ""}…${last}${address.slice(at)}`;
}
