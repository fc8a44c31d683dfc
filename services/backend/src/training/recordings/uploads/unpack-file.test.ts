import {gzipSync, strToU8, zipSync} from "fflate";
import {describe, expect, it} from "vitest";
import {AppError} from "../../../core/errors.ts";
import {unpackFile, unpackZipOfSeveral} from "./unpack-file.ts";

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const TCX = `${XML}<TrainingCenterDatabase xmlns="x"></TrainingCenterDatabase>`;
const GPX = `${XML}<gpx version="1.1"></gpx>`;
const FIT = "\x0e\x10\x01\x02\0\0\0\0.FIT\0\0";
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const EMPTY = new Uint8Array();
const MEGABYTE = 1024 * 1024;

/** What a file is taken for, or why it is not taken. */
const outcomeOf = (bytes: Uint8Array) =>
  unpackFile(bytes).then(
    ({kind}) => kind,
    (error) => (error instanceof AppError ? error.code : String(error)),
  );

describe("a file as it is", () => {
  it.each([
    ["FIT of the older kind", `\x0c${FIT.slice(1)}`, "fit"],
    ["FIT that is its head alone", FIT.slice(0, 12), "fit"],
    ["TCX", TCX, "tcx"],
    ["TCX without the first line", TCX.slice(XML.length), "tcx"],
    ["GPX", GPX, "gpx"],
    ["GPX whose tag has nothing in it", "<gpx></gpx>", "gpx"],
    ["GPX after lines of nothing", `\r\n\t ${GPX}`, "gpx"],
    ["GPX after a remark", `${XML}<!-- made by a watch -->\n<gpx\nversion="1.1">`, "gpx"],
    ["FIT that breaks off in its head", FIT.slice(0, 11), "unsupported_type"],
    ["the four letters elsewhere", `xx${FIT}`, "unsupported_type"],
    ["the four letters in small", FIT.toLowerCase(), "unsupported_type"],
    ["a tag that only begins alike", "<gpxx></gpxx>", "unsupported_type"],
    ["a tag in capitals, which is another", "<GPX></GPX>", "unsupported_type"],
    ["words in front of the tag", `run: ${GPX}`, "unsupported_type"],
    ["a tag further down than anybody looks", `${XML}<!--${"x".repeat(9000)}--><gpx>`, "unsupported_type"],
    ["a page", "<!doctype html><html></html>", "unsupported_type"],
    ["a picture made of tags", '<svg xmlns="x"><script>1</script></svg>', "unsupported_type"],
    ["data in braces", '{"gpx": "<gpx>"}', "unsupported_type"],
    ["a table", "time,power\n0,250\n", "unsupported_type"],
    ["one byte", "<", "unsupported_type"],
    ["a zero byte", "\0", "unsupported_type"],
    ["letters of two bytes each", Buffer.from(GPX, "utf16le").toString("latin1"), "unsupported_type"],
  ])("%s", async (_case, text, expected) => {
    expect(await outcomeOf(latin1(text))).toBe(expected);
  });

  it("what it declares is not followed: nothing inside is opened or multiplied", async () => {
    const laughs = `${XML}<!DOCTYPE gpx [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY b "&a;&a;">]><gpx>&b;</gpx>`;
    expect(await outcomeOf(latin1(laughs))).toBe("gpx");
  });
});

describe("a file in gzip", () => {
  const packed = gzipSync(strToU8(TCX));
  it.each([
    ["as every tool makes it", packed, "tcx"],
    ["with a name in its head", gzipSync(strToU8(GPX), {filename: "../../run.exe"}), "gpx"],
    ["in gzip once more", gzipSync(packed), "unsupported_type"],
    ["of nothing", gzipSync(new Uint8Array()), "unsupported_type"],
    ["of something else", gzipSync(strToU8("MZ program")), "unsupported_type"],
    ["that breaks off", packed.slice(0, -9), "unsupported_type"],
    ["that is its head alone", packed.slice(0, 10), "unsupported_type"],
    ["that is its first two bytes", packed.slice(0, 2), "unsupported_type"],
    ["with a byte changed", changed(packed, 30), "unsupported_type"],
    ["whose sum does not fit", changed(packed, packed.length - 6), "unsupported_type"],
  ])("%s", async (_case, bytes, expected) => {
    expect(await outcomeOf(bytes)).toBe(expected);
  });
});

