import {once} from "node:events";
import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from "node:fs/promises";
import {createServer} from "node:http";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {startBucket} from "../../../test/object-bucket.ts";
import {createObjectMemory} from "../../../test/object-memory.ts";
import {createObjectBucket} from "./object-bucket.ts";
import {createObjectFolder} from "./object-folder.ts";
import {deleteAll, type ObjectStore} from "./object-store.ts";

const folder = await mkdtemp(join(tmpdir(), "objects-"));
const server = await startBucket(join(folder, "bucket"));
afterAll(async () => {
  await server.stop();
  await rm(folder, {recursive: true});
});

const STORES: readonly (readonly [string, ObjectStore])[] = [
  ["a folder", createObjectFolder(join(folder, "files"))],
  ["a bucket", createObjectBucket(server.settings)],
  ["the memory of other tests", createObjectMemory()],
];
const bytes = (text: string) => new TextEncoder().encode(text);
async function list(objects: ObjectStore, prefix: string) {
  const keys: string[] = [];
  for await (const key of objects.keys(prefix)) keys.push(key);
  return keys.sort();
}

describe.each(STORES)("objects in %s", (_kind, objects) => {
  const read = async (key: string) => {
    const found = await objects.get(key);
    return found && new TextDecoder().decode(found);
  };
  beforeEach(() => deleteAll(objects, "uploads/"));

  it("are there once they were put, and are replaced whole", async () => {
    const key = "uploads/usr_1/3c_a-b.0";
    expect(await read(key)).toBeNull();
    await objects.put(key, bytes("a long first text"));
    await objects.put(key, bytes("short"));
    expect(await read(key)).toBe("short");
  });

  it("may be of any bytes, none among them", async () => {
    const all = Uint8Array.from({length: 300_000}, (_, index) => (index * 7) % 256);
    await objects.put("uploads/usr_1/all", all);
    await objects.put("uploads/usr_1/none", new Uint8Array());
    const found = await objects.get("uploads/usr_1/all");
    expect(Buffer.from(found ?? []).equals(all)).toBe(true);
    expect(await read("uploads/usr_1/none")).toBe("");
  });

  it("many writers of one leave one of their texts whole", async () => {
    const texts = Array.from({length: 8}, (_, index) => String(index).repeat(20_000));
    await Promise.all(texts.map((text) => objects.put("uploads/usr_1/one", bytes(text))));
    expect(texts).toContain(await read("uploads/usr_1/one"));
    expect(await list(objects, "uploads/")).toEqual(["uploads/usr_1/one"]);
  });

  it("are listed by folder, and those of others are not", async () => {
    const ownKeys = ["uploads/usr_1/a", "uploads/usr_1/b", "uploads/usr_1/deeper/c"];
    await Promise.all(ownKeys.map((key) => objects.put(key, bytes("x"))));
    await objects.put("uploads/usr_10/1", bytes("x"));
    expect(await list(objects, "uploads/usr_1/")).toEqual(ownKeys);
    await deleteAll(objects, "uploads/usr_1/");
    expect(await list(objects, "uploads/")).toEqual(["uploads/usr_10/1"]);
    expect(await list(objects, "series/")).toEqual([]);
  });

  it("go for good, also twice", async () => {
    await objects.put("uploads/usr_1/a", bytes("x"));
    for (const _ of [1, 2]) await objects.delete("uploads/usr_1/a");
    expect(await read("uploads/usr_1/a")).toBeNull();
    await objects.put("uploads/usr_1/a", bytes("again"));
    expect(await read("uploads/usr_1/a")).toBe("again");
  });

  it.each(["", "alone", "/etc/passwd", "uploads/../secret", "uploads/.hidden", "uploads//a", "uploads/a/"])(
    "are not called %j",
    async (key) => {
      await expect(objects.put(key, bytes("x"))).rejects.toThrow("key of an object");
      await expect(Promise.resolve().then(() => objects.get(key))).rejects.toThrow("key of an object");
    },
  );
});

it("a half-written file that a crash left in a folder is not an object", async () => {
  const directory = join(folder, "crashed");
  const objects = createObjectFolder(directory);
  await mkdir(join(directory, "uploads/usr_1"), {recursive: true});
  await writeFile(join(directory, "uploads/usr_1/.a.0123456789ab"), "half");
  expect(await list(objects, "uploads/")).toEqual([]);
  expect(await objects.get("uploads/usr_1/a")).toBeNull();
});

it("a folder keeps no name of an account whose objects are deleted", async () => {
  const directory = join(folder, "emptied");
  const objects = createObjectFolder(directory);
  await objects.put("uploads/usr_1/a", bytes("x"));
  expect(await readFile(join(directory, "uploads/usr_1/a"), "utf8")).toBe("x");
  await objects.delete("uploads/usr_1/a");
  expect(await readdir(join(directory, "uploads"))).toEqual([]);
});

it("a bucket accepts requests signed with its key, and reports a wrong key or a missing bucket", async () => {
  const strict = await startBucket(join(folder, "strict"), {isStrict: true});
  const {settings, stop} = strict;
  const put = (changed: object) =>
    createObjectBucket({...settings, ...changed}).put("uploads/usr_1/a-b", bytes("x"));
  await put({});
  await expect(put({secretAccessKey: "wrong"})).rejects.toThrow("S3 returned 403");
  await expect(put({accessKeyId: "unknown"})).rejects.toThrow("S3 returned 403");
  await expect(put({endpoint: `${settings.endpoint}-missing`})).rejects.toThrow("S3 returned 404");
  await stop();
  const missing = createObjectBucket({...server.settings, endpoint: `${server.settings.endpoint}-missing`});
  await expect(list(missing, "uploads/")).rejects.toThrow("not there");
});

it("a list that a bucket gives in pages is read to its end", async () => {
  const tokens: (string | null)[] = [];
  const pages = createServer((request, response) => {
    const token = new URL(request.url ?? "", "http://bucket").searchParams.get("continuation-token");
    tokens.push(token);
    const [key, rest] =
      token === null
        ? [
            "uploads/usr_1/a",
            "<IsTruncated>true</IsTruncated><NextContinuationToken>2+/=</NextContinuationToken>",
          ]
        : ["uploads/usr_1/b", "<IsTruncated>false</IsTruncated>"];
    const contents = `<Contents><Key>${key}</Key><Size>1</Size></Contents>`;
    response.setHeader("content-type", "application/xml");
    response.end(`<?xml version="1.0"?><ListBucketResult>${contents}${rest}</ListBucketResult>`);
  });
  pages.listen(0, "127.0.0.1");
  await once(pages, "listening");
  const address = z.object({port: z.number()}).parse(pages.address());
  const endpoint = `http://127.0.0.1:${address.port}/runs`;
  expect(await list(createObjectBucket({...server.settings, endpoint}), "uploads/usr_1/")).toEqual([
    "uploads/usr_1/a",
    "uploads/usr_1/b",
  ]);
  expect(tokens).toEqual([null, "2+/="]);
  pages.close();
});
