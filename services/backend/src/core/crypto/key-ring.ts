import {createCipheriv, createDecipheriv, createHash, randomBytes} from "node:crypto";

/** Keys by id. New things are made with the current one; what an older one made can still be read. */
export interface KeyRing {
  readonly current: {readonly id: string; readonly key: Buffer};
  get(id: string): Buffer | null;
}

/** Created from secrets of 32 characters or more, the newest first. An id identifies a secret without revealing it. */
export function createKeyRing(secrets: readonly [string, ...string[]]): KeyRing {
  const keys = new Map(
    secrets.map((secret) => [digest(`id:${secret}`).toString("hex").slice(0, 8), digest(secret)]),
  );
  const [current] = keys;
  if (!current) throw new Error("A key ring needs a secret");
  return {current: {id: current[0], key: current[1]}, get: (id) => keys.get(id) ?? null};
}

function digest(text: string) {
  return createHash("sha256").update(text).digest();
}

const IV_BYTES = 12;

/** Authenticated encryption: what was changed, or belongs to another `context`, is not opened. */
export function wrap({current}: KeyRing, context: string, text: string) {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", current.key, iv).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return [current.id, iv, cipher.getAuthTag(), body]
    .map((part) => (typeof part === "string" ? part : part.toString("base64url")))
    .join(".");
}

/** Throws when the key is not in the ring, or the text is not what was wrapped. */
export function unwrap(ring: KeyRing, context: string, wrapped: string) {
  const [id = "", ...parts] = wrapped.split(".");
  const key = ring.get(id);
  if (!key) throw new Error(`No key has the id ${id}`);
  const [iv = Buffer.of(), tag = Buffer.of(), body = Buffer.of()] = parts.map((part) =>
    Buffer.from(part, "base64url"),
  );
  const decipher = createDecipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(context)).setAuthTag(tag);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
}
