import type {LakeDocument} from "../../types.ts";
import {type GroqObject, getAttribute, isObject} from "../values.ts";
import type {PathSegment} from "./json-path.ts";

export interface Traced {
  readonly value: unknown;
  readonly source?: {readonly document: LakeDocument; readonly path: readonly PathSegment[]};
  /** The parts of an object or list the query built. */
  readonly fields?: ReadonlyMap<string, Traced>;
  readonly items?: readonly Traced[];
}

export const NOTHING: Traced = {value: null};

export function traceDocument(document: LakeDocument, value: unknown = document): Traced {
  return {value, source: {document, path: []}};
}

export function traceItems(items: readonly Traced[]): Traced {
  return {value: items.map(({value}) => value), items};
}

export function traceFields(fields: ReadonlyMap<string, Traced>): Traced {
  return {value: Object.fromEntries([...fields].map(([name, {value}]) => [name, value])), fields};
}

export function fieldOf(traced: Traced, name: string): Traced {
  if (traced.fields) return traced.fields.get(name) ?? NOTHING;
  const value = getAttribute(traced.value, name);
  const {source} = traced;
  if (!source || value === null || !isWritten(source, name)) return {value};
  return {value, source: {...source, path: [...source.path, name]}};
}

/** A scored row carries `_score` and a version `_originalId`: fields that are in no document. */
function isWritten({document, path}: NonNullable<Traced["source"]>, name: string): boolean {
  return path.length > 0 || (name !== "_originalId" && Object.hasOwn(document, name));
}

/** Null when the value is no list. */
export function itemsOf(traced: Traced): readonly Traced[] | null {
  if (traced.items) return traced.items;
  const {value, source} = traced;
  if (!Array.isArray(value)) return null;
  return value.map((item: unknown, index): Traced => {
    if (!source) return {value: item};
    return {value: item, source: {...source, path: [...source.path, segmentOf(item, index)]}};
  });
}

/** A key survives moving the item, an index does not. */
function segmentOf(item: unknown, index: number): PathSegment {
  const key = getAttribute(item, "_key");
  return typeof key === "string" && key !== "" ? {key} : index;
}

export function fieldsOf(traced: Traced): readonly (readonly [string, Traced])[] {
  if (traced.fields) return [...traced.fields];
  return isObject(traced.value) ? namesOf(traced.value).map((name) => [name, fieldOf(traced, name)]) : [];
}

const namesOf = (value: GroqObject): string[] => Object.keys(value);
