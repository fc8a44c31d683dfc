import {randomUUID} from "node:crypto";
import {mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile} from "node:fs/promises";
import {dirname, join} from "node:path";

/** How far a full cache is emptied, so that it is not emptied again at once. */
const KEPT_SHARE = 0.8;
/** Drawing takes a core each; more at a time would only starve the other requests. */
const CONCURRENT_MAX = 2;

export interface RenderCacheOptions {
  readonly directory: string;
  readonly bytesMax: number;
}

/** Rendered pictures cached on disk; the least recently used are evicted first. */
export class RenderCache {
  readonly #options: RenderCacheOptions;
  readonly #drawing = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  #active = 0;
  /** Bytes on disk; null until counted. */
  #size: number | null = null;

  constructor(options: RenderCacheOptions) {
    this.#options = options;
  }

  /** Returns the picture cached under this key, else the one `draw` makes; concurrent callers share one drawing. */
  async get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const path = this.#pathOf(key);
    const cachedImage = await readFile(path).catch(() => null);
    if (cachedImage) {
      const now = new Date();
      void utimes(path, now, now).catch(() => {});
      return cachedImage;
    }
    const running = this.#drawing.get(key) ?? this.#drawAndKeep(key, draw);
    this.#drawing.set(key, running);
    return running.finally(() => this.#drawing.delete(key));
  }

  async #drawAndKeep(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    await this.#turn();
    try {
      const bytes = await draw();
      // A picture that cannot be cached, for example on a full disk, can still be served.
      await this.#keep(this.#pathOf(key), bytes).catch(() => {});
      return bytes;
    } finally {
      this.#active--;
      this.#waiting.shift()?.();
    }
  }

  async #turn(): Promise<void> {
    if (this.#active >= CONCURRENT_MAX) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#active++;
  }

  async #keep(path: string, bytes: Buffer): Promise<void> {
    if (bytes.length > this.#options.bytesMax) return;
    // Written to a temporary file and renamed, so that no reader gets half a picture.
    const draft = join(this.#options.directory, `draft-${randomUUID()}`);
    await mkdir(dirname(path), {recursive: true});
    try {
      await writeFile(draft, bytes);
      await rename(draft, path);
    } finally {
      await rm(draft, {force: true});
    }
    this.#size = (this.#size ?? (await this.#count())) + bytes.length;
    if (this.#size > this.#options.bytesMax) await this.#shrink();
  }

  async #shrink(): Promise<void> {
    const files = (await this.#list()).sort((a, b) => a.usedAt - b.usedAt);
    let size = files.reduce((sum, file) => sum + file.bytes, 0);
    for (const file of files) {
      if (size <= this.#options.bytesMax * KEPT_SHARE) break;
      await rm(file.path, {force: true});
      size -= file.bytes;
    }
    this.#size = size;
  }

  async #count(): Promise<number> {
    return (await this.#list()).reduce((sum, file) => sum + file.bytes, 0);
  }

  async #list() {
    const entries = await readdir(this.#options.directory, {recursive: true, withFileTypes: true});
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const found = await Promise.all(
      files.map(async (path) => {
        const stats = await stat(path).catch(() => null);
        return stats ? [{path, bytes: stats.size, usedAt: stats.mtimeMs}] : [];
      }),
    );
    return found.flat();
  }

  #pathOf(key: string): string {
    return join(this.#options.directory, key.slice(0, 2), key);
  }
}
