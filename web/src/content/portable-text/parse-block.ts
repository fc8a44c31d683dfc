import {stegaClean} from "@sanity/client/stega";

type Fields = Readonly<Record<string, unknown>>;

/** More than any author indents. Each level nests an element in another, and thousands of levels break a page. */
const LEVEL_MAX = 6;
const STYLES: ReadonlySet<unknown> = new Set(["normal", "h3", "h4"]);
const LISTS: ReadonlySet<unknown> = new Set(["bullet", "number"]);
const DECORATORS: ReadonlySet<string> = new Set(["strong", "em"]);

/**
 * A block of Portable Text with nothing in it that its renderers do not know: they look styles, lists and marks up by
 * name, and fail at one that every object inherits. The words stay, without the mark. Anything else, and a block in
 * which all is known, is handed back untouched.
 */
export function parseBlock(fields: Fields): Fields {
  if (fields._type !== "block") return fields;
  const markDefs = parseList(fields.markDefs, (mark) => isFields(mark) && isKnownMark(mark));
  const keys = new Set(listOf(markDefs).map((mark) => (isFields(mark) ? mark._key : null)));
  const isMark = (mark: unknown) =>
    typeof mark === "string" && (DECORATORS.has(mark) || (keys.has(mark) && !isInherited(mark)));
  const parsed = {
    style: fields.style == null || STYLES.has(fields.style) ? fields.style : "normal",
    listItem: fields.listItem == null || LISTS.has(fields.listItem) ? fields.listItem : "bullet",
    level: parseLevel(fields.level),
    markDefs,
    children: parseChildren(fields.children, isMark),
  };
  return withChanged(fields, parsed);
}

function parseLevel(level: unknown): unknown {
  if (level == null || typeof level !== "number") return level;
  return Math.min(Math.max(Math.trunc(level) || 1, 1), LEVEL_MAX);
}

function parseChildren(children: unknown, isMark: (mark: unknown) => boolean): unknown {
  if (!Array.isArray(children)) return children;
  const spans = children.filter((child) => isFields(child) && child._type === "span");
  const parsed = spans.map((span) => withChanged(span, {marks: parseList(span.marks, isMark)}));
  return isSame(children, parsed) ? children : parsed;
}

/** Only names of our own types are looked up by mark definitions; of one that leads nowhere the words stay. */
function isKnownMark({_type, _key}: Fields): boolean {
  return typeof _key === "string" && typeof _type === "string" && !isInherited(stegaClean(_type));
}

function isInherited(name: string): boolean {
  return name in {};
}

function parseList(value: unknown, isKnown: (item: unknown) => boolean): unknown {
  return Array.isArray(value) && !value.every(isKnown) ? value.filter(isKnown) : value;
}

function withChanged(fields: Fields, parsed: Fields): Fields {
  const changed = Object.entries(parsed).filter(([name, value]) => value !== fields[name]);
  return changed.length === 0 ? fields : {...fields, ...Object.fromEntries(changed)};
}

function isSame(items: readonly unknown[], parsed: readonly unknown[]): boolean {
  return items.length === parsed.length && items.every((item, index) => item === parsed[index]);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
