import type {z} from "zod";
import {READ_ONLY_FIELDS, USER_EDITS, type UserEdit, type UserPut} from "../../contract/accounts.ts";
import type {FieldCode} from "../../contract/field-code.ts";
import {AppError} from "../../core/errors.ts";
import {invalidInput} from "../../core/http/api.ts";

type FieldErrors = Record<string, FieldCode>;

const PASSWORD_FIELDS: ReadonlySet<string> = new Set(["password", "password_hash"]);
const EDITABLE: ReadonlySet<string> = new Set([...Object.keys(USER_EDITS), "email"]);
const READ_ONLY: ReadonlySet<string> = new Set(READ_ONLY_FIELDS);

export type RequestedEdit =
  | {readonly kind: "password"; readonly password: string; readonly current_password: string | null}
  | {readonly kind: "email"; readonly email: string}
  | {readonly kind: "fields"; readonly edit: Omit<UserEdit, "email">};

/**
 * Parses the edit from `?fields=` and the body. Each listed key must be in the body, and the body must hold no other.
 */
export function requestedEdit(fields: string | undefined, body: UserPut): RequestedEdit {
  const listed = [...new Set((fields ?? "").split(",").map((field) => field.trim()))].filter(Boolean);
  if (listed.length === 0) throw refuse({fields: "required"});
  const [first = ""] = listed;
  if (PASSWORD_FIELDS.has(first) && listed.length === 1) return passwordEdit(body);
  const {password, current_password, ...edit} = body;
  const stray = Object.entries({password, current_password}).filter(([, value]) => value !== undefined);
  requireSame(listed, [...Object.keys(edit), ...stray.map(([name]) => name)]);
  return givenEdit(edit);
}

/** An address must be changed alone: it stays pending until a mail is confirmed, other fields do not. */
export function givenEdit({email, ...edit}: UserEdit): RequestedEdit {
  if (email === undefined) return {kind: "fields", edit};
  refuseStrangers(edit);
  return {kind: "email", email};
}

function refuseStrangers(others: object) {
  const strangers = Object.keys(others).map((name): [string, FieldCode] => [name, "unknown_field"]);
  if (strangers.length > 0) throw refuse(Object.fromEntries(strangers));
}

function passwordEdit({password, current_password, ...others}: UserPut): RequestedEdit {
  refuseStrangers(others);
  if (password === undefined) throw refuse({password: "password_required"});
  return {kind: "password", password, current_password: current_password ?? null};
}

function requireSame(listed: readonly string[], requested: readonly string[]) {
  const errors: FieldErrors = {};
  for (const field of listed) {
    if (READ_ONLY.has(field)) errors[field] = "read_only";
    else if (!EDITABLE.has(field)) errors[field] = "unknown_field";
    else if (!requested.includes(field)) errors[field] = field === "email" ? "email_required" : "required";
  }
  for (const key of requested) if (!listed.includes(key)) errors[key] = "unknown_field";
  if (Object.keys(errors).length > 0) throw refuse(errors);
}

function refuse(field_errors: FieldErrors) {
  return new AppError("invalid", "The fields and the body do not fit", {field_errors});
}

export function refuseEdit(issues: readonly z.core.$ZodIssue[]) {
  const refusal = invalidInput(issues);
  const marked = Object.entries(refusal.details.field_errors ?? {}).map(([field, code]) => [
    field,
    READ_ONLY.has(field) ? ("read_only" as const) : code,
  ]);
  return new AppError("invalid", refusal.message, {field_errors: Object.fromEntries(marked)});
}