describe("a file in a zip", () => {
  const packed = zipSync({"run.gpx": strToU8(GPX)});
  it.each([
    ["alone", packed, "gpx"],
    ["in folders that lead elsewhere", zipSync({"../../etc/run.gpx": strToU8(GPX)}), "gpx"],
    ["stored and not packed", zipSync({"run.gpx": strToU8(GPX)}, {level: 0}), "gpx"],
    ["beside a remark", zipSync({"run.gpx": strToU8(GPX), "readme.txt": strToU8("x")}), "gpx"],
    ["in a folder, with the folder", zipSync({run: {"run.gpx": strToU8(GPX)}, "run/": EMPTY}), "gpx"],
    [
      "of a Mac, with what it puts beside each file",
      zipSync({"run.gpx": strToU8(GPX), __MACOSX: {"._run.gpx": strToU8(GPX)}, ".DS_Store": strToU8("x")}),
      "gpx",
    ],
    ["of a Mac without the run", zipSync({__MACOSX: {"._run.gpx": strToU8(GPX)}}), "unsupported_type"],
    ["beside another", zipSync({"a.gpx": strToU8(GPX), "b.tcx": strToU8(TCX)}), "unsupported_type"],
    ["in gzip in it", zipSync({"run.gpx.gz": gzipSync(strToU8(GPX))}), "gpx"],
    ["in gzip twice in it", zipSync({"run.gz": gzipSync(gzipSync(strToU8(GPX)))}), "unsupported_type"],
    ["in a zip in it", zipSync({"run.zip": packed}), "unsupported_type"],
    ["that is a folder", zipSync({folder: {}}), "unsupported_type"],
    ["that breaks off", packed.slice(0, -10), "unsupported_type"],
    ["that is four bytes", packed.slice(0, 4), "unsupported_type"],
    ["with its list gone", packed.slice(0, 60), "unsupported_type"],
  ])("%s", async (_case, bytes, expected) => {
    expect(await outcomeOf(bytes)).toBe(expected);
  });
});

describe("several files in a zip", () => {
  const inside = async (zip: Uint8Array) =>
    (await unpackZipOfSeveral(zip))?.map((entry) => [entry.name, entry.ok ? entry.kind : entry.problem.code]);

  it("a zip yields every recording and reports the files that cannot be read", async () => {
    const zip = zipSync({
      "2026/": EMPTY,
      "2026/a.gpx": strToU8(GPX),
      "2026/__MACOSX/._a.gpx": strToU8(GPX),
      "b.txt": strToU8(TCX),
      "photo.jpg": strToU8("JFIF"),
      "c.fit.gz": gzipSync(latin1(FIT)),
      "d.fit": latin1(FIT),
      "more.zip": zipSync({"e.gpx": strToU8(GPX)}),
      "notes.txt.gz": gzipSync(strToU8("x")),
    });
    expect(await inside(zip)).toEqual([
      ["2026/a.gpx", "gpx"],
      ["b.txt", "tcx"],
      ["c.fit.gz", "fit"],
      ["d.fit", "fit"],
      ["more.zip", "packed"],
    ]);
  });

  it("a broken file in a zip does not stop the others from being read", async () => {
    const zip = zipSync({"a.gpx": strToU8(GPX.repeat(40)), "b.gpx": strToU8(GPX)});
    const name = Buffer.from(zip).indexOf("a.gpx");
    expect(await inside(changed(zip, name + "a.gpx".length))).toEqual([
      ["a.gpx", "cannot_unpack"],
      ["b.gpx", "gpx"],
    ]);
  });

  it("a gzip file in a zip that would fill the memory does not stop the others from being read", async () => {
    const large = gzipSync(new Uint8Array(MEGABYTE));
    const zip = zipSync({"a.gpx.gz": large, "b.gpx": strToU8(GPX), "c.gpx.gz": gzipSync(strToU8(GPX))});
    expect(await inside(zip)).toEqual([
      ["a.gpx.gz", "packed_too_tightly"],
      ["b.gpx", "gpx"],
      ["c.gpx.gz", "gpx"],
    ]);
  });

  it("a file, packed or not, and a zip of one are no several", async () => {
    const one = [strToU8(GPX), gzipSync(strToU8(GPX)), zipSync({"a.gpx": strToU8(GPX), b: strToU8("x")})];
    expect(await Promise.all(one.map(inside))).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ["nothing that is a recording", zipSync({"a.txt": strToU8("x")}), "no_recording_inside"],
    ["folders alone", zipSync({"a/": EMPTY}), "no_recording_inside"],
    ["what is packed again alone", zipSync({"a.zip": zipSync({"a.gpx": strToU8(GPX)})}), "packed"],
    [
      "more files than a year has runs",
      zipSync(Object.fromEntries(Array.from({length: 501}, (_, at) => [`${at}.gpx`, strToU8(GPX)]))),
      "too_many_inside",
    ],
    [
      "files that are too large together",
      zipSync({"a.gpx": strToU8(GPX), "b.gpx": new Uint8Array(MEGABYTE), "c.gpx": new Uint8Array(MEGABYTE)}),
      "packed_too_tightly",
    ],
  ])("refuses %s", async (_case, zip, code) => {
    await expect(unpackZipOfSeveral(zip)).rejects.toMatchObject({problem: {code}});
  });
});

