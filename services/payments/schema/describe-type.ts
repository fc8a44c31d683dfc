import ts from "typescript";

type Schema = Readonly<Record<string, unknown>>;

export interface Described {
  readonly root: Schema;
  readonly definitions: Readonly<Record<string, Schema>>;
}

export interface DescribeOptions {
  readonly checker: ts.TypeChecker;
  /** Properties whose contents no code here reads: they are allowed, and not described further. */
  readonly opaque: ReadonlySet<string>;
  /** The object kinds that expandable fields may hold and that are described; other kinds stay open. Null: all are. */
  readonly served: ReadonlySet<string> | null;
}

/**
 * One type of the SDK as JSON Schema. Written here because the SDK names hundreds of types alike (`Card`, `Address`),
 * which generators that name their definitions after types refuse.
 */
export function describeType(type: ts.Type, {checker, opaque, served}: DescribeOptions): Described {
  const names = new Map<ts.Type, string>();
  const definitions: Record<string, Schema> = {};

  function describe(one: ts.Type): Schema {
    if (one.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Void)) return {};
    if (one.flags & ts.TypeFlags.NonPrimitive) return {type: "object"};
    if (one.isUnion()) return describeUnion(one.types);
    if (one.isStringLiteral() || one.isNumberLiteral()) return {const: one.value};
    if (one.flags & ts.TypeFlags.BooleanLiteral) return {const: checker.typeToString(one) === "true"};
    if (one.flags & ts.TypeFlags.String || isDecimal(one)) return {type: "string"};
    if (one.flags & ts.TypeFlags.Number) return {type: "number"};
    if (one.flags & ts.TypeFlags.Boolean) return {type: "boolean"};
    if (one.flags & ts.TypeFlags.Null) return {type: "null"};
    const [item] = checker.isArrayType(one) ? checker.getTypeArguments(one as ts.TypeReference) : [];
    return item ? {type: "array", items: describe(item)} : refer(one);
  }

  /** Enums of the SDK also accept any string, so that old clients survive new values: that way out is left aside. */
  function describeUnion(types: readonly ts.Type[]): Schema {
    const rest = types.filter((one) => !(one.flags & ts.TypeFlags.Undefined) && !isOtherString(one));
    const literals = rest.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
    const hasBoolean = rest.some((one) => one.flags & ts.TypeFlags.BooleanLiteral);
    const others = rest.filter((one) => !one.isStringLiteral() && !(one.flags & ts.TypeFlags.BooleanLiteral));
    const options = [
      ...others.map(describe),
      ...(hasBoolean ? [{type: "boolean"}] : []),
      ...(literals.length > 0 ? [{enum: literals}] : []),
    ];
    if (options.length === 1) return options[0] ?? {};
    const simple = options.map((option) => (Object.keys(option).join() === "type" ? option.type : null));
    return simple.every((name) => name !== null) ? {type: [...new Set(simple)]} : {anyOf: options};
  }

  function refer(one: ts.Type): Schema {
    if (isUnserved(one)) return {type: "object"};
    const known = names.get(one);
    if (known !== undefined) return {$ref: `#/definitions/${known}`};
    const name = String(names.size);
    names.set(one, name);
    definitions[name] = describeObject(one);
    return {$ref: `#/definitions/${name}`};
  }

  function describeObject(one: ts.Type): Schema {
    const properties = one.getProperties().map((property): [string, Schema, boolean] => {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      const inside = opaque.has(property.name) ? {} : describe(checker.getTypeOfSymbol(property));
      return [property.name, inside, isOptional];
    });
    const index = checker.getIndexInfoOfType(one, ts.IndexKind.String);
    const required = properties.filter(([, , isOptional]) => !isOptional).map(([name]) => name);
    return {
      type: "object",
      properties: Object.fromEntries(properties.map(([name, schema]) => [name, schema])),
      ...(required.length > 0 && {required}),
      // An interface without fields only declares that there is an object.
      additionalProperties: index ? describe(index.type) : properties.length === 0,
    };
  }

  function isUnserved(one: ts.Type) {
    const kind = one.getProperty("object");
    if (!kind || served === null) return false;
    const value = checker.getTypeOfSymbol(kind);
    return value.isStringLiteral() && value.value !== "list" && !served.has(value.value);
  }

  return {root: describe(type), definitions};
}

const isOtherString = (type: ts.Type) =>
  type.isIntersection() && type.types.some((one) => (one.flags & ts.TypeFlags.String) !== 0);

/** A number of any precision: text on the wire. */
const isDecimal = (type: ts.Type) =>
  type.getProperty("toFixed") !== undefined && type.getProperty("isZero") !== undefined;
