import {readdirSync, readFileSync} from "node:fs";

export interface SeedDocument {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

export function readSeed(folder = import.meta.dirname): SeedDocument[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ndjson"))
    .sort()
    .flatMap((name) => readFileSync(`${folder}/${name}`, "utf8").split("\n").filter(Boolean))
    .map((line) => requireDocument(JSON.parse(line)));
}

function requireDocument(value: unknown): SeedDocument {
  if (isRecord(value) && typeof value._id === "string" && typeof value._type === "string") {
    return {...value, _id: value._id, _type: value._type};
  }
  throw new Error(`Not a document: ${JSON.stringify(value).slice(0, 80)}`);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export interface Node {
  /** Where in the document, for example `home-de.sections[3f2a].heading`. */
  readonly path: string;
  readonly value: unknown;
  readonly key: string;
  readonly parent: Record<string, unknown> | null;
  /** The language of the text at this place, where it has one. */
  readonly locale: string | null;
}

const LANGUAGES = ["en", "de", "fr", "es"];

/** Every value inside a document, the outer ones first. */
export function* walk(document: SeedDocument): Generator<Node> {
  const locale = typeof document.locale === "string" ? document.locale : null;
  yield* walkValue({path: document._id, value: document, key: "", parent: null, locale});
}

function* walkValue(node: Node): Generator<Node> {
  yield node;
  const {path, value, key, parent, locale} = node;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const name = isRecord(item) && typeof item._key === "string" ? item._key : index;
      yield* walkValue({path: `${path}[${name}]`, value: item, key, parent, locale});
    }
    return;
  }
  if (!isRecord(value)) return;
  const isLocalized = value._type === "localizedString" || value._type === "localizedText";
  for (const [name, child] of Object.entries(value)) {
    const language = isLocalized && LANGUAGES.includes(name) ? name : locale;
    yield* walkValue({path: `${path}.${name}`, value: child, key: name, parent: value, locale: language});
  }
}