describe("how tight a file may be packed", () => {
  const run = (bytes: number) => {
    const file = new Uint8Array(bytes);
    file.set(strToU8(GPX));
    return file;
  };

  it.each([
    ["a long run of one speed", 200_000, 6, "gpx"],
    ["what grows a thousandfold", 4 * MEGABYTE, 9, "payload_too_large"],
  ] as const)("%s, in either wrapping", async (_case, bytes, level, expected) => {
    const noisy = run(bytes);
    if (expected === "gpx") for (let at = 100; at < bytes; at += 40) noisy[at] = (at * 7919) % 251;
    expect(await outcomeOf(gzipSync(noisy, {level}))).toBe(expected);
    expect(await outcomeOf(zipSync({"run.gpx": noisy}, {level}))).toBe(expected);
  });

  it("a zip is judged by its largest declared entry before any of it is unpacked", async () => {
    const both = zipSync({"run.gpx": strToU8(GPX), "more.gpx": new Uint8Array(4 * MEGABYTE)}, {level: 9});
    expect(await outcomeOf(both)).toBe("payload_too_large");
  });

  it("an entry that declares less than it holds yields no more than it declared", async () => {
    const honest = zipSync({"run.gpx": run(4 * MEGABYTE)}, {level: 9});
    const lies = Buffer.from(honest);
    // The size unpacked, in the head of the entry and in the list at the end.
    lies.writeUInt32LE(100, 22);
    lies.writeUInt32LE(100, lies.lastIndexOf(Buffer.from("504b0102", "hex")) + 24);
    expect(["gpx", "unsupported_type"]).toContain(await outcomeOf(new Uint8Array(lies)));
  });
});

it("unpacking a large zip does not block other work", async () => {
  const bytes = new Uint8Array(8 * MEGABYTE);
  let noise = 1;
  for (let at = 0; at < bytes.length; at += 20) {
    noise = (noise * 1_103_515_245 + 12_345) % 2 ** 31;
    bytes[at] = noise / 2 ** 16;
  }
  bytes.set(strToU8(GPX));
  const zip = zipSync({"run.gpx": bytes}, {level: 1});
  const order: string[] = [];
  const inspected = outcomeOf(zip).then((kind) => order.push(kind));
  setImmediate(() => order.push("somebody else"));
  await inspected;
  expect(order).toEqual(["somebody else", "gpx"]);
});

function changed(bytes: Uint8Array, at: number) {
  const other = new Uint8Array(bytes);
  other[at] = (other[at] ?? 0) ^ 0xff;
  return other;
}
