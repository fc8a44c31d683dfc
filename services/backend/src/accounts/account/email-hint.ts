/** Enough of an address for its owner to recognise it, but too little for others to write to it: `a…n@example.com`. */
export function emailHint(address: string) {
  const at = address.lastIndexOf("@");
  const local = [...address.slice(0, at)];
  const last = local.length > 2 ? (local.at(-1) ?? "") : "";
  return `${local[0] ?? ""}…${last}${address.slice(at)}`;
}
