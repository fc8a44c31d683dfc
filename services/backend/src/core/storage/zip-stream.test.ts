import {strFromU8, unzipSync} from "fflate";
import {describe, expect, it} from "vitest";
import {type ZipMember, zipStream} from "./zip-stream.ts";

const AT = new Date("2026-03-01T12:00:00Z");
const MEGABYTE = 1024 * 1024;

async function bytesOf(members: Parameters<typeof zipStream>[0]) {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipStream(members, AT)) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}

async function textsOf(members: Parameters<typeof zipStream>[0]) {
  const entries = Object.entries(unzipSync(await bytesOf(members)));
  return entries.map(([name, bytes]) => [name, strFromU8(bytes)]);
}

describe("a zip that is written piece by piece", () => {
  it("gives back each file whole, in order, whatever its pieces were", async () => {
    const run = new TextEncoder().encode("<gpx>");
    const members: ZipMember[] = [
      {name: "account.json", chunks: ['{"name":', '"Zoë 🏃"', "}"]},
      {name: "activities/upl_1.gpx", chunks: [run, "</gpx>"]},
      {name: "empty.json", chunks: []},
      {name: "nothing.txt", chunks: ["", "", ""]},
    ];
    expect(await textsOf(members)).toEqual([
      ["account.json", '{"name":"Zoë 🏃"}'],
      ["activities/upl_1.gpx", "<gpx></gpx>"],
      ["empty.json", ""],
      ["nothing.txt", ""],
    ]);
  });

  it("is a zip though there is nothing in it", async () => {
    expect(unzipSync(await bytesOf([]))).toEqual({});
  });

  it("keeps file names in any script, and compresses repetitive content", async () => {
    const bytes = await bytesOf([{name: "läufe/山.txt", chunks: ["run ".repeat(100_000)]}]);
    expect(Object.keys(unzipSync(bytes))).toEqual(["läufe/山.txt"]);
    expect(bytes.length).toBeLessThan(10_000);
  });

  it("is the same bytes for the same files of the same moment", async () => {
    const members: ZipMember[] = [{name: "a.txt", chunks: ["one"]}];
    expect(await bytesOf(members)).toEqual(await bytesOf(members));
  });

  it("requests a chunk only after the one before was delivered, so that file size does not matter", async () => {
    let requestedChunks = 0;
    async function* pieces() {
      for (requestedChunks = 1; requestedChunks <= 32; requestedChunks++)
        yield Buffer.alloc(MEGABYTE, requestedChunks);
    }
    let seen = 0;
    for await (const piece of zipStream([{name: "big.bin", chunks: pieces()}], AT)) {
      seen += piece.length;
      if (requestedChunks === 2) break;
    }
    expect([requestedChunks, seen < MEGABYTE]).toEqual([2, true]);
  });

  it("reads a file when its turn comes, and none after one that failed", async () => {
    const opened: string[] = [];
    async function* members(): AsyncGenerator<ZipMember> {
      for (const name of ["a.txt", "b.txt", "c.txt"]) {
        opened.push(name);
        yield {name, chunks: name === "b.txt" ? failing() : ["fine"]};
      }
    }
    async function* failing() {
      yield "half";
      throw new Error("The database went away");
    }
    await expect(bytesOf(members())).rejects.toThrow("went away");
    expect(opened).toEqual(["a.txt", "b.txt"]);
  });
});
