import {requestId} from "hono/request-id";
import {pino} from "pino";
import {beforeEach, describe, expect, it} from "vitest";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {createSecret} from "../crypto/secret.ts";
import type {Db} from "../db/db.ts";
import {createApi} from "../http/api.ts";
import {createErrorHandler} from "../http/error-reply.ts";
import {limitRequests} from "./request-limits.ts";

const databases = await openTestDatabases();
const MEGABYTE = 1024 * 1024;

function createLimited(db: Db) {
  let time = Date.parse("2026-03-01T12:00:00Z");
  const app = createApi();
  app.onError(createErrorHandler(pino({level: "silent"})));
  app.use(requestId());
  app.use(
    limitRequests({
      unlimitedPaths: [],
      uploads: [{path: /^\/runs$/, maxBytes: 50 * MEGABYTE, countsBySize: true}],
      db,
      secret: createSecret("test-key"),
      now: () => new Date(time),
      trustedProxies: new Set<string>(),
      peerAddress: (c) => c.req.header("x-peer") ?? "203.0.113.7",
      findAccount: async (c) => {
        const id = c.req.header("x-account");
        return id ? {id, isStaff: id.startsWith("staff")} : null;
      },
    }),
  );
  app.all("/*", (c) => c.body(null, 204));
  const send = (method: string, headers: Record<string, string>, path = "/") =>
    app.request(path, {method, headers});
  return {
    send,
    async countAllowed(tries: number, method: string, headers: Record<string, string>, path = "/") {
      let allowed = 0;
      for (let sent = 0; sent < tries; sent++) {
        if ((await send(method, headers, path)).status === 204) allowed += 1;
      }
      return allowed;
    },
    advance: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

const ANN = {"x-account": "usr_ann"};
const UPLOAD = {...ANN, "content-type": "multipart/form-data; boundary=x"};

describe.each(databases)("limits of requests on $name", ({db, reset}) => {
  beforeEach(reset);

  it.each([
    ["a visitor", "GET", {}, 120],
    ["an account that reads", "GET", ANN, 600],
    ["an account that writes", "PATCH", ANN, 60],
    ["an account that uploads", "POST", UPLOAD, 60],
    ["staff", "POST", {"x-account": "staff_bea"}, 120],
  ])("%s: as many at once as a minute or an hour allows", async (_case, method, headers, limit) => {
    expect(await createLimited(db).countAllowed(limit + 2, method, headers)).toBe(limit);
  });

  it("429: the reply says when to retry, and requests pass again after that time", async () => {
    const {send, countAllowed, advance} = createLimited(db);
    await countAllowed(60, "POST", UPLOAD);
    const refused = await send("POST", UPLOAD);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    advance(60);
    expect(await countAllowed(2, "POST", UPLOAD)).toBe(1);
  });

  it("reading, writing and other people's requests do not take from each other", async () => {
    const {send, countAllowed} = createLimited(db);
    await countAllowed(61, "POST", ANN);
    const others = [
      send("GET", ANN),
      send("POST", UPLOAD),
      send("POST", {"x-account": "usr_ben"}),
      send("POST", {}),
    ];
    expect((await Promise.all(others)).map(({status}) => status)).toEqual([204, 204, 204, 204]);
  });

  it("an account is counted wherever it is, a visitor by address", async () => {
    const {send, countAllowed} = createLimited(db);
    await countAllowed(60, "POST", ANN);
    expect((await send("POST", {...ANN, "x-peer": "198.51.100.1"})).status).toBe(429);
    await countAllowed(120, "GET", {});
    expect((await send("GET", {"x-peer": "198.51.100.1"})).status).toBe(204);
  });

  const form = (bytes: number) => ({...UPLOAD, "content-length": String(bytes)});

  it("files that come one after the other count by their size: a thousand of an hour pass in minutes", async () => {
    const {countAllowed, advance} = createLimited(db);
    let sent = 0;
    // Twenty in a form, of a quarter of a megabyte each.
    for (let minute = 0; minute < 2; minute++, advance(60)) {
      sent += 20 * (await countAllowed(60 - sent / 20, "POST", form(5 * MEGABYTE), "/runs"));
    }
    expect(sent).toBeGreaterThanOrEqual(1000);
  });

  it("429: a caller who sends forms of the largest size is stopped after sixty of them, with the time to retry", async () => {
    const {send, countAllowed, advance} = createLimited(db);
    expect(await countAllowed(30, "POST", form(50 * MEGABYTE), "/runs")).toBe(30);
    advance(1);
    expect(await countAllowed(30, "POST", form(50 * MEGABYTE), "/runs")).toBe(30);
    const refused = await send("POST", form(50 * MEGABYTE), "/runs");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    advance(60);
    expect(await countAllowed(2, "POST", form(50 * MEGABYTE), "/runs")).toBe(1);
  });

  it("429: a form without a declared size counts as the largest, an empty one as a megabyte", async () => {
    const {countAllowed, advance} = createLimited(db);
    expect(await countAllowed(60, "POST", UPLOAD, "/runs")).toBe(60);
    advance(30);
    // Nothing was left, and twenty-five came back.
    expect(await countAllowed(30, "POST", form(0), "/runs")).toBe(25);
  });

  it("429: sixty forms in a minute, however small", async () => {
    const {countAllowed} = createLimited(db);
    expect(await countAllowed(62, "POST", form(10), "/runs")).toBe(60);
    expect(await countAllowed(1, "POST", UPLOAD)).toBe(1);
  });

  it("this machine itself is not counted", async () => {
    expect(await createLimited(db).countAllowed(130, "GET", {"x-peer": "127.0.0.1"})).toBe(130);
  });
});
