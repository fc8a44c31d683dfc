import type {ErrorCode} from "../../contract/errors.ts";
import {isDuplicate} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";

/** The unique indexes of an account, and the error that is returned for each. */
const TAKEN: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  account_email: ["account_exists", "An account with this address exists"],
  account_user_name: ["user_name_taken", "This user name is taken"],
};

/**
 * Performs a write, and translates a uniqueness conflict into the product's error code. The unique indexes decide every
 * race.
 */
export async function translateConflict<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const conflict = isDuplicate(error) ? TAKEN[constraintOf(error) ?? ""] : undefined;
    throw conflict ? new AppError(...conflict, {cause: error}) : error;
  }
}

function constraintOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ("constraint" in error && typeof error.constraint === "string") return error.constraint;
  return constraintOf(error.cause);
}
