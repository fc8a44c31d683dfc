import {requestId} from "hono/request-id";
import {pino} from "pino";
import {beforeEach, describe, expect, it} from "vitest";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {errorReply as errorBody} from "../../contract/errors.ts";
import {createSecret} from "../crypto/secret.ts";
import type {Db} from "../db/db.ts";
import {AppError} from "../errors.ts";
import {createApi} from "../http/api.ts";
import {createErrorHandler} from "../http/error-reply.ts";
import {outbox} from "../mail/tables.ts";
import {idempotent, keepNoReply} from "./idempotency.ts";
import {createIdempotencyRepository} from "./idempotency-repository.ts";
import {idempotency} from "./tables.ts";

const databases = await openTestDatabases();
const KEY = "0123456789abcdef";
const DAY_S = 24 * 60 * 60;
const secret = createSecret("test-key");

/** An app whose every effect is counted. */
function createCounter(db: Db) {
  let effects = 0;
  let time = Date.parse("2026-03-01T12:00:00Z");
  const app = createApi();
  app.onError(createErrorHandler(pino({level: "silent"})));
  app.use(requestId());
  app.use(
    idempotent({
      db,
      secret,
      now: () => new Date(time),
      trustedProxies: new Set<string>(),
      peerAddress: (c) => c.req.header("x-peer") ?? "203.0.113.7",
      findAccount: async (c) => {
        const id = c.req.header("x-account");
        return id ? {id, isStaff: false} : null;
      },
    }),
  );
  app.on(["POST", "PATCH", "PUT", "GET"], "/things", (c) => {
    effects += 1;
    c.header("location", `/things/${effects}`);
    c.header("etag", `"${effects}"`);
    return c.json({data: {id: effects}}, 201);
  });
  app.post("/nothing", (c) => {
    effects += 1;
    return c.body(null, 204);
  });
  app.post("/refused", () => {
    effects += 1;
    throw new AppError("invalid", "No");
  });
  app.post("/broken", () => {
    effects += 1;
    throw new TypeError("x");
  });
  app.post("/session", (c) => c.json({data: {user: "usr_a", access_token: `secret-${++effects}`}}));
  app.post("/recovery", (c) => {
    keepNoReply(c);
    return c.json({data: {words: `secret-${++effects}`}});
  });
  const send = (
    path: string,
    {method = "POST", body = "{}", key = KEY, ...headers}: Record<string, string> = {},
  ) =>
    app.request(path, {
      method,
      headers: {"content-type": "application/json", "idempotency-key": key, ...headers},
      ...(method !== "GET" && {body}),
    });
  return {
    send,
    effects: () => effects,
    advance: (seconds: number) => {
      time += seconds * 1000;
    },
    now: () => new Date(time),
  };
}

async function codeOf(response: Response) {
  return [response.status, errorBody.parse(await response.json()).err.code];
}

