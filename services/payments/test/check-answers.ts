import {readFileSync} from "node:fs";
import {Ajv} from "ajv";
import {z} from "zod";

const file = z.object({
  root: z.object({$ref: z.string()}),
  definitions: z.record(z.string(), z.record(z.string(), z.unknown())),
});
const PATH = new URL("../src/protocol/objects.schema.json", import.meta.url);
const {root, definitions} = file.parse(JSON.parse(readFileSync(PATH, "utf8")));
const kinds = z
  .object({properties: z.record(z.string(), z.record(z.string(), z.unknown()))})
  .parse(definitions[root.$ref.split("/").at(-1) ?? ""]).properties;

const ajv = new Ajv({strict: false, validateSchema: false});
ajv.addSchema({definitions}, "objects");
const compiled = new Map<string, ReturnType<Ajv["compile"]>>();

function schemaOf(kind: string) {
  const known = compiled.get(kind);
  if (known) return known;
  const validator = ajv.compile({$ref: `objects${kinds[kind]?.$ref}`});
  compiled.set(kind, validator);
  return validator;
}

/** What an answer has that the SDK's types do not know, or lacks that they promise: one line each. */
export function answerProblems(value: unknown): string[] {
  if (typeof value !== "object" || value === null || !("object" in value)) return [];
  if ("deleted" in value || "error" in value) return [];
  if ((value.object === "list" || value.object === "search_result") && "data" in value) {
    return Array.isArray(value.data) ? value.data.flatMap(answerProblems) : ["data is no list"];
  }
  const kind = String(value.object);
  if (!Object.hasOwn(kinds, kind)) return [`${kind} is not served`];
  const validate = schemaOf(kind);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({instancePath, message, params}) => `${kind}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** A `fetch` that refuses an answer the SDK's types do not describe. */
export const checkedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const problems = answerProblems(JSON.parse(await response.clone().text()));
  if (problems.length > 0)
    throw new Error(`The answer is not of this version:\n${problems.slice(0, 8).join("\n")}`);
  return response;
};
