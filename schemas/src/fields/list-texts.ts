import type {ArraySchemaType, ObjectSchemaType, Path, SchemaType} from "sanity";
import {isRecord} from "./is-record.ts";

/** One text that has to be translated: a string, or one block of formatted text. */
export interface TextLeaf {
  readonly path: Path;
  /** The path as text; the same in all languages, because translations keep the keys of their source. */
  readonly id: string;
  /** The title of the field. */
  readonly title: string;
  /** The heading or name of the section that contains the text. */
  readonly within: string | null;
  readonly text: string;
}

/** Strings that are no words: they stay the same in every language. */
const UNTRANSLATED_FIELDS: readonly string[] = [
  "anchor",
  "badge",
  "code",
  "href",
  "key",
  "locale",
  "params",
  "path",
  "translationGroup",
];
const SKIPPED_TYPES: readonly string[] = [
  "reference",
  "slug",
  "translationState",
  "targeting",
  "file",
  "image",
];

/** In the order of the document's form. */
export function listTexts(type: ObjectSchemaType, value: unknown): TextLeaf[] {
  return objectTexts(type, value, {path: [], within: null});
}

interface Place {
  readonly path: Path;
  readonly within: string | null;
}

function objectTexts(type: ObjectSchemaType, value: unknown, location: Place): TextLeaf[] {
  if (!isRecord(value)) return [];
  return type.fields
    .filter(({name}) => !UNTRANSLATED_FIELDS.includes(name))
    .flatMap((field) =>
      valueTexts(field.type, value[field.name], {...location, path: [...location.path, field.name]}),
    );
}

function valueTexts(type: SchemaType, value: unknown, location: Place): TextLeaf[] {
  if (typeof value === "string") return isTranslatable(type) ? [leaf(type, value, location)] : [];
  if (isArrayType(type)) return arrayTexts(type, value, location);
  if (isObjectType(type) && !isSkipped(type)) return objectTexts(type, value, location);
  return [];
}

function arrayTexts(type: ArraySchemaType, value: unknown, location: Place): TextLeaf[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => {
    if (typeof item === "string") {
      const isChoice = hasList(type) || type.of.some(hasList);
      return isChoice ? [] : [leaf(type, item, {...location, path: [...location.path, index]})];
    }
    if (!isRecord(item) || typeof item._key !== "string") return [];
    return itemTexts(type, item, {...location, path: [...location.path, {_key: item._key}]});
  });
}

function itemTexts(type: ArraySchemaType, item: Record<string, unknown>, location: Place): TextLeaf[] {
  if (item._type === "block") return [leaf(type, blockText(item), location)].filter(({text}) => text !== "");
  const itemType = type.of.find(({name}) => name === item._type);
  if (!itemType || !isObjectType(itemType) || isSkipped(itemType)) return [];
  const within = location.within ?? nameOf(item) ?? itemType.title ?? null;
  return objectTexts(itemType, item, {...location, within});
}

function leaf(type: SchemaType, text: string, {path, within}: Place): TextLeaf {
  return {path, id: pathId(path), title: type.title ?? type.name, within, text};
}

/** `sections[3f2a].heading`; the spans inside a block count as the block. */
export function pathId(path: Path): string {
  return path
    .map((segment, index) => {
      if (typeof segment === "string") return index === 0 ? segment : `.${segment}`;
      return isRecord(segment) ? `[${segment._key}]` : `[${String(segment)}]`;
    })
    .join("");
}

function blockText(block: Record<string, unknown>): string {
  if (!Array.isArray(block.children)) return "";
  return block.children
    .map((child: unknown) => (isRecord(child) && typeof child.text === "string" ? child.text : ""))
    .join("");
}

function nameOf(item: Record<string, unknown>): string | null {
  const name = [item.heading, item.title, item.question, item.label].find((text) => typeof text === "string");
  return typeof name === "string" && name !== "" ? name : null;
}

const isTranslatable = (type: SchemaType) =>
  type.jsonType === "string" && !hasList(type) && !inherits(type, ["date", "datetime", "url"]);
const isSkipped = (type: SchemaType) => inherits(type, SKIPPED_TYPES);
const isArrayType = (type: SchemaType): type is ArraySchemaType => type.jsonType === "array";
const isObjectType = (type: SchemaType): type is ObjectSchemaType => type.jsonType === "object";

function hasList(type: SchemaType): boolean {
  const options: unknown = type.options;
  return isRecord(options) && options.list !== undefined;
}

function inherits(type: SchemaType, names: readonly string[]): boolean {
  return names.includes(type.name) || (type.type != null && inherits(type.type, names));
}