describe.each(databases)("a repeated request on $name", ({db, reset}) => {
  beforeEach(reset);

  it("has one effect and gets the first reply again", async () => {
    const {send, effects} = createCounter(db);
    const [first, second] = [await send("/things"), await send("/things")];
    expect([second.status, await second.text()]).toEqual([201, await first.text()]);
    for (const name of ["location", "etag", "content-type"]) {
      expect(second.headers.get(name)).toBe(first.headers.get(name));
    }
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    expect(effects()).toBe(1);
  });

  it("has one effect when twenty arrive at once", async () => {
    const {send, effects} = createCounter(db);
    const replies = await Promise.all(Array.from({length: 20}, () => send("/things", {method: "PATCH"})));
    const bodies = await Promise.all(replies.map((reply) => reply.text()));
    expect([effects(), new Set(bodies)]).toEqual([1, new Set(['{"data":{"id":1}}'])]);
  });

  it("may have an empty reply", async () => {
    const {send, effects} = createCounter(db);
    await send("/nothing");
    expect([(await send("/nothing")).status, effects()]).toEqual([204, 1]);
  });

  it("409: with another body or another query it is another request", async () => {
    const {send, effects} = createCounter(db);
    await send("/things", {body: '{"a":1}'});
    expect(await codeOf(await send("/things", {body: '{"a":2}'}))).toEqual([409, "conflict"]);
    expect(await codeOf(await send("/things?a=2", {body: '{"a":1}'}))).toEqual([409, "conflict"]);
    expect(effects()).toBe(1);
  });

  it.each([
    ["another account", {"x-account": "usr_a"}, {"x-account": "usr_b"}],
    ["someone without an account", {"x-account": "usr_a"}, {}],
    ["a visitor elsewhere", {}, {"x-peer": "198.51.100.1"}],
    ["other credentials", {authorization: "Bearer a"}, {authorization: "Bearer b"}],
  ])("is not one when it comes from %s", async (_case, first, second) => {
    const {send, effects} = createCounter(db);
    await send("/things", first);
    await send("/things", second);
    expect(effects()).toBe(2);
  });

  it("is one for an account wherever it is and whatever token it has by now", async () => {
    const {send, effects} = createCounter(db);
    await send("/things", {"x-account": "usr_a", authorization: "Bearer a"});
    await send("/things", {"x-account": "usr_a", authorization: "Bearer b", "x-peer": "198.51.100.1"});
    expect(effects()).toBe(1);
  });

  it("is not one with another key, at another path, or after a day", async () => {
    const {send, effects, advance} = createCounter(db);
    await send("/things");
    await send("/things", {key: "fedcba9876543210"});
    await send("/nothing");
    advance(DAY_S - 1);
    await send("/things");
    expect(effects()).toBe(3);
    advance(1);
    await send("/things");
    expect(effects()).toBe(4);
  });

  it.each(["/refused", "/broken"])("is judged anew when it had no effect: %s", async (path) => {
    const {send, effects} = createCounter(db);
    await send(path);
    await send(path, {body: '{"corrected":true}'});
    expect(effects()).toBe(2);
  });

  it.each(["/session", "/recovery"])(
    "a repeated request runs again where the reply holds a secret, which is not stored: %s",
    async (path) => {
      const {send, effects} = createCounter(db);
      await send(path);
      await send(path);
      expect([effects(), await db.select().from(idempotency)]).toEqual([2, []]);
    },
  );

  it("is taken over when the process that began it died", async () => {
    const {send, effects, advance, now} = createCounter(db);
    await send("/things");
    const [row] = await db.select().from(idempotency);
    if (!row) return expect.unreachable();
    await db.delete(idempotency);
    await createIdempotencyRepository(db).claim(row, now());
    advance(60);
    await send("/things");
    expect(effects()).toBe(2);
  });

  it("neither the content of a request nor its caller is stored", async () => {
    const {send} = createCounter(db);
    await send("/things", {body: '{"password":"tr0ub4dor"}', authorization: "Bearer secret"});
    expect(JSON.stringify(await db.select().from(idempotency))).not.toMatch(/tr0ub4dor|Bearer|203\.0/);
  });

  it.each(["GET", "PUT"])("%s needs no key and ignores one", async (method) => {
    const {send, effects} = createCounter(db);
    for (const key of [KEY, KEY, "short"]) await send("/things", {method, key});
    expect(effects()).toBe(3);
  });

  it.each([
    ["x".repeat(15), "too_short"],
    ["x".repeat(65), "too_long"],
    ["has a space in it", "unknown_value"],
  ])("400: %s is no key", async (key, reason) => {
    const {send, effects} = createCounter(db);
    const response = await send("/things", {key});
    const {err} = errorBody.parse(await response.json());
    expect([response.status, err.field_errors, effects()]).toEqual([400, {"idempotency-key": reason}, 0]);
  });

  it("sends one mail for a sign-up whose answer was lost", async () => {
    const {post} = createTestApp(db);
    const signUp = (list: string) =>
      post("/canyon/email/subscribe", {list, email: "ann@example.com"}, {"idempotency-key": KEY});
    const statuses = [
      (await signUp("news")).status,
      (await signUp("news")).status,
      (await signUp("tips")).status,
    ];
    expect(statuses).toEqual([202, 202, 409]);
    expect(await db.select().from(outbox)).toHaveLength(1);
  });
});
