import {stegaClean} from "@sanity/client/stega";

/** Fields whose value people read as text. */
const READ = new Set([
  "title",
  "heading",
  "text",
  "tagline",
  "lead",
  "line",
  "label",
  "value",
  "question",
  "answer",
  "phrase",
  "statement",
  "caption",
  "verdict",
  "name",
  "brand",
  "model",
  "description",
  "body",
  "steps",
  "items",
  "rows",
  "values",
  "benefits",
  "products",
  "specs",
  "inTheBox",
  "free",
  "cancelRule",
  "purpose",
]);

export function wordsOf(content: unknown): string {
  const words: string[] = [];
  collect(content, words);
  return stegaClean(words.join(" ")).replace(/\s+/g, " ").trim();
}

function collect(value: unknown, words: string[]) {
  if (typeof value === "string") words.push(value);
  else if (Array.isArray(value)) for (const item of value) collect(item, words);
  else if (typeof value === "object" && value !== null) collectFields(value, words);
}

function collectFields(fields: object, words: string[]) {
  if ("children" in fields && Array.isArray(fields.children)) {
    // A paragraph: marks split it, a reader does not.
    words.push(fields.children.map((span) => String(span?.text ?? "")).join(""));
    return;
  }
  for (const [name, value] of Object.entries(fields)) {
    if (READ.has(name) || (typeof value === "object" && !name.startsWith("_") && CONTAINERS.has(name))) {
      collect(value, words);
    }
  }
}

/** What only holds other fields. */
const CONTAINERS = new Set(["columns", "watches", "entries", "claims", "policies", "hero"]);
