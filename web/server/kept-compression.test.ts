import {createServer, type RequestListener, request} from "node:http";
import type {AddressInfo} from "node:net";
import {brotliDecompressSync, gunzipSync} from "node:zlib";
import {afterEach, expect, it} from "vitest";
import {compressKept, createKeptBodies, type KeptBodies} from "./kept-compression.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const PAGE = `<!doctype html>${"<p>Every step, measured.</p>".repeat(200)}`;

async function ask(listener: RequestListener, headers: Record<string, string>, kept = createKeptBodies(10)) {
  const server = createServer((req, res) => {
    compressKept(req, res, kept);
    listener(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  const {port} = server.address() as AddressInfo;
  return new Promise<{headers: NodeJS.Dict<string | string[]>; body: Buffer}>((resolve, reject) => {
    request({port, host: "127.0.0.1", headers}, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => resolve({headers: answer.headers, body: Buffer.concat(chunks)}));
    })
      .on("error", reject)
      .end();
  });
}

const page =
  (fields: Record<string, string> = {etag: '"1"'}, body = PAGE): RequestListener =>
  (_req, res) => {
    res.setHeader("content-type", "text/html; charset=utf-8");
    for (const [name, value] of Object.entries(fields)) res.setHeader(name, value);
    res.write(body.slice(0, 100));
    res.end(body.slice(100));
  };

it.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
] as const)("a visitor who accepts %s gets the same page as %s", async (accepted, encoding, open) => {
  const {headers, body} = await ask(page(), {"accept-encoding": accepted});
  expect(headers["content-encoding"]).toBe(encoding);
  expect(Number(headers["content-length"])).toBe(body.length);
  expect(open(body).toString()).toBe(PAGE);
});

it("the same page is compressed once", async () => {
  let added = 0;
  const inner = createKeptBodies(10);
  const counting: KeptBodies = {
    get: inner.get,
    set: (key, body) => {
      if (!inner.get(key)) added += 1;
      inner.set(key, body);
    },
  };
  await ask(page(), {"accept-encoding": "br"}, counting);
  await ask(page(), {"accept-encoding": "br"}, counting);
  await ask(page({etag: '"2"'}), {"accept-encoding": "br"}, counting);
  expect(added).toBe(2);
});

it.each([
  ["without a validator", page({}), {"accept-encoding": "br"}],
  ["for a part of it", page(), {"accept-encoding": "br", range: "bytes=0-10"}],
  ["for a visitor who accepts none", page(), {}],
  ["too small to gain", page({etag: '"1"'}, `<p>${"x".repeat(200)}`), {"accept-encoding": "br"}],
  [
    "of a kind that is compressed already",
    page({etag: '"1"', "content-type": "image/png"}),
    {"accept-encoding": "br"},
  ],
])("an answer %s passes as it is", async (_case, listener, headers) => {
  const answer = await ask(listener, headers as Record<string, string>);
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.body.length).toBeGreaterThan(200);
});

it("forgets the page that was asked for least recently", () => {
  const kept = createKeptBodies(2);
  const body = Promise.resolve(Buffer.from(""));
  kept.set("a", body);
  kept.set("b", body);
  kept.get("a");
  kept.set("c", body);
  expect([kept.get("a"), kept.get("b"), kept.get("c")]).toEqual([body, undefined, body]);
});
