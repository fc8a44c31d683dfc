import {describe, expect, it} from "vitest";
import {type BackendRoute, type CommerceRoute, createClient} from "./create-client";
import {send, type WireRequest} from "./send";

const CREDENTIALS = {bearer: "access", clientId: "web_0123456789abcdef"};
let id = 0;

function clients(answer: () => Response | Promise<Response>) {
  const sent: {path: string; init: RequestInit; headers: Headers}[] = [];
  const ports = {
    language: () => "de",
    newId: () => `id-${++id}`,
    fetch: async (path: string, init: RequestInit) => {
      sent.push({path, init, headers: new Headers(init.headers)});
      return answer();
    },
  };
  const call = <T>(request: WireRequest) => send<T>(ports, request, CREDENTIALS);
  return {sent, backend: createClient<BackendRoute>(call), commerce: createClient<CommerceRoute>(call)};
}
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), {status});

it("both clients send the caller's identity, the language and a request id", async () => {
  const {sent, backend, commerce} = clients(() => json(200, {data: {}}));
  await backend("GET /b/users/available", {query: {user_name: "mira & co"}});
  await commerce("POST /canyon/email/subscribe", {body: {list: "news", email: "a@b.test"}});
  expect(sent.map(({path}) => path)).toEqual([
    "/b/users/available?user_name=mira+%26+co",
    "/canyon/email/subscribe",
  ]);
  for (const {headers, init} of sent) {
    expect(headers.get("authorization")).toBe("Bearer access");
    expect(headers.get("x-client-id")).toBe(CREDENTIALS.clientId);
    expect(headers.get("accept-language")).toBe("de");
    expect(headers.get("x-request-id")).toMatch(/^id-/);
    expect(init.credentials).toBe("omit");
  }
});

it("only calls that make something carry an idempotency key, the given one or their own", async () => {
  const {sent, backend} = clients(() => json(200, {data: {}}));
  const user = {id: "usr_1"};
  await backend("GET /b/api/v1/users/{id}", {params: user});
  await backend("PUT /b/api/v1/users/{id}", {params: user, body: {first_name: "Mira"}});
  await backend("POST /b/token/revoke", {body: {refresh_token: "r"}});
  await backend("POST /b/token/revoke", {body: {refresh_token: "r"}, idempotencyKey: "mine"});
  const keys = sent.map(({headers}) => headers.get("idempotency-key"));
  expect(keys).toEqual([null, null, expect.stringMatching(/^id-/), "mine"]);
});

it("a form with a file is sent as it is, and its type is left to the browser", async () => {
  const {sent, backend} = clients(() => json(200, {data: {}}));
  const body = new FormData();
  body.set("file", new File(["x"], "me.jpg"));
  await backend("POST /b/api/v1/users/{id}/avatar", {params: {id: "usr_1"}, body});
  expect(sent[0]?.init.body).toBe(body);
  expect(sent[0]?.headers.has("content-type")).toBe(false);
});

it("an id cannot change the path that contains it", async () => {
  const {sent, backend} = clients(() => json(200, {data: {}}));
  await backend("GET /b/reset/password/{sessionId}", {params: {sessionId: "../../users?a=1"}});
  expect(sent[0]?.path).toBe("/b/reset/password/..%2F..%2Fusers%3Fa%3D1");
});

describe("an answer", () => {
  const get = async (answer: () => Response | Promise<Response>) =>
    clients(answer).backend("GET /b/api/v1/users/{id}", {params: {id: "me"}});

  it("with data is a success", async () => {
    expect(await get(() => json(201, {data: {id: "usr_1"}}))).toEqual({
      ok: true,
      status: 201,
      data: {id: "usr_1"},
      err: null,
    });
  });

  it("with an error is a failure with its code, facts and reference", async () => {
    const err = {code: "rate_limited", message: "", request_id: "ref", params: {retry_after: 30}};
    expect(await get(() => json(429, {err}))).toEqual({ok: false, status: 429, data: null, err});
  });

  it.each([
    ["a proxy's page", () => new Response("<html>", {status: 502}), 502, "unavailable"],
    ["a page instead of data", () => new Response("<html>", {status: 200}), 200, "bad_reply"],
    ["an empty success", () => new Response(null, {status: 204}), 204, "bad_reply"],
    ["null", () => json(500, null), 500, "bad_reply"],
    ["an error without a code", () => json(400, {err: {}}), 400, "bad_reply"],
    ["a broken connection", () => Promise.reject(new TypeError("Failed to fetch")), 0, "network"],
  ])("that is %s is a failure, never an exception", async (_case, answer, status, code) => {
    const reply = await get(answer);
    expect(reply).toMatchObject({ok: false, status, data: null, err: {code}});
    expect(reply.err?.request_id).toMatch(/^id-/);
  });
});
