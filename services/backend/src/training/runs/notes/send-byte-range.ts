import type {Context} from "hono";

export function sendByteRange(c: Context, bytes: Uint8Array<ArrayBuffer>, type: string) {
  c.header("accept-ranges", "bytes");
  c.header("content-type", type);
  const rangeMatch = /^bytes=(\d*)-(\d*)$/.exec(c.req.header("range") ?? "");
  if (!rangeMatch || (rangeMatch[1] === "" && rangeMatch[2] === "")) return c.body(bytes, 200);
  const [from, to] = boundsOf(rangeMatch[1] ?? "", rangeMatch[2] ?? "", bytes.length);
  // Where nothing lies the whole is sent: no player jumps there.
  if (from > to || from >= bytes.length) return c.body(bytes, 200);
  c.header("content-range", `bytes ${from}-${to}/${bytes.length}`);
  return c.body(bytes.slice(from, to + 1), 206);
}

/** Without a beginning the number is how many bytes from the end. */
function boundsOf(first: string, last: string, length: number): [from: number, to: number] {
  if (first === "") return [Math.max(0, length - Number(last)), length - 1];
  return [Number(first), last === "" ? length - 1 : Math.min(length - 1, Number(last))];
}
