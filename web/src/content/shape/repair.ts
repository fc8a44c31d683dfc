import {ownValue} from "@gradus/schemas/own-value";
import {stegaClean} from "@sanity/client/stega";
import {parseBlock} from "../portable-text/parse-block";
import {type Results, ROOTS, SHAPES} from "./content-shapes.generated";
import type {Shape} from "./shape";

export type ResultName = keyof Results;

/** Marks a value that cannot be of the type that the query declares. */
const BROKEN = Symbol("broken");

/** The look where the author chose none: plain. */
const DEFAULT_CHOICES: Readonly<Record<string, string>> = {field: "none", style: "secondary"};

type Fields = Readonly<Record<string, unknown>>;
type ShapeOf<Kind extends Shape["kind"]> = Extract<Shape, {kind: Kind}>;

/**
 * What a content query answered, made true to its declared type, so that nothing behind it has to doubt. Content
 * comes from many hands and tools, and no content may end a page. What is broken takes away the smallest unit around
 * it: an optional field becomes null, an element leaves its list, and what cannot leave, such as a page's title, is
 * left empty, or as in `defaults`. A result that is as declared is handed back untouched.
 */
export function repair<Name extends ResultName>(
  name: Name,
  result: unknown,
  defaults: Results[Name] | null = null,
): Results[Name] {
  const shape = shapeAt(ROOTS[name]);
  const isFound = shape.kind !== "maybe" || result != null;
  const whole = shape.kind === "maybe" ? shapeAt(shape.of) : shape;
  // The shape was generated from this very type.
  return (isFound ? repairRequired(result, whole, defaults) : null) as Results[Name];
}

function shapeAt(index: number): Shape {
  const shape = SHAPES[index];
  if (!shape) throw new Error(`No shape has the number ${index}`);
  return shape;
}

function repairValue(value: unknown, shape: Shape): unknown {
  switch (shape.kind) {
    case "unknown":
      return value;
    case "number":
      return Number.isFinite(value) ? value : BROKEN;
    case "boolean":
      // A switch that was never set is off.
      return typeof value === "boolean" ? value : false;
    case "string":
      return typeof value === "string" ? value : BROKEN;
    case "choice":
      return isChoice(value, shape.of) ? value : BROKEN;
    case "maybe":
      return value == null ? null : orElse(repairValue(value, shapeAt(shape.of)), null);
    case "optional":
      return value == null ? undefined : orElse(repairValue(value, shapeAt(shape.of)), undefined);
    case "list":
      return repairList(value, shapeAt(shape.of));
    case "union":
      return repairUnion(value, shape);
    case "fields":
      return isFields(value) ? repairFields(parseBlock(value), shape) : BROKEN;
  }
}

function orElse(mended: unknown, other: null | undefined): unknown {
  return mended === BROKEN ? other : mended;
}

function isChoice(value: unknown, choices: ShapeOf<"choice">["of"]): boolean {
  if (choices.length === 0) return value === null;
  return choices.some((choice) => choice === value || choice === stegaClean(value));
}

function repairList(value: unknown, of: Shape): readonly unknown[] {
  if (!Array.isArray(value)) return [];
  const mended = value.map((item, index) => repairValue(withKey(item, index, of), of));
  const isUntouched = mended.every((item, index) => item === value[index]);
  return isUntouched ? value : mended.filter((item) => item !== BROKEN);
}

/** Elements written by other tools often lack the key that editors' have. */
function withKey(item: unknown, index: number, of: Shape): unknown {
  if (!isFields(item) || typeof item._key === "string" || !wantsKey(of)) return item;
  return {...item, _key: `at-${index}`};
}

function wantsKey(shape: Shape): boolean {
  if (shape.kind === "union") return shape.of.some((shapeIndex) => wantsKey(shapeAt(shapeIndex)));
  return shape.kind === "fields" && Object.hasOwn(shape.of, "_key");
}

/** The first member that fits as it is, else the first one that can be repaired. */
function repairUnion(value: unknown, {of}: ShapeOf<"union">): unknown {
  let mended: unknown = BROKEN;
  for (const shapeIndex of of) {
    const candidate = repairValue(value, shapeAt(shapeIndex));
    if (candidate === value) return value;
    if (mended === BROKEN) mended = candidate;
  }
  return mended;
}

function repairFields(fields: Fields, {of}: ShapeOf<"fields">): Fields | typeof BROKEN {
  if (isOfAnotherType(fields, of)) return BROKEN;
  const changed: Record<string, unknown> = {};
  for (const [name, shapeIndex] of Object.entries(of)) {
    const mended = repairField(name, fields[name], shapeAt(shapeIndex));
    if (mended === BROKEN) return BROKEN;
    if (mended !== fields[name]) changed[name] = mended;
  }
  return Object.keys(changed).length === 0 ? fields : withChanges(fields, changed);
}

/** Checked first: a page is compared with section kinds that its own sections do not have. */
function isOfAnotherType(fields: Fields, of: ShapeOf<"fields">["of"]): boolean {
  return of._type !== undefined && repairValue(fields._type, shapeAt(of._type)) === BROKEN;
}

function repairField(name: string, value: unknown, shape: Shape): unknown {
  const mended = repairValue(value, shape);
  const plain = ownValue(DEFAULT_CHOICES, name);
  return mended === BROKEN && shape.kind === "choice" && plain && shape.of.includes(plain) ? plain : mended;
}

function withChanges(fields: Fields, changes: Fields): Fields {
  const all = {...fields, ...changes};
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** A value that has nothing around it to leave: what is whole in it stays, the rest is as by default, or empty. */
function repairRequired(value: unknown, shape: Shape, byDefault: unknown): unknown {
  if (shape.kind === "fields") return repairRequiredFields(isFields(value) ? value : {}, shape, byDefault);
  if (shape.kind === "list" && !Array.isArray(value)) return byDefault ?? [];
  const mended = repairValue(value, shape);
  if (mended !== BROKEN) return mended;
  return shape.kind === "union"
    ? repairRequired(value, memberFor(value, shape), byDefault)
    : (byDefault ?? empty(shape));
}

function empty(shape: Shape): unknown {
  if (shape.kind === "choice") return shape.of[0] ?? null;
  return shape.kind === "number" ? 0 : "";
}

function repairRequiredFields(fields: Fields, {of}: ShapeOf<"fields">, byDefault: unknown): Fields {
  const defaults = isFields(byDefault) ? byDefault : {};
  const repairedFields = Object.entries(of).map(([name, shapeIndex]) => {
    const shape = shapeAt(shapeIndex);
    const plain = shape.kind === "choice" ? repairField(name, fields[name], shape) : BROKEN;
    return [name, plain === BROKEN ? repairRequired(fields[name], shape, defaults[name]) : plain];
  });
  return withChanges(fields, Object.fromEntries(repairedFields));
}

function memberFor(value: unknown, {of}: ShapeOf<"union">): Shape {
  const fields = isFields(value) ? value : {};
  const members = of.map(shapeAt);
  const own = members.find((shape) => shape.kind === "fields" && !isOfAnotherType(fields, shape.of));
  const [first] = members;
  if (!own && !first) throw new Error("A union without members");
  return own ?? first ?? {kind: "unknown"};
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
