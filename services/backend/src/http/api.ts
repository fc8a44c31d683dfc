import {OpenAPIHono, type z} from "@hono/zod-openapi";
import type {RequestIdVariables} from "hono/request-id";
import type {FieldCode} from "../contract.ts";
import {AppError} from "../errors.ts";

export interface AppEnv {
  Variables: RequestIdVariables;
}

/** A set of described routes. Input that does not fit the description is refused before a handler runs. */
export function createApi() {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalidInput(result.error.issues);
    },
  });
}

/** Names every field that is wrong, so a form can mark them all at once. */
export function invalidInput(issues: readonly z.core.$ZodIssue[]) {
  const fields = issues.map((issue) => [issue.path.join(".") || "body", fieldCode(issue)] as const);
  const message = issues.map((issue) => `${issue.path.join(".") || "body"}: ${issue.message}`).join("; ");
  return new AppError("invalid", message, {field_errors: Object.fromEntries(fields)});
}

function fieldCode(issue: z.core.$ZodIssue): FieldCode {
  if (issue.code === "too_big") return "too_long";
  if (issue.code === "too_small") return issue.minimum === 1 ? "required" : "too_short";
  if (issue.code !== "invalid_type") return "unknown_value";
  // The issue does not carry the input; its message is the only place that tells absent from wrong.
  if (issue.message.endsWith("received undefined")) {
    return issue.path.at(-1) === "email" ? "email_required" : "required";
  }
  return issue.expected === "number" ? "not_a_number" : "unknown_value";
}
