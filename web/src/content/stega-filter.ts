import type {FilterDefault} from "@sanity/client";

/** Fields whose value people read as text. Everything else is compared, linked or put into attributes. */
const TEXT_FIELDS = new Set([
  "title",
  "heading",
  "text",
  "tagline",
  "lead",
  "line",
  "label",
  "labelStart",
  "question",
  "phrase",
  "statement",
  "caption",
  "verdict",
  "attribution",
  "name",
  "hint",
  "before",
  "after",
  "value",
  "note",
]);
const LOCALES = new Set(["en", "de", "fr", "es"]);
/** Below these no text is shown as text: search engines, attributes, addresses. */
const NEVER_BELOW = new Set([
  "seo",
  "art",
  "gallery",
  "socialArt",
  "targeting",
  "availability",
  "legal",
  "provider",
]);

/** Whether a text may carry the invisible marks that lead from the page to its field. */
export const isStegaField: FilterDefault = ({sourcePath, value}) => {
  const names = sourcePath.filter((part): part is string => typeof part === "string");
  if (names.some((name) => NEVER_BELOW.has(name))) return false;
  // Localized fields end in their language: the field's own name comes before it.
  const last = names.at(-1) ?? "";
  const name = LOCALES.has(last) ? (names.at(-2) ?? "") : last;
  return TEXT_FIELDS.has(name) && !/^(?:\d{4}-\d\d-\d\d|https?:|mailto:|#|\/)/.test(value);
};
