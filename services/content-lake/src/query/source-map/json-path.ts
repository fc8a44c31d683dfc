/** One step into a value: a field, a list item by its `_key`, or one by its place. */
export type PathSegment = string | number | {readonly key: string};

const ESCAPES: Readonly<Record<string, string>> = {
  "\f": "\\f",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
  "'": "\\'",
  "\\": "\\\\",
};

/** Writes a path the way clients look it up in a source map: `$['body'][?(@._key=='b1')]['text']`. */
export function toJsonPath(path: readonly PathSegment[]): string {
  return `$${path.map(toStep).join("")}`;
}

function toStep(segment: PathSegment): string {
  if (typeof segment === "number") return `[${segment}]`;
  if (typeof segment === "string") return `['${escapeText(segment)}']`;
  return `[?(@._key=='${escapeText(segment.key)}')]`;
}

function escapeText(text: string): string {
  return text.replace(/[\f\n\r\t'\\]/g, (character) => ESCAPES[character] ?? character);
}
