import {z} from "zod";
import {malformed} from "../errors.ts";

const MAX_DEPTH = 100;

const attributes = z.record(z.string(), z.unknown());
const document = z.looseObject({_id: z.string().optional(), _type: z.string().min(1)});
const selection = {
  id: z.string().optional(),
  query: z.string().optional(),
  params: attributes.optional(),
};
const location = z.string();
const items = z.array(z.unknown());

const insert = z.union([
  z.strictObject({before: location, items}),
  z.strictObject({after: location, items}),
  z.strictObject({replace: location, items}),
]);

export const patchOperations = z.object({
  ifRevisionID: z.string().nullish(),
  set: attributes.optional(),
  setIfMissing: attributes.optional(),
  unset: z.array(z.string()).optional(),
  inc: z.record(z.string(), z.number()).optional(),
  dec: z.record(z.string(), z.number()).optional(),
  insert: insert.optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
  merge: attributes.optional(),
});

const patch = z.strictObject({...selection, ...patchOperations.shape});
const deletion = z.strictObject({...selection, purge: z.boolean().optional()});

const mutation = z.union([
  z.strictObject({create: document}),
  z.strictObject({createOrReplace: document}),
  z.strictObject({createIfNotExists: document}),
  z.strictObject({delete: deletion}),
  z.strictObject({patch}),
]);
const KINDS = mutation.options.flatMap((option) => Object.keys(option.shape));

export type Mutation = z.infer<typeof mutation>;
export type NewDocument = z.infer<typeof document>;
export type PatchOperations = z.infer<typeof patchOperations>;

const transaction = z.object({mutations: z.array(z.unknown()), transactionId: z.string().optional()});

/** The error names the mutation and the field that are wrong. */
export function parseMutations(body: unknown): {mutations: Mutation[]; transactionId: string | undefined} {
  const parsed = transaction.safeParse(body);
  if (!parsed.success) throw malformed("mutationParseError", `The body ${firstIssue(parsed.error)}`);
  const {mutations, transactionId} = parsed.data;
  return {mutations: mutations.map(parseMutation), transactionId: checkTransactionId(transactionId)};
}

function parseMutation(input: unknown, index: number): Mutation {
  if (depthExceeds(input, MAX_DEPTH)) {
    throw malformed("mutationParseError", `Mutation ${index} is nested more than ${MAX_DEPTH} levels deep`);
  }
  const unknown = Object.keys(Object(input)).find((key) => !KINDS.includes(key));
  if (unknown !== undefined) {
    const known = `it must be one of ${KINDS.join(", ")}`;
    throw malformed("mutationParseError", `Mutation ${index} has the unknown key "${unknown}"; ${known}`);
  }
  const parsed = mutation.safeParse(input);
  if (!parsed.success) throw malformed("mutationParseError", `Mutation ${index} ${firstIssue(parsed.error)}`);
  const selected = "patch" in parsed.data ? parsed.data.patch : "delete" in parsed.data && parsed.data.delete;
  if (selected && (selected.id === undefined) === (selected.query === undefined)) {
    throw malformed("mutationParseError", `Mutation ${index} must have either an "id" or a "query"`);
  }
  return parsed.data;
}

export function checkTransactionId(id: string | undefined): string | undefined {
  if (id === undefined || /^[a-zA-Z0-9_-]{1,128}$/.test(id)) return id;
  throw malformed("validationError", "A transaction id has 1 to 128 letters, digits, hyphens or underscores");
}

export function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return "is malformed";
  const deepest = issue.code === "invalid_union" ? closest(issue.errors) : issue;
  const path = [...issue.path, ...(deepest === issue ? [] : deepest.path)].join(".");
  return `is malformed${path && ` at "${path}"`}: ${deepest.message}`;
}

/** Of the failed branches of a union, the issue of the one the sender most likely meant: the deepest. */
function closest(branches: readonly (readonly z.core.$ZodIssue[])[]): z.core.$ZodIssue {
  const issues = branches.flat().sort((a, b) => b.path.length - a.path.length);
  return issues[0] ?? {code: "custom", path: [], message: "Unknown operation", input: undefined};
}

/** Iterative, so that hostile nesting cannot exhaust the stack of what walks the document later. */
export function depthExceeds(value: unknown, limit: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap((item) => (typeof item === "object" && item !== null ? Object.values(item) : []));
  }
  return false;
}
