import {createHmac, randomBytes} from "node:crypto";
import {mkdir, readFile, writeFile} from "node:fs/promises";
import {join} from "node:path";

/** Proves or hides a text with a key that is never in the database. One purpose's result is useless for another. */
export interface Secret {
  sign(purpose: string, text: string): string;
}

export function createSecret(key: string): Secret {
  return {
    sign: (purpose, text) => createHmac("sha256", key).update(`${purpose}:${text}`).digest("base64url"),
  };
}

/** A key of this installation, made at the first start. */
export async function readOrCreateKey(folder: string, name = "mail-token"): Promise<string> {
  await mkdir(folder, {recursive: true});
  const path = join(folder, `${name}.key`);
  const made = randomBytes(32).toString("base64url");
  try {
    await writeFile(path, made, {flag: "wx", mode: 0o600});
    return made;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return readFile(path, "utf8");
    throw error;
  }
}
