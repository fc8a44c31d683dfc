import type {IncomingMessage} from "node:http";
import {OpenAPIHono, type RouteConfig, type RouteHandler, type RouteHook, type z} from "@hono/zod-openapi";
import type {Hono} from "hono";
import type {RequestIdVariables} from "hono/request-id";
import {FIELD_CODES, type FieldCode} from "../../contract/field-code.ts";
import type {ShareLevel} from "../../contract/share-values.ts";
import type {Action, Actor, Caller, User} from "../authorization/can.ts";
import {AppError} from "../errors.ts";

export interface AppEnv {
  /** What a request came as; nothing in tests that open no port. */
  Bindings: {readonly incoming?: IncomingMessage};
  Variables: RequestIdVariables & {
    /** Reads the bearer; called only by routes that need it. */
    whoAsks: () => Promise<Caller>;
    /** Set for every route of `defineRoute`. */
    actor: Actor;
    /** Set for routes whose subject belongs to someone. */
    owner: string;
    /** Records that staff read of an account. False when there is none to read of. */
    noteStaffRead: (staff: User, owner: string, action: Action) => Promise<boolean>;
    /** Staff see less than the owner. */
    isMasked: boolean;
    /** How much the owner shares with the caller; null for the owner. */
    shared: ShareLevel | null;
    /** Set by `keepNoReply`. */
    isReplySecret?: boolean;
  };
}

/**
 * A set of described routes. Its type does not add up what it answers, as the framework's does: nothing reads the sum,
 * and each link of a chain would cost the compiler more than the one before.
 */
export interface Api extends Hono<AppEnv> {
  readonly openAPIRegistry: OpenAPIHono["openAPIRegistry"];
  readonly doc31: OpenAPIHono<AppEnv>["doc31"];
  openapi<R extends RouteConfig>(
    route: R,
    handler: RouteHandler<R, AppEnv>,
    onInvalid?: (...refused: Parameters<RouteHook<R, AppEnv>>) => undefined,
  ): Api;
}

/** Input that does not fit the description of its route is refused before a handler runs. */
export function createApi(): Api {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidInput(result.error.issues);
    },
  });
}

/** Names every field that is wrong, so a form can mark them all at once. */
export function invalidInput(refused: readonly z.core.$ZodIssue[]) {
  const issues = refused.flatMap(within);
  const fields = issues.flatMap((issue) =>
    fieldNames(issue).map((name) => [name, fieldCode(issue)] as const),
  );
  const message = issues.map((issue) => `${issue.path.join(".") || "body"}: ${issue.message}`).join("; ");
  return new AppError("invalid", message, {field_errors: Object.fromEntries(fields)});
}

/**
 * What fits none of several forms is wrong in what it would have to change for the one it is meant as: the first whose
 * fields it has no others than. Where there is none, all of it is wrong.
 */
function within(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const closestIssues = issue.errors.find((issues) =>
    issues.every(({code, path}) => code !== "unrecognized_keys" && path.length > 0),
  );
  if (!closestIssues?.length) return [issue];
  return closestIssues.flatMap((each) => within({...each, path: [...issue.path, ...each.path]}));
}

function fieldNames(issue: z.core.$ZodIssue): string[] {
  const path = issue.path.join(".");
  if (issue.code !== "unrecognized_keys") return [path || "body"];
  // `__proto__` is left out: a client that builds an object from the answer must not change its prototype.
  const keys = issue.keys.filter((key) => key !== "__proto__");
  return keys.map((key) => (path ? `${path}.${key}` : key));
}

function fieldCode(issue: z.core.$ZodIssue): FieldCode {
  if (issue.code === "custom")
    return FIELD_CODES.find((code) => code === issue.params?.field_code) ?? "unknown_value";
  if (issue.code === "unrecognized_keys") return "unknown_field";
  if (issue.code === "too_big") return issue.origin === "number" ? "out_of_range" : "too_long";
  if (issue.code === "too_small") return tooSmall(issue);
  if (issue.code !== "invalid_type") return "unknown_value";
  // The issue does not carry the input; only its message distinguishes an absent value from a wrong one.
  if (issue.message.endsWith("received undefined")) return absent(issue.path.at(-1));
  return issue.expected === "number" ? "not_a_number" : "unknown_value";
}

function tooSmall({origin, minimum}: z.core.$ZodIssueTooSmall): FieldCode {
  if (origin === "number") return "out_of_range";
  return minimum === 1 ? "required" : "too_short";
}

function absent(field: PropertyKey | undefined): FieldCode {
  if (field === "email") return "email_required";
  return field === "password" ? "password_required" : "required";
}
