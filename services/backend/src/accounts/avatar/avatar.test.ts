import {mkdtemp, readdir, rm} from "node:fs/promises";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {deflateSync} from "node:zlib";
import sharp from "sharp";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, signInAs} from "../../../test/people.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {user} from "../../contract/accounts.ts";
import {profile} from "../account/tables.ts";

const databases = await openTestDatabases();
const picture = () =>
  sharp({create: {width: 800, height: 600, channels: 3, background: "#1f4fa8"}}).withExif({
    IFD0: {Artist: "s33d-artist", GPSTag: "s33d-place"},
  });
const jpeg = () => picture().jpeg().toBuffer();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** A PNG whose header declares `side` × `side` pixels; the data after the header hardly matters. */
function bomb(side: number) {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([size, body, crc(body)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(100_000));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk("IHDR", head), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

function crc(bytes: Buffer) {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE((value ^ 0xffffffff) >>> 0);
  return sum;
}

const BAD_FILES: readonly [string, () => Uint8Array | string, number][] = [
  ["an SVG", () => SVG, 415],
  ["an SVG that calls itself a picture", () => `\u0000${SVG}`, 415],
  ["a GIF", () => "GIF89a\u0001\u0000\u0001\u0000", 415],
  ["a page", () => "<!doctype html><script>alert(1)</script>", 415],
  ["nothing", () => "", 415],
  ["the head of a JPEG with a page behind it", () => Buffer.from("\xff\xd8\xff<svg/>", "latin1"), 415],
  ["a WebP in name only", () => "RIFF\u0000\u0000\u0000\u0000WEBPVP8 ", 415],
  ["a PNG of 400 megapixels in a few bytes", () => bomb(20_000), 413],
  ["a PNG of 26 megapixels", () => bomb(5_100), 413],
  ["two megabytes and more", () => Buffer.alloc(2 * 1024 * 1024 + 64 * 1024, 0xff), 413],
];

describe.each(databases)("pictures of people on $name", ({db, reset}) => {
  let folder = "";
  beforeEach(async () => {
    await reset();
    folder = await mkdtemp(join(tmpdir(), "gradus-pictures-"));
  });
  afterEach(() => rm(folder, {recursive: true}));

  async function start() {
    const app = createTestApp(db, {pictureFolder: join(folder, "avatars")});
    const {email} = await addPerson(db);
    const headers = bearer(await signInAs(app, email));
    const post = (body: FormData | string, more = {}) =>
      app.app.request("/b/api/v1/users/me/avatar", {method: "POST", headers: {...headers, ...more}, body});
    const send = (bytes: Uint8Array | string, name = "me.jpg") => {
      const form = new FormData();
      form.set("file", new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name));
      return post(form);
    };
    const remove = () => app.app.request("/b/api/v1/users/me/avatar", {method: "DELETE", headers});
    return {app, send, post, remove};
  }
  const shown = async (response: Response) =>
    z.object({data: user}).parse(await response.json()).data.avatar_url ?? "";
  const files = () => readdir(join(folder, "avatars")).catch(() => []);
  const isUntouched = async () => {
    const [row] = await db.select().from(profile);
    return row?.avatar_key === null && (await files()).length === 0;
  };

  it.each([
    ["JPEG", jpeg],
    ["PNG", () => picture().png().toBuffer()],
    ["WebP", () => picture().webp().toBuffer()],
  ])("a %s becomes a square without metadata, for anyone to see and keep", async (_kind, make) => {
    const {app, send} = await start();
    const url = await shown(await send(await make()));
    expect(url).toMatch(/^\/b\/avatars\/ava_\w{26}\.webp$/);
    const answer = await app.get(url);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-security-policy")).toContain("sandbox");
    const bytes = Buffer.from(await answer.arrayBuffer());
    const facts = await sharp(bytes).metadata();
    expect([facts.width, facts.height, facts.exif]).toEqual([512, 512, undefined]);
    expect(bytes.includes("s33d")).toBe(false);
  });

  it("a new picture has a new name and takes the old one's place; removal works twice", async () => {
    const {app, send, remove} = await start();
    const [first, second] = [await shown(await send(await jpeg())), await shown(await send(await jpeg()))];
    expect(second).not.toBe(first);
    expect([(await app.get(first)).status, (await app.get(second)).status]).toEqual([404, 200]);
    expect(await files()).toHaveLength(1);
    for (let twice = 0; twice < 2; twice++) expect(await shown(await remove())).toBe("");
    expect([(await app.get(second)).status, await isUntouched()]).toEqual([404, true]);
  });

  it("a page behind a picture does not survive, and a script's name decides nothing", async () => {
    const {app, send} = await start();
    const polyglot = Buffer.concat([await jpeg(), Buffer.from("<script>alert(1)</script><?php system(1);")]);
    const url = await shown(await send(polyglot, "../../evil.php\u0000.html"));
    expect(url).toMatch(/^\/b\/avatars\/ava_\w{26}\.webp$/);
    expect(Buffer.from(await (await app.get(url)).arrayBuffer()).includes("script")).toBe(false);
    expect(await files()).toEqual([url.replace("/b/avatars/", "")]);
  });

  it("a file that is not a picture, or exceeds the limits, is rejected and nothing is stored", async () => {
    const {send} = await start();
    for (const [name, make, status] of BAD_FILES) expect((await send(make())).status, name).toBe(status);
    expect(await isUntouched()).toBe(true);
  });

  it("400, 415: a form without a file, and what is no form", async () => {
    const {post} = await start();
    const json = await post('{"file":"x"}', {"content-type": "application/json"});
    const bodies = [json, await post(textForm()), await post(new FormData())];
    expect(bodies.map(({status}) => status)).toEqual([415, 400, 400]);
    expect(await isUntouched()).toBe(true);
  });

  it("404: a name that is not ours reaches no file", async () => {
    const {app} = await start();
    const keys = ["..%2F..%2Fprocess.lock", "%2Fetc%2Fpasswd", "ava_x.png", "ava_none00.webp", "a%00.webp"];
    for (const key of keys) expect((await app.get(`/b/avatars/${key}`)).status, key).toBe(404);
  });
});

function textForm() {
  const form = new FormData();
  form.set("file", "https://evil.example/picture.jpg");
  return form;
}
