import ts from "typescript";

/** A type as data. Numbers are places in the list of all shapes: the same shape is written once. */
type Shape =
  | {readonly kind: "string" | "number" | "boolean" | "unknown"}
  | {readonly kind: "choice"; readonly of: readonly (string | number | boolean)[]}
  | {readonly kind: "list" | "maybe" | "optional"; readonly of: number}
  | {readonly kind: "fields"; readonly of: Readonly<Record<string, number>>}
  | {readonly kind: "union"; readonly of: readonly number[]};

const RESULT = /QueryResult$/;

/**
 * Generates the module that describes at run time what the generated types of content queries describe to the compiler.
 * Content comes from outside, so a query's result is validated against it before any code relies on the types.
 */
export function contentShapes(generatedTypes: string): string {
  const source = ts.createSourceFile("types.ts", generatedTypes, ts.ScriptTarget.Latest);
  const aliases = new Map(
    source.statements.filter(ts.isTypeAliasDeclaration).map(({name, type}) => [name.text, type]),
  );
  const list = createList();
  const reader = {source, aliases, add: list.add};
  const results = [...aliases].filter(([name]) => RESULT.test(name));
  const roots = results.map(([name, node]) => [name, read(node, reader)] as const);
  return toModule(list.lines, roots);
}

function createList() {
  const places = new Map<string, number>();
  return {
    get lines() {
      return [...places.keys()];
    },
    add(shape: Shape): number {
      const line = JSON.stringify(shape);
      const index = places.get(line) ?? places.size;
      places.set(line, index);
      return index;
    },
  };
}

interface Reader {
  readonly source: ts.SourceFile;
  readonly aliases: ReadonlyMap<string, ts.TypeNode>;
  /** The place of a shape in the list. */
  readonly add: (shape: Shape) => number;
}

function read(node: ts.TypeNode, reader: Reader): number {
  return reader.add(shapeOf(node, reader));
}

const PLAIN = new Map<ts.SyntaxKind, Shape>([
  [ts.SyntaxKind.StringKeyword, {kind: "string"}],
  [ts.SyntaxKind.NumberKeyword, {kind: "number"}],
  [ts.SyntaxKind.BooleanKeyword, {kind: "boolean"}],
  [ts.SyntaxKind.UnknownKeyword, {kind: "unknown"}],
]);

function shapeOf(node: ts.TypeNode, reader: Reader): Shape {
  const plain = PLAIN.get(node.kind);
  if (plain) return plain;
  if (ts.isUnionTypeNode(node)) return unionOf(node.types, reader);
  // A lone literal or null.
  if (ts.isLiteralTypeNode(node)) return unionOf([node], reader);
  if (ts.isTypeLiteralNode(node)) return {kind: "fields", of: fieldsOf(node, reader)};
  if (ts.isTypeReferenceNode(node)) return referenced(node, reader);
  throw new Error(`A generated type that has no shape: ${node.getText(reader.source)}`);
}

function referenced(node: ts.TypeReferenceNode, reader: Reader): Shape {
  const name = node.typeName.getText(reader.source);
  const [item] = node.typeArguments ?? [];
  if (name === "Array" && item) return {kind: "list", of: read(item, reader)};
  const alias = reader.aliases.get(name);
  if (!alias) throw new Error(`A generated type names ${name}, which is not generated`);
  return shapeOf(alias, reader);
}

function fieldsOf({members}: ts.TypeLiteralNode, reader: Reader): Record<string, number> {
  const fields: Record<string, number> = {};
  for (const member of members) {
    if (!ts.isPropertySignature(member) || !member.type) continue;
    const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(reader.source);
    // Marks of the type generator, never part of an answer.
    if (name.startsWith("[")) continue;
    const index = read(member.type, reader);
    fields[name] = member.questionToken ? reader.add({kind: "optional", of: index}) : index;
  }
  return fields;
}

function unionOf(types: readonly ts.TypeNode[], reader: Reader): Shape {
  const rest = types.filter((node) => !isNull(node));
  if (rest.length === 0) return {kind: "choice", of: []};
  const value = choiceOf(rest, reader);
  return rest.length < types.length ? {kind: "maybe", of: reader.add(value)} : value;
}

function choiceOf(types: readonly ts.TypeNode[], reader: Reader): Shape {
  const [only] = types;
  const literals = types.map(literalOf).filter((literal) => literal !== null);
  if (literals.length === types.length) return {kind: "choice", of: literals};
  if (only && types.length === 1) return shapeOf(only, reader);
  return {kind: "union", of: [...new Set(types.map((type) => read(type, reader)))]};
}

function isNull(node: ts.TypeNode): boolean {
  return ts.isLiteralTypeNode(node) && node.literal.kind === ts.SyntaxKind.NullKeyword;
}

function literalOf(node: ts.TypeNode): string | number | boolean | null {
  if (!ts.isLiteralTypeNode(node)) return null;
  const {literal} = node;
  if (ts.isStringLiteral(literal)) return literal.text;
  if (ts.isNumericLiteral(literal)) return Number(literal.text);
  if (literal.kind === ts.SyntaxKind.TrueKeyword) return true;
  return literal.kind === ts.SyntaxKind.FalseKeyword ? false : null;
}

function toModule(lines: readonly string[], roots: readonly (readonly [string, number])[]): string {
  const names = roots.map(([name]) => name);
  return [
    "// What `pnpm typegen` makes of the types of content queries, for repair.ts. Not written by hand.",
    "",
    `import type {\n${names.map((name) => `  ${name},\n`).join("")}} from "../sanity.generated";`,
    'import type {Shape} from "./shape";',
    "",
    `export interface Results {\n${names.map((name) => `  ${name}: ${name};\n`).join("")}}`,
    "",
    `export const ROOTS: Readonly<Record<keyof Results, number>> = {\n${roots.map(([name, at]) => `  ${name}: ${at},\n`).join("")}};`,
    "",
    `export const SHAPES: readonly Shape[] = [\n${lines.map((line) => `  ${line},\n`).join("")}];`,
    "",
  ].join("\n");
}
