import {readFileSync} from "node:fs";
import {Ajv, type ErrorObject, type ValidateFunction} from "ajv";
import {z} from "zod";
import {ApiError, refuse} from "./errors.ts";
import type {ServedParams} from "./served.ts";

export type Route = keyof ServedParams;

const file = z.object({
  root: z.object({$ref: z.string()}),
  definitions: z.record(z.string(), z.record(z.string(), z.unknown())),
});
const FILE = file.parse(JSON.parse(readFileSync(new URL("./params.schema.json", import.meta.url), "utf8")));
const ROOT = z
  .object({properties: z.record(z.string(), z.record(z.string(), z.unknown()))})
  .parse(FILE.definitions[FILE.root.$ref.split("/").at(-1) ?? ""]);

// Forms carry only text: numbers, booleans and "nothing" are converted to the type that the schema requires.
// The file is our own and a test regenerates it, so it is not validated at every start.
const ajv = new Ajv({coerceTypes: true, strict: false, validateSchema: false});
ajv.addSchema({definitions: FILE.definitions}, "params");
const compiled = new Map<string, ValidateFunction>();

export const ROUTES = Object.keys(ROOT.properties) as Route[];

/** The parameters of a route, typed, or the error the API answers: unknown, missing, or of the wrong kind. */
export function readParams<R extends Route>(route: R, params: unknown): ServedParams[R] {
  const validate = compiled.get(route) ?? compile(route);
  if (validate(params)) return params as ServedParams[R];
  throw toError(validate.errors ?? []);
}

function compile(route: Route): ValidateFunction {
  const validate = ajv.compile({$ref: `params${ROOT.properties[route]?.$ref}`});
  compiled.set(route, validate);
  return validate;
}

function toError(errors: readonly ErrorObject[]): ApiError {
  // Of a choice the branches fail one by one: the deepest complaint is about what was meant.
  const depth = ({instancePath}: ErrorObject) => instancePath.split("/").length;
  const [first] = [...errors].filter(({keyword}) => keyword !== "anyOf").sort((a, b) => depth(b) - depth(a));
  const unknown = errors.find(({keyword}) => keyword === "additionalProperties");
  const error = unknown ?? first;
  const path = toParam(error?.instancePath ?? "");
  const named = (name: unknown) => (path === "" ? String(name) : `${path}[${name}]`);
  if (error?.keyword === "additionalProperties") {
    const param = named(error.params.additionalProperty);
    return new ApiError("invalid_request_error", `Received unknown parameter: ${param}`, {
      code: "parameter_unknown",
      param,
    });
  }
  if (error?.keyword === "required") {
    const param = named(error.params.missingProperty);
    return new ApiError("invalid_request_error", `Missing required param: ${param}.`, {
      code: "parameter_missing",
      param,
    });
  }
  return toKindError(error, path);
}

function toKindError(error: ErrorObject | undefined, param: string): ApiError {
  if (error?.keyword === "enum") {
    const allowed = (error.params.allowedValues as string[]).slice(0, 12).join(", ");
    return new ApiError("invalid_request_error", `Invalid ${param}: must be one of ${allowed}`, {param});
  }
  const code = error?.params.type === "number" ? {code: "parameter_invalid_integer"} : {};
  return new ApiError("invalid_request_error", `Invalid ${param}: ${error?.message ?? "not understood"}`, {
    param,
    ...code,
  });
}

/** `/line_items/0/price` as the API writes it: `line_items[0][price]`. */
function toParam(pointer: string): string {
  const [first = "", ...rest] = pointer.split("/").slice(1);
  return first + rest.map((part) => `[${part}]`).join("");
}

/** An amount is a whole number of minor units. */
export function requireInteger(value: number | undefined, param: string, min = 0): void {
  if (value === undefined || (Number.isSafeInteger(value) && value >= min)) return;
  refuse(`Invalid integer: ${value}`, param, "parameter_invalid_integer");
}
