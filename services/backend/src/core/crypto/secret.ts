import {createHmac, randomBytes} from "node:crypto";
import {link, mkdir, readFile, rm, writeFile} from "node:fs/promises";
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

/** The minimum that also applies to a key set by hand. */
const KEY_MIN_LENGTH = 32;

/** A key of this installation, made at the first start. Of several processes that start at once all get the same. */
export async function readOrCreateKey(folder: string, name = "mail-token"): Promise<string> {
  await mkdir(folder, {recursive: true});
  const path = join(folder, `${name}.key`);
  await createKey(path);
  const key = await readFile(path, "utf8");
  if (key.length >= KEY_MIN_LENGTH) return key;
  throw new Error(
    `${path} holds no whole key. What it was used for needs the old one back; else remove the file`,
  );
}

/**
 * Leaves an existing key unchanged. The file appears with its content in one step: no process can read it between its
 * creation and its filling.
 */
async function createKey(path: string) {
  const unfinished = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    const key = randomBytes(32).toString("base64url");
    await writeFile(unfinished, key, {flag: "wx", mode: 0o600, flush: true});
    await link(unfinished, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(unfinished, {force: true});
  }
}
