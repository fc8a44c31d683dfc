import {type IncomingHttpHeaders, request} from "node:http";
import {connect} from "node:net";
import {buffer} from "node:stream/consumers";
import {gunzipSync} from "node:zlib";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {jsonOf, startTestLake, type TestLake, tokenOf} from "./test-lake.ts";

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake({
    limits: {jsonBytes: 1024 * 1024, uploadBytes: 1024 * 1024, renderCacheBytes: 0},
  });
});
afterAll(() => lake.close());

/** A request under another host name, which fetch does not allow. */
function getAs(host: string, path: string): Promise<{status: number; body: string}> {
  return new Promise((resolve, reject) => {
    const url = new URL(lake.url);
    const options = {host: url.hostname, port: url.port, path, headers: {host: `${host}:${url.port}`}};
    request(options, async (response) => {
      let body = "";
      for await (const chunk of response) body += chunk;
      resolve({status: response.statusCode ?? 0, body});
    })
      .on("error", reject)
      .end();
  });
}

const query = (text: string) => `/v2025-02-19/data/query/production?query=${encodeURIComponent(text)}`;

/** An answer as it comes over the connection, which fetch would unpack. */
function getRaw(path: string, accepted: string): Promise<{headers: IncomingHttpHeaders; body: Buffer}> {
  return new Promise((resolve, reject) => {
    request(`${lake.url}${path}`, {headers: {"accept-encoding": accepted}}, async (response) => {
      resolve({headers: response.headers, body: await buffer(response)});
    })
      .on("error", reject)
      .end();
  });
}

it("a long answer leaves compressed where the reader takes it, and plain where not", async () => {
  const longQuery = query(`"${"Jeder Schritt. ".repeat(100)}"`);
  const {headers, body} = await getRaw(longQuery, "br, gzip");
  expect([headers["content-encoding"], headers["content-length"]]).toEqual(["gzip", undefined]);
  expect(headers.vary).toMatch(/origin.*accept-encoding/i);
  const plain = await getRaw(longQuery, "gzip;q=0, identity");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(JSON.parse(gunzipSync(body).toString()).result).toBe(JSON.parse(plain.body.toString()).result);
  expect((await getRaw(query("1"), "gzip")).headers["content-encoding"]).toBeUndefined();
});

