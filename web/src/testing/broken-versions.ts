import type {StoredDocument} from "./content-emulator";

const MISSING = Symbol("missing");

/** What a field may hold when a tool, an import or a mistake wrote it. */
const WRONG: readonly unknown[] = [
  null,
  MISSING,
  "",
  "text",
  -1e308,
  0.5,
  true,
  {},
  {_type: "nonsense", _key: "k"},
  [],
  [null],
  ["text", 7, {_type: "nonsense"}],
  "\u0000\ud800\r\n",
  "javascript:alert(1)",
  "2026-99-99",
  "{claim:nobody} {price:",
];
const DEEPEST_KEY = 3;

type Path = readonly (string | number)[];

export interface BrokenVersion {
  /** Where, and what stands there: the name of a case. */
  readonly name: string;
  readonly document: StoredDocument;
}

// What documents are found by: a page at no address, or in no market, is not there.
const INTACT_FIELDS = new Set([
  "_id",
  "_type",
  "_rev",
  "_createdAt",
  "_updatedAt",
  "locale",
  "slug",
  "availability",
  "region",
  "kind",
]);

/**
 * Returns versions of a document, each with one field broken, outer and inner ones. The wrong value differs from
 * place to place, so that many documents cover all wrong values. Of a list, only the first element is broken, for all
 * of them.
 */
export function brokenVersions(document: StoredDocument): BrokenVersion[] {
  const paths = [...pathsOf(document, [])];
  return paths.map((path, index) => version(document, path, WRONG[index % WRONG.length]));
}

function* pathsOf(value: unknown, path: Path): Generator<Path> {
  if (path.length > 0) yield path;
  if (Array.isArray(value)) {
    if (value.length > 0) yield* pathsOf(value[0], [...path, 0]);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (isBroken(name, path.length)) yield* pathsOf(inner, [...path, name]);
    }
  }
}

/** Keys and types are alike at every depth; further in they are left alone. */
function isBroken(name: string, depth: number): boolean {
  if (depth === 0) return !INTACT_FIELDS.has(name);
  return !name.startsWith("_") || depth <= DEEPEST_KEY;
}

function version(document: StoredDocument, path: Path, wrong: unknown): BrokenVersion {
  const words = wrong === MISSING ? "nothing" : JSON.stringify(wrong);
  return {
    name: `${document._id}.${path.join(".")} = ${words}`,
    document: withValue(document, path, wrong) as StoredDocument,
  };
}

function withValue(value: unknown, [step, ...rest]: Path, wrong: unknown): unknown {
  if (step === undefined) return wrong;
  if (Array.isArray(value)) {
    const items = value.map((item, index) => (index === step ? withValue(item, rest, wrong) : item));
    return items.filter((item) => item !== MISSING);
  }
  const fields = {...(value as Record<string, unknown>)};
  const inner = withValue(fields[step], rest, wrong);
  if (inner !== MISSING) return {...fields, [step]: inner};
  delete fields[step];
  return fields;
}
