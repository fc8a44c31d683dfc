import {execFileSync} from "node:child_process";
import {strFromU8, unzipSync} from "fflate";
import {expect, it} from "vitest";
import {zipFiles} from "./zip-files.ts";

const FILES = {"b.txt": "words", "a.bin": new Uint8Array([0, 255]), "c/d.json": "{}"};

it("holds every file as it was given", () => {
  const unpacked = unzipSync(zipFiles(FILES));
  expect(Object.keys(unpacked)).toEqual(["a.bin", "b.txt", "c/d.json"]);
  expect(strFromU8(unpacked["b.txt"] ?? new Uint8Array())).toBe("words");
  expect([...(unpacked["a.bin"] ?? [])]).toEqual([0, 255]);
});

it("is the same bytes in whatever order the files were gathered", () => {
  const reversed = Object.fromEntries(Object.entries(FILES).reverse());
  expect(zipFiles(reversed)).toEqual(zipFiles(FILES));
});

it("gives no entry the time it was made: each is of the first day the format can name", () => {
  expect(entryTimes(zipFiles(FILES))).toEqual([FIRST_DAY, FIRST_DAY, FIRST_DAY]);
});

it.each(["Pacific/Auckland", "America/Los_Angeles", "UTC"])("is the same bytes in %s", (TZ) => {
  const script = `
    import {zipFiles} from ${JSON.stringify(new URL("./zip-files.ts", import.meta.url).href)};
    process.stdout.write(Buffer.from(zipFiles({"b.txt": "words", "c/d.json": "{}"})).toString("base64"));
  `;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    env: {...process.env, NODE_OPTIONS: "", TZ},
    encoding: "utf8",
  });
  expect(output).toBe(Buffer.from(zipFiles({"b.txt": "words", "c/d.json": "{}"})).toString("base64"));
});

/** Midnight on 1 January 1980, as the format writes it: time, then day. */
const FIRST_DAY = [0, 0b00001_00001];

/** Time and day of each entry, from the headers before the files and again from the list at the end. */
function entryTimes(zip: Uint8Array): [number, number][] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = zip.byteLength - 22;
  const times: [number, number][] = [];
  let at = view.getUint32(end + 16, true);
  while (at < end) {
    const [time, day] = [view.getUint16(at + 12, true), view.getUint16(at + 14, true)];
    const header = view.getUint32(at + 42, true);
    expect([view.getUint16(header + 10, true), view.getUint16(header + 12, true)]).toEqual([time, day]);
    times.push([time, day]);
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return times;
}
