import {createHash, randomUUID} from "node:crypto";
import {createReadStream, createWriteStream, rmSync} from "node:fs";
import {mkdir, open, rename, rm, stat} from "node:fs/promises";
import {dirname, join} from "node:path";
import {Transform} from "node:stream";
import {pipeline} from "node:stream/promises";
import {tooLarge} from "../http/body.ts";
import {type AssetFile, fileNameOf} from "./asset-file.ts";
import {SNIFFED_BYTES} from "./file-type.ts";

/** No dataset may have this name. */
const INCOMING = "incoming";

export interface Received {
  readonly path: string;
  readonly sha1: string;
  readonly size: number;
  readonly head: Buffer;
}

/** Files by the hash of their content, one folder for each dataset and kind. */
export class AssetStore {
  readonly directory: string;

  constructor(directory: string) {
    this.directory = directory;
  }

  /** Streams a body to disk while hashing it; too large a body leaves nothing behind. */
  async receive(body: AsyncIterable<Buffer>, limit: number): Promise<Received> {
    const path = join(this.directory, INCOMING, randomUUID());
    await mkdir(dirname(path), {recursive: true});
    const hash = createHash("sha1");
    let size = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        hash.update(chunk);
        if (size > limit) done(tooLarge(limit));
        else done(null, chunk);
      },
    });
    try {
      await pipeline(body, measure, createWriteStream(path));
      return {path, size, sha1: hash.digest("hex"), head: await readHead(path)};
    } catch (error) {
      await this.discard(path);
      throw error;
    }
  }

  async keep(received: Received, dataset: string, file: AssetFile): Promise<void> {
    const target = this.pathOf(dataset, file);
    await mkdir(dirname(target), {recursive: true});
    await rename(received.path, target);
  }

  discard(path: string): Promise<void> {
    return rm(path, {force: true});
  }

  /** Null when there is no such file. */
  async sizeOf(dataset: string, file: AssetFile): Promise<number | null> {
    try {
      return (await stat(this.pathOf(dataset, file))).size;
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
      throw error;
    }
  }

  read(dataset: string, file: AssetFile, range: {readonly start?: number; readonly end?: number} = {}) {
    return createReadStream(this.pathOf(dataset, file), range);
  }

  /** At once, so that an upload of the same bytes right after the deletion is not deleted too. */
  remove(dataset: string, file: AssetFile): void {
    rmSync(this.pathOf(dataset, file), {force: true});
  }

  /** With the dataset they belong to. */
  removeAll(dataset: string): void {
    rmSync(join(this.directory, dataset), {recursive: true, force: true});
  }

  /** Removes what is left of uploads that a crash cut off; their names are not known any more. */
  clearIncoming(): void {
    rmSync(join(this.directory, INCOMING), {recursive: true, force: true});
  }

  pathOf(dataset: string, file: AssetFile): string {
    return join(this.directory, dataset, file.kind, file.sha1.slice(0, 2), fileNameOf(file));
  }
}

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const {buffer, bytesRead} = await handle.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
