import {createCipheriv, createDecipheriv, randomBytes} from "node:crypto";
import {once} from "node:events";
import {createReadStream, createWriteStream} from "node:fs";
import {mkdir, open, rename, rm} from "node:fs/promises";
import {join} from "node:path";
import {Readable, Transform} from "node:stream";
import {pipeline} from "node:stream/promises";
import type {KeyRing} from "../crypto/key-ring.ts";

const NAME = /^[a-z]+_[0-9a-z]{26}$/;
const [ID_BYTES, IV_BYTES, TAG_BYTES] = [8, 12, 16];
const HEAD_BYTES = ID_BYTES + IV_BYTES;

export type PrivateFiles = ReturnType<typeof createPrivateFiles>;

/**
 * Files of people, encrypted at rest: the id of the key, a nonce, the text, and a tag that also binds the name. They are
 * written and read as streams, so their size does not matter.
 */
export function createPrivateFiles({folder, keys}: {readonly folder: string; readonly keys: KeyRing}) {
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new Error("A private file is named by an id");
    return join(folder, `${name}.enc`);
  };

  async function decryption(name: string) {
    const file = await open(pathOf(name)).catch(nullIfMissing);
    if (!file) return null;
    try {
      const {size} = await file.stat();
      const head = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      const tag = await file.read(Buffer.alloc(TAG_BYTES), 0, TAG_BYTES, size - TAG_BYTES);
      const key = keys.get(head.buffer.toString("latin1", 0, ID_BYTES));
      if (!key) throw new Error("No key opens this file");
      const decipher = createDecipheriv("aes-256-gcm", key, head.buffer.subarray(ID_BYTES));
      return {size, decipher: decipher.setAAD(Buffer.from(name)).setAuthTag(tag.buffer)};
    } finally {
      await file.close();
    }
  }

  return {
    /** Replaces the file in one step, so that a half-written one is never read. Returns how much was in it. */
    async write(name: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
      await mkdir(folder, {recursive: true, mode: 0o700});
      const {id, key} = keys.current;
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(name));
      const unfinished = `${pathOf(name)}.${randomBytes(4).toString("hex")}`;
      const target = createWriteStream(unfinished, {mode: 0o600});
      target.write(Buffer.concat([Buffer.from(id, "latin1"), iv]));
      let bytes = 0;
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length;
          done(null, chunk);
        },
      });
      try {
        await pipeline(Readable.from(chunks), counted, cipher, target, {end: false});
        target.end(cipher.getAuthTag());
        await once(target, "finish");
        await rename(unfinished, pathOf(name));
      } catch (error) {
        target.destroy();
        await rm(unfinished, {force: true});
        throw error;
      }
      return bytes;
    },

    /** What was written, or null. A file that was changed breaks off before its end. */
    async read(name: string): Promise<Readable | null> {
      const found = await decryption(name);
      if (!found) return null;
      const {size, decipher} = found;
      const end = size - TAG_BYTES - 1;
      const text =
        end < HEAD_BYTES ? Readable.from([]) : createReadStream(pathOf(name), {start: HEAD_BYTES, end});
      // The reader of the stream sees the error; there is nothing else to notify.
      pipeline(text, decipher).catch(() => undefined);
      return decipher;
    },

    async remove(name: string) {
      await rm(pathOf(name), {force: true});
    },
  };
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