describe("addresses", () => {
  it.each([
    ["plain", "localhost"],
    ["by number", "127.0.0.1"],
    ["with the project", "gradus.localhost"],
    ["with the project, spread over connections", "s17.gradus.localhost"],
    ["without it, spread over connections", "s3.localhost"],
  ])("answers under the host name %s", async (_case, host) => {
    expect(await getAs(host, query("count(*)"))).toMatchObject({status: 200});
  });

  it("404: another project", async () => {
    expect((await getAs("other.localhost", query("1"))).status).toBe(404);
    expect((await lake.fetch(query("1"), {headers: {"x-sanity-project-id": "other"}})).status).toBe(404);
    expect((await lake.fetch("/v1/projects/other/datasets")).status).toBe(404);
  });

  it("403: a host name that is not this machine's, whatever it resolves to", async () => {
    expect((await getAs("rebound.example", query("1"))).status).toBe(403);
  });

  it("takes the resource form of clients set up with a resource", async () => {
    await lake.client().create({_id: "res", _type: "page"});
    const paths = ["query?query=*[_id=='res'][0]._id", "doc/res", "history/documents/res"];
    for (const path of paths) {
      const response = await lake.fetch(`/v2025-02-19/projects/gradus/datasets/production/${path}`);
      expect(response.status, path).toBe(200);
      expect(await response.text(), path).toContain("res");
    }
  });

  it("404: a dataset that is not there, in the words of the hosted service", async () => {
    const response = await lake.fetch("/v1/data/query/nowhere?query=1");
    expect(response.status).toBe(404);
    expect(await jsonOf(response)).toEqual({
      statusCode: 404,
      error: "Not Found",
      message: 'Dataset "nowhere" not found for project ID "gradus"',
    });
  });

  it("requests that no handler answers are listed in a ledger", async () => {
    await lake.fetch("/v1/brand/new/thing?tag=studio.upgrade");
    await lake.fetch("/v1/brand/new/thing");
    const {unanswered} = await jsonOf(await lake.fetch("/_lake/ledger"));
    expect(unanswered).toContainEqual(expect.objectContaining({request: "GET /brand/new/thing", count: 2}));
  });

  it("405: a known address called with the wrong method is rejected and not listed in the ledger", async () => {
    expect((await lake.fetch("/v1/data/mutate/production")).status).toBe(405);
    const {unanswered} = await jsonOf(await lake.fetch("/_lake/ledger"));
    expect(JSON.stringify(unanswered)).not.toContain("mutate");
  });

  it.each([
    ["bad encoding", "/%E0%A4%A"],
    ["no segments", "//"],
    ["a null byte", "/v1/%00"],
    ["an impossible version", "/v9999-99-99/data/query/production"],
    ["ten thousand characters", `/${"a/".repeat(5000)}`],
  ])("junk with %s gets an answer, never a failure", async (_case, path) => {
    const {status} = await lake.fetch(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe("pages of other origins", () => {
  const ORIGIN = "http://localhost:3333";

  it("on this machine are allowed, on every answer and with credentials", async () => {
    for (const path of [query("1"), query("*["), "/v1/nowhere", "/v1/users/me"]) {
      const {headers} = await lake.fetch(path, {person: null, headers: {origin: ORIGIN}});
      expect(headers.get("access-control-allow-origin"), path).toBe(ORIGIN);
      expect(headers.get("access-control-allow-credentials"), path).toBe("true");
      expect(headers.get("vary"), path).toContain("Origin");
      expect(headers.get("timing-allow-origin"), path).toBeNull();
    }
  });

  it("may ask first", async () => {
    const {status, headers} = await lake.fetch(query("1"), {
      method: "OPTIONS",
      headers: {origin: ORIGIN, "access-control-request-headers": "authorization,x-anything"},
    });
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-headers")).toBe("authorization,x-anything");
    expect(headers.get("access-control-allow-methods")).toBe("GET, POST, PUT, PATCH, DELETE");
    expect(headers.get("access-control-max-age")).toBe("600");
  });

  it.each(["https://evil.example", "null"])(
    "elsewhere are refused, in a way their browser can read: %s",
    async (origin) => {
      const {status, headers} = await lake.fetch(query("1"), {headers: {origin}});
      expect(status).toBe(403);
      expect(headers.get("access-control-allow-origin")).toBe(origin);
    },
  );
});

describe("queries", () => {
  it("400: GROQ that does not parse, with the place", async () => {
    const response = await lake.fetch(query("*[_type == ]"));
    expect(response.status).toBe(400);
    expect(await jsonOf(response)).toMatchObject({
      statusCode: 400,
      error: {
        type: "queryParseError",
        query: "*[_type == ]",
        start: expect.any(Number),
        end: expect.any(Number),
      },
    });
  });

  it("400: GROQ that stops too early, in the words of the hosted service", async () => {
    const error = lake.client().fetch("*[_type == ");
    await expect(error).rejects.toThrow("unexpected end-of-file, expected expression");
  });

  it("400: a query that would hold up everyone, which the next one does not notice", async () => {
    const writes = Array.from({length: 50}, (_, at) => ({create: {_id: `many-${at}`, _type: "many"}}));
    await lake.client().mutate(writes);
    const bomb = `*[_type match "*"]${'{"a": *'.repeat(6)}${"}".repeat(6)}`;
    for (const path of [query(bomb), `${query(bomb)}&resultSourceMap=true`]) {
      const response = await lake.fetch(path, {person: null});
      expect({status: response.status, body: await jsonOf(response)}).toMatchObject({
        status: 400,
        body: {statusCode: 400, error: {type: "queryExecutionError", description: expect.any(String)}},
      });
    }
    await expect(lake.client(null).fetch(bomb)).rejects.toThrow("and was stopped");
    expect(await lake.client(null).fetch('count(*[_type == "many"])')).toBe(50);
  });

  it("400: a query too large to read is rejected for every caller, and the next query is answered", async () => {
    const send = async (text: string) => {
      const body = JSON.stringify({query: text});
      const response = await lake.fetch("/v2025-02-19/data/query/production", {
        method: "POST",
        body,
        person: null,
      });
      return {status: response.status, body: await jsonOf(response)};
    };
    expect(await send(`[${"1,".repeat(49_000)}1]`)).toMatchObject({
      status: 400,
      body: {error: {type: "queryParseError", description: expect.stringContaining("more than 12,000")}},
    });
    expect(await send(`${'a.b{"c":'.repeat(40)}?${"}".repeat(40)}`)).toMatchObject({
      status: 400,
      body: {error: {type: "queryExecutionError", description: expect.stringContaining("took longer")}},
    });
    expect(await send("1")).toMatchObject({status: 200, body: {result: 1}});
  });

  it.each([
    ["no query", "/v1/data/query/production"],
    ["a parameter that is not JSON", "/v1/data/query/production?query=$a&$a=nope"],
    ["raw in a stack", `${query("1")}&perspective=raw,drafts`],
  ])("400: %s", async (_case, path) => {
    expect((await lake.fetch(path)).status).toBe(400);
  });

  it("may be too long for an address and come as a body", async () => {
    const longQuery = `*[_id in $ids || _id == "res"]._id // ${"x".repeat(20_000)}\n`;
    expect(await lake.client().fetch(longQuery, {ids: ["a"]})).toEqual(["res"]);
  });

  it("see drafts by default before 2025-02-19 and published content from then on", async () => {
    await lake.client().create({_id: "drafts.only", _type: "defaulted"});
    const count = (apiVersion: string) =>
      lake.client("local-viewer", {apiVersion}).fetch('count(*[_type == "defaulted"])');
    expect(await count("2024-01-01")).toBe(1);
    expect(await count("2025-02-19")).toBe(0);
  });

  it("query responses include tags and time, and repeat the query unless the request turns that off", async () => {
    const full = await jsonOf(await lake.fetch(query("1")));
    expect(full).toEqual({query: "1", result: 1, syncTags: expect.any(Array), ms: expect.any(Number)});
    expect(await jsonOf(await lake.fetch(`${query("1")}&returnQuery=false`))).not.toHaveProperty("query");
  });

  it("query responses include a source map when requested", async () => {
    const answer = await jsonOf(await lake.fetch(`${query("*[_id=='res'][0]{_type}")}&resultSourceMap=true`));
    expect(answer.resultSourceMap.documents).toEqual([{_id: "res", _type: "page"}]);
  });
});

describe("bodies that are too large", () => {
  const HUNDRED_MB = 100 * 1024 * 1024;

  it("413: are refused by their announced length, before any of it is sent", async () => {
    const url = new URL(lake.url);
    const socket = connect(Number(url.port), url.hostname);
    socket.write(
      `POST /v1/data/mutate/production HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${tokenOf("local-administrator")}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${HUNDRED_MB}\r\n\r\n{"mutations":[`,
    );
    const [chunk] = await new Promise<Buffer[]>((resolve) =>
      socket.once("data", (data: Buffer) => resolve([data])),
    );
    expect(String(chunk)).toContain("413 Payload Too Large");
    socket.destroy();
  });

  it("413: are cut off at the limit when no length was announced", async () => {
    let sent = 0;
    const piece = Buffer.alloc(64 * 1024, " ");
    const body = new ReadableStream({
      pull(controller) {
        sent += piece.length;
        if (sent > HUNDRED_MB) controller.close();
        else controller.enqueue(piece);
      },
    });
    const response = await lake.fetch("/v1/data/mutate/production", {
      method: "POST",
      body,
      duplex: "half",
    } as never);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(HUNDRED_MB / 2);
  });

  it("413: come as an error the official client understands", async () => {
    const error = lake.client().create({_type: "page", text: "x".repeat(2 * 1024 * 1024)});
    await expect(error).rejects.toMatchObject({statusCode: 413});
  });

  it("401: are not read at all without a token", async () => {
    const response = await lake.fetch("/v1/data/mutate/production", {
      method: "POST",
      body: "{}",
      person: null,
    });
    expect(response.status).toBe(401);
  });
});

describe("starting the Studio", () => {
  it.each([
    ["/v2021-06-07/users/me", {id: "local-administrator", role: "administrator"}],
    ["/v2021-12-15/projects/gradus", {id: "gradus", organizationId: null}],
    ["/v1/features", expect.arrayContaining(["contentReleases"])],
    ["/v1/projects/gradus/datasets", [expect.objectContaining({name: "production"})]],
    ["/v1/projects/gradus/datasets?datasetProfile=comments&addonFor=production", []],
    ["/v1/subscriptions/project/gradus", {featureTypes: {retention: {id: "retention"}}}],
    ["/v2024-07-01/access/requests/me", []],
    ["/v1/projects/gradus/datasets/production/settings/embeddings", {enabled: false}],
    ["/v1/intake/telemetry-status", {status: "denied"}],
    ["/v1/data/ping/production", {pong: true}],
    ["/v1/check/cors", {result: {allowed: true}}],
    ["/v1/data/references/production/documents/res/to", {totalCount: 0}],
  ])("%s is answered", async (path, expected: unknown) => {
    const answer = await jsonOf(await lake.fetch(path));
    expect({answer}).toMatchObject({answer: expected});
  });

  it("remembers what a person prefers, for that person", async () => {
    const body = JSON.stringify([{key: "studio.width", value: {px: 3}}]);
    await lake.fetch("/v1/users/me/keyvalue", {method: "PUT", body});
    const read = async (person: string) =>
      jsonOf(await lake.fetch("/v1/users/me/keyvalue/studio.width,none", {person}));
    expect(await read("local-administrator")).toEqual([
      {key: "studio.width", value: {px: 3}},
      {key: "none", value: null},
    ]);
    expect((await read("local-editor"))[0].value).toBeNull();
  });

  it("makes the place for comments when the first one is written", async () => {
    const answer = await jsonOf(
      await lake.fetch("/v1/comments/production/setup", {method: "POST", person: "local-editor"}),
    );
    expect(answer).toEqual({datasetName: "production-comments"});
    const comments = lake.client("local-translator-fr", {dataset: "production-comments"});
    const comment = {_type: "comment", authorId: "local-translator-fr", text: "Bonjour"};
    await expect(comments.create(comment)).resolves.toHaveProperty("_id");
  });
});

describe("datasets", () => {
  it("are made and deleted by administrators, and their content is their own", async () => {
    const client = lake.client();
    await client.datasets.create("copy");
    await lake.client("local-administrator", {dataset: "copy"}).create({_id: "there", _type: "page"});
    expect(await client.getDocument("there")).toBeUndefined();
    expect((await client.datasets.list()).map(({name}) => name)).toContain("copy");
    await client.datasets.delete("copy");
    expect((await lake.fetch("/v1/data/query/copy?query=1")).status).toBe(404);
    await expect(lake.client("local-editor").datasets.create("mine")).rejects.toMatchObject({
      statusCode: 403,
    });
    await expect(client.datasets.delete("production")).rejects.toMatchObject({statusCode: 400});
  });
});
