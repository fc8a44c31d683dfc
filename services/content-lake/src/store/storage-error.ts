import {LakeError} from "../errors.ts";

/** The kinds of SQLite's result codes (https://sqlite.org/rescode.html) that concern the file. */
const BUSY = 5;
const CORRUPT = 11;
const FULL = 13;
const NOT_A_DATABASE = 26;

/** The low byte of an extended result code is its kind; null for errors that are not SQLite's. */
function kindOf(error: unknown): number | null {
  const {errcode} = Object(error);
  return typeof errcode === "number" ? errcode & 0xff : null;
}

export function isDiskFull(error: unknown): boolean {
  const {code} = Object(error);
  return kindOf(error) === FULL || code === "ENOSPC" || code === "EDQUOT";
}

const isDamage = (error: unknown): boolean => {
  const kind = kindOf(error);
  return kind === CORRUPT || kind === NOT_A_DATABASE || error instanceof SyntaxError;
};

/** For the operator of the lake: which file cannot be used, and what to do about it. */
export function explainStorageError(path: string, error: unknown): string {
  if (kindOf(error) === BUSY) return `${path} is in use: is another content lake running on this folder?`;
  if (isDamage(error)) return `${path} is damaged: put back a copy of it, or delete it to start it empty`;
  if (isDiskFull(error)) return `${path} cannot grow: the disk is full`;
  return `${path} cannot be used: ${error instanceof Error ? error.message : String(error)}`;
}

/** For the client that sent the request; clients keep what they have and try again. */
export function storageRefusal(subject: string, error: unknown): LakeError {
  if (isDiskFull(error)) {
    const message = `The content lake's disk is full: nothing was written to ${subject}`;
    return new LakeError(507, "Insufficient Storage", message, {cause: error});
  }
  const message = `The content lake cannot write to ${subject}`;
  return new LakeError(500, "Internal Server Error", message, {cause: error});
}
