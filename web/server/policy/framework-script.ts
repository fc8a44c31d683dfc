import {createHash} from "node:crypto";
import {RUNTIME_DEFINITIONS} from "./runtime-definitions.ts";

const DATA = /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\((?<json>\[[\s\S]*\])\)$/;
const FILES =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((?<json>[\s\S]*)\);?$/;
/** A call of the streaming runtime, after what it is defined as. Its arguments are strings. */
const CALL = /\$R[A-Z]\((?<json>"[\s\S]*)\)$/;
const PINNED = new Set(Object.values(RUNTIME_DEFINITIONS));

/**
 * Whether the framework wrote this inline script. There are three kinds: data for the page and the list of its files,
 * which are JSON inside one known call, and the runtime of streamed pages, pinned by its hash.
 */
export function isFrameworkScript(text: string): boolean {
  const data = DATA.exec(text) ?? FILES.exec(text);
  if (data) return isJson(data.groups?.json ?? "");
  const call = CALL.exec(text);
  if (call && !isJson(`[${call.groups?.json}]`)) return false;
  const definition = text.slice(0, call?.index);
  return (call !== null && definition === "") || PINNED.has(fingerprint(definition));
}

export function fingerprint(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
