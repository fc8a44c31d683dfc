import {fileURLToPath} from "node:url";
import ts from "typescript";
import {describeType} from "./describe-type.ts";

const SERVED = fileURLToPath(new URL("../src/protocol/served.ts", import.meta.url));

/** Long tables of payment methods and tax ids that this emulator does not have. */
const OPAQUE = new Set([
  "payment_method_options",
  "payment_method_data",
  "payment_method_details",
  "country_options",
  "evidence",
  "card_reader",
  "level3",
  "tax_id_data",
]);

/** Generates the schemas of requests and responses, by file name, from the types of the installed SDK. */
export function generateSchemas(): Readonly<Record<string, string>> {
  const program = ts.createProgram([SERVED], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(SERVED);
  if (!source) throw new Error(`${SERVED} cannot be read`);
  const find = (name: string) => {
    const found = checker
      .getExportsOfModule(checker.getSymbolAtLocation(source) ?? fail(SERVED))
      .find((symbol) => symbol.name === name);
    return checker.getDeclaredTypeOfSymbol(found ?? fail(name));
  };
  const objects = find("ServedObjects");
  const served = new Set(objects.getProperties().map(({name}) => name));
  const toText = (type: ts.Type, kinds: ReadonlySet<string> | null) =>
    `${JSON.stringify(describeType(type, {checker, opaque: OPAQUE, served: kinds}))}\n`;
  return {
    "params.schema.json": toText(find("ServedParams"), null),
    "objects.schema.json": toText(objects, served),
  };
}

function fail(name: string): never {
  throw new Error(`${name} is not declared`);
}
