import {isObject} from "../values.ts";
import {type PathSegment, toJsonPath} from "./json-path.ts";
import {fieldsOf, itemsOf, type Traced} from "./traced.ts";

export interface ContentSourceMap {
  readonly documents: readonly {readonly _id: string; readonly _type: string}[];
  readonly paths: readonly string[];
  readonly mappings: Readonly<Record<string, Mapping>>;
}

interface Mapping {
  readonly type: "value";
  readonly source: {readonly type: "documentValue"; readonly document: number; readonly path: number};
}

/**
 * Maps each part of a result to the place where it was written. A subtree copied from a document is mapped once, at
 * its root: clients look for the longest mapped prefix of a path.
 */
export function createSourceMap(result: Traced): ContentSourceMap {
  const documents = new Map<string, {readonly at: number; readonly _id: string; readonly _type: string}>();
  const paths = new Map<string, number>();
  const mappings: Record<string, Mapping> = {};

  function indexOfDocument({_id, _type, _originalId}: NonNullable<Traced["source"]>["document"]): number {
    const id = typeof _originalId === "string" ? _originalId : _id;
    const entry = documents.get(id) ?? {at: documents.size, _id: id, _type};
    documents.set(id, entry);
    return entry.at;
  }

  function indexOfPath(path: readonly PathSegment[]): number {
    const text = toJsonPath(path);
    const at = paths.get(text) ?? paths.size;
    paths.set(text, at);
    return at;
  }

  function add(traced: Traced, at: readonly PathSegment[]): void {
    const {source, value} = traced;
    if (value === null) return;
    if (source && source.path.length > 0) {
      const document = indexOfDocument(source.document);
      const path = indexOfPath(source.path);
      mappings[toJsonPath(at)] = {type: "value", source: {type: "documentValue", document, path}};
    } else if (isObject(value)) {
      for (const [name, field] of fieldsOf(traced)) add(field, [...at, name]);
    } else {
      for (const [index, item] of (itemsOf(traced) ?? []).entries()) add(item, [...at, index]);
    }
  }

  add(result, []);
  return {
    documents: [...documents.values()].map(({_id, _type}) => ({_id, _type})),
    paths: [...paths.keys()],
    mappings,
  };
}
