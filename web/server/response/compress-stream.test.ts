import {once} from "node:events";
import {createServer, type IncomingMessage, type RequestListener, request} from "node:http";
import type {AddressInfo} from "node:net";
import {buffer} from "node:stream/consumers";
import {brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync, gzipSync} from "node:zlib";
import {expect, it, onTestFinished} from "vitest";
import {createBackendPipe} from "./backend-pipe.ts";

/** A run of four hours, as its answer is: some kB of text for each minute. */
const SERIES = JSON.stringify({
  data: {
    power: Array.from({length: 14_400}, (_, second) => 240 + (second % 37)),
    heart_rate: Array.from({length: 14_400}, (_, second) => 140 + (second % 11)),
  },
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address() as AddressInfo;
  return `http://127.0.0.1:${address.port}`;
}

async function open(backend: RequestListener, requestHeaders: Record<string, string> = {}, method = "GET") {
  const site = await listen(createBackendPipe(await listen(backend)));
  const headers = {"accept-encoding": "gzip, br", ...requestHeaders};
  const sent = request(`${site}/b/x`, {headers, method}).end();
  const [reply] = (await once(sent, "response")) as [IncomingMessage];
  return reply;
}

const answering =
  (headers: Record<string, string | number>, body: string | Buffer = SERIES, status = 200): RequestListener =>
  (req, res) => {
    res.writeHead(status, {"content-length": Buffer.byteLength(body), ...headers});
    res.end(req.method === "HEAD" ? undefined : body);
  };
const JSON_TYPE = {"content-type": "application/json"};

it.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip, br;q=0", "gzip", gunzipSync],
] as const)("a long series arrives small for '%s', and whole", async (accepted, encoding, decode) => {
  const reply = await open(answering(JSON_TYPE), {"accept-encoding": accepted});
  expect([reply.headers["content-encoding"], reply.headers.vary]).toEqual([encoding, "accept-encoding"]);
  expect(reply.headers["content-length"]).toBeUndefined();
  const sent = await buffer(reply);
  expect(sent.length).toBeLessThan(SERIES.length / 4);
  expect(decode(sent).toString()).toBe(SERIES);
});

it("an answer that comes in pieces is compressed too, and each piece leaves when it has come", async () => {
  for (const [accepted, decoder] of [
    ["br", createBrotliDecompress()],
    ["gzip", createGunzip()],
  ] as const) {
    const reply = await open(
      (_req, res) => {
        res.writeHead(200, {"content-type": "application/x-ndjson"});
        // The rest never comes: what arrives was not held back.
        res.write('{"watts":250}\n');
      },
      {"accept-encoding": accepted},
    );
    expect(reply.headers["content-encoding"]).toBe(accepted);
    const [piece] = await once(reply.pipe(decoder), "data");
    expect(String(piece)).toBe('{"watts":250}\n');
  }
});

it("a stream of events passes as it is, event by event", async () => {
  const reply = await open((_req, res) => {
    res.writeHead(200, {"content-type": "text/event-stream"});
    res.write("data: 1\n\n");
  });
  const [piece] = await once(reply, "data");
  expect([String(piece), reply.headers["content-encoding"]]).toEqual(["data: 1\n\n", undefined]);
});

it.each([
  ["a picture", {"content-type": "image/webp"}],
  ["an archive", {"content-type": "application/zip"}],
  ["a recording", {"content-type": "application/octet-stream"}],
  ["what is not to be changed", {...JSON_TYPE, "cache-control": "no-store, no-transform"}],
])("%s passes as it is", async (_what, headers) => {
  const reply = await open(answering(headers));
  expect([reply.headers["content-encoding"], reply.headers.vary]).toEqual([undefined, undefined]);
  expect((await buffer(reply)).toString()).toBe(SERIES);
});

it("what is compressed already is not compressed again", async () => {
  const reply = await open(answering({...JSON_TYPE, "content-encoding": "gzip"}, gzipSync(SERIES)));
  expect(reply.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(await buffer(reply)).toString()).toBe(SERIES);
});

it("a short answer stays as it is, and so does one for a visitor who reads no encoding", async () => {
  const short = await open(answering(JSON_TYPE, '{"data":1}'));
  expect(short.headers).toMatchObject({"content-length": "10", vary: "accept-encoding"});
  const plain = await open(answering(JSON_TYPE), {"accept-encoding": "identity"});
  expect(plain.headers).toMatchObject({"content-length": `${SERIES.length}`, vary: "accept-encoding"});
  for (const {headers} of [short, plain]) expect(headers["content-encoding"]).toBeUndefined();
});

it("a requested range is that part of the answer itself, uncompressed", async () => {
  const part = answering({...JSON_TYPE, "content-range": "bytes 0-1999/9000"}, SERIES.slice(0, 2000), 206);
  const reply = await open(part, {range: "bytes=0-1999"});
  expect([reply.statusCode, reply.headers["content-encoding"]]).toEqual([206, undefined]);
  expect((await buffer(reply)).toString()).toBe(SERIES.slice(0, 2000));
});

it("HEAD: returns the headers of GET, without a length and without a body", async () => {
  const reply = await open(answering({...JSON_TYPE, etag: '"3"'}), {}, "HEAD");
  expect(reply.headers).toMatchObject({etag: 'W/"3"', vary: "accept-encoding"});
  expect(reply.headers["content-length"]).toBeUndefined();
  expect(await buffer(reply)).toHaveLength(0);
});

it("a validator is shared by the encodings, so it is weak, with a 304 too; other variations stay", async () => {
  const headers = {etag: '"3"', vary: "Origin"};
  const whole = await open(answering({...JSON_TYPE, ...headers}));
  expect(whole.headers).toMatchObject({etag: 'W/"3"', vary: "Origin, accept-encoding"});
  const unchanged = await open((_req, res) => res.writeHead(304, headers).end());
  expect([unchanged.statusCode, unchanged.headers.etag, unchanged.headers.vary]).toEqual([
    304,
    'W/"3"',
    "Origin, accept-encoding",
  ]);
  const plain = await open(answering({...JSON_TYPE, ...headers}), {"accept-encoding": "identity"});
  expect(plain.headers.etag).toBe('"3"');
});

it("an answer that breaks off breaks off when it is compressed as well", async () => {
  const reply = open((_req, res) => {
    res.writeHead(200, {...JSON_TYPE, "content-length": SERIES.length});
    res.write(SERIES.slice(0, 5000), () => res.socket?.end());
  });
  // At once, or in the middle of the body.
  await expect(reply.then(buffer)).rejects.toThrow();
});
