import {createHash, createHmac} from "node:crypto";
import {createServer, type Server} from "node:http";
import type {AddressInfo} from "node:net";
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from "vitest";
import {choose, readJson, startTestIdentity, type TestIdentity} from "./test-identity.ts";

interface Received {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

const received: Received[] = [];
let backend: Server;
let identity: TestIdentity;
let time = Date.parse("2026-03-01T12:00:00Z");

beforeAll(async () => {
  backend = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([key, value]) => [key, String(value)]),
    );
    received.push({path: request.url ?? "", headers, body: Buffer.concat(chunks).toString()});
    response.end();
  });
  await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
  const backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  identity = await startTestIdentity({backendUrl, now: () => new Date(time)});
});
afterAll(async () => {
  await identity.close();
  backend.close();
});
beforeEach(() => {
  received.length = 0;
});
afterEach(() =>
  setSwitches({
    token_expired: false,
    grant_revoked: false,
    quota: false,
    error: false,
    duplicate_webhook: false,
    wrong_signature: false,
  }),
);

const REDIRECT = "http://localhost:3000/b/platform/oauth/suunto/callback";
const VERIFIER = "a-verifier-of-the-length-that-the-standard-asks-for";
const CHALLENGE = createHash("sha256").update(VERIFIER).digest("base64url");

const at = (path: string) => `${identity.url}/partner/suunto${path}`;

function setSwitches(switches: Record<string, boolean>) {
  return sendJson("PATCH", "/api/partners/suunto/switches", switches);
}

async function sendJson(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  const url = path.startsWith("http") ? path : `${identity.url}${path}`;
  const response = await fetch(url, {
    method,
    headers: {"content-type": "application/json", ...headers},
    body: JSON.stringify(body),
  });
  return {status: response.status, body: await readJson(response)};
}

function authorizeUrl(changes: Record<string, string> = {}) {
  const query = new URLSearchParams({
    response_type: "code",
    client_id: identity.partnerClient.id,
    redirect_uri: REDIRECT,
    state: "s1",
    code_challenge: CHALLENGE,
    code_challenge_method: "S256",
    ...changes,
  });
  return at(`/authorize?${query}`);
}

async function token(fields: Record<string, string>) {
  const {id: client_id, secret: client_secret} = identity.partnerClient;
  const body = new URLSearchParams({client_id, client_secret, ...fields});
  const response = await fetch(at("/token"), {method: "POST", body});
  return {status: response.status, body: await readJson(response), headers: response.headers};
}

async function connect() {
  const {fields} = await choose(authorizeUrl(), "allow");
  const grant = {grant_type: "authorization_code", redirect_uri: REDIRECT, code_verifier: VERIFIER};
  const {body} = await token({...grant, code: fields.get("code") ?? ""});
  return body;
}

const refresh = (refresh_token: string) => token({grant_type: "refresh_token", refresh_token});
const getApi = (path: string, access: string) =>
  fetch(at(`/api${path}`), {headers: {authorization: `Bearer ${access}`}});

describe("permission", () => {
  it("permission returns with the state of its request, and can be refused", async () => {
    const allowed = await choose(authorizeUrl(), "allow");
    expect([allowed.fields.get("state"), allowed.fields.has("code")]).toEqual(["s1", true]);
    const denied = await choose(authorizeUrl(), "deny");
    expect(denied.fields.get("error")).toBe("access_denied");
  });

  it("is never sent to an address that is not registered", async () => {
    const response = await fetch(authorizeUrl({redirect_uri: "http://localhost:3000/elsewhere"}));
    expect(response.status).toBe(400);
  });

  it("a code works once, and its second use ends what the first began", async () => {
    const {fields} = await choose(authorizeUrl(), "allow");
    const grant = {
      grant_type: "authorization_code",
      redirect_uri: REDIRECT,
      code_verifier: VERIFIER,
      code: fields.get("code") ?? "",
    };
    const {body} = await token(grant);
    expect((await token(grant)).body).toEqual({error: "invalid_grant"});
    expect((await getApi("/me", body.access_token)).status).toBe(401);
  });

  it("a code needs its verifier", async () => {
    const {fields} = await choose(authorizeUrl(), "allow");
    const grant = {grant_type: "authorization_code", redirect_uri: REDIRECT, code: fields.get("code") ?? ""};
    expect((await token({...grant, code_verifier: "another"})).body).toEqual({error: "invalid_grant"});
  });
});

describe("tokens", () => {
  it("rotate with each refresh; an old one ends the link", async () => {
    const first = await connect();
    const {body: second} = await refresh(first.refresh_token);
    expect((await getApi("/me", second.access_token)).status).toBe(200);
    expect((await refresh(first.refresh_token)).body).toEqual({error: "invalid_grant"});
    expect((await refresh(second.refresh_token)).body).toEqual({error: "invalid_grant"});
  });

  it("expire after an hour and are worth nothing once revoked", async () => {
    const {access_token, refresh_token} = await connect();
    time += 60 * 60 * 1000;
    expect((await getApi("/me", access_token)).status).toBe(401);
    const {body} = await refresh(refresh_token);
    const {id: client_id, secret: client_secret} = identity.partnerClient;
    const form = new URLSearchParams({client_id, client_secret, token: body.refresh_token});
    await fetch(at("/revoke"), {method: "POST", body: form});
    expect((await getApi("/me", body.access_token)).status).toBe(401);
  });

  it("a link can begin at the partner", async () => {
    const {body} = await sendJson("POST", "/api/partners/suunto/partner-token", {});
    const {partner_token} = body.data;
    const redeemed = await token({grant_type: "partner_token", partner_token});
    expect((await getApi("/me", redeemed.body.access_token)).status).toBe(200);
    expect((await token({grant_type: "partner_token", partner_token})).body).toEqual({
      error: "invalid_grant",
    });
  });
});

it("the control page begins a link, which the site finishes", async () => {
  const response = await fetch(`${identity.url}/partners/suunto/link`, {
    method: "POST",
    headers: {origin: identity.url, "content-type": "application/x-www-form-urlencoded"},
    redirect: "manual",
  });
  const page = new URL(response.headers.get("location") ?? "");
  expect(page.href).toMatch(/^http:\/\/localhost:3000\/account\/platforms\?platform=suunto&/);
  const partner_token = page.searchParams.get("partner_token") ?? "";
  expect((await token({grant_type: "partner_token", partner_token})).status).toBe(200);
});

describe("data", () => {
  it("a finished run is listed, has its samples, and its file", async () => {
    const {access_token} = await connect();
    const {body} = await sendJson("POST", "/api/partners/suunto/runs", {});
    const {items} = await readJson(await getApi("/activities", access_token));
    expect(items.at(-1)).toMatchObject({id: body.data.id, moving_time_s: 1200, distance_m: 3840});
    const whole = await readJson(await getApi(`/activities/${body.data.id}`, access_token));
    expect(whole.samples).toHaveLength(1200);
    const file = await (await getApi(`/activities/${body.data.id}/file`, access_token)).text();
    expect(file.match(/<Watts>/g)).toHaveLength(1200);
  });

  it("takes planned workouts, changes and forgets them", async () => {
    const {access_token} = await connect();
    const as = {authorization: `Bearer ${access_token}`};
    const {body} = await sendJson("POST", at("/api/workouts"), {title: "Intervals"}, as);
    await sendJson("PUT", at(`/api/workouts/${body.id}`), {title: "Easy"}, as);
    const {items} = await readJson(await getApi("/workouts", access_token));
    expect(items).toEqual([expect.objectContaining({id: body.id, body: {title: "Easy"}})]);
    const response = await fetch(at(`/api/workouts/${body.id}`), {method: "DELETE", headers: as});
    expect(response.status).toBe(204);
  });
});

describe("webhooks", () => {
  const isSigned = ({headers, body}: Received) => {
    const {"webhook-id": id, "webhook-timestamp": at, "webhook-signature": signature} = headers;
    const {webhookSecret} = identity.partnerClient;
    return (
      signature === `v1,${createHmac("sha256", webhookSecret).update(`${id}.${at}.${body}`).digest("base64")}`
    );
  };

  it("webhooks notify the backend of a run, signed over the raw bytes", async () => {
    const {body} = await sendJson("POST", "/api/partners/suunto/runs", {});
    expect(received.map(({path}) => path)).toEqual(["/b/platform/webhook/suunto"]);
    expect(JSON.parse(received[0]?.body ?? "")).toMatchObject({data: {activity_id: body.data.id}});
    expect(received.every(isSigned)).toBe(true);
  });

  it("webhooks arrive twice under one ID when configured to", async () => {
    await setSwitches({duplicate_webhook: true});
    await sendJson("POST", "/api/partners/suunto/runs", {});
    expect(received).toHaveLength(2);
    expect(new Set(received.map(({headers}) => headers["webhook-id"])).size).toBe(1);
  });

  it("webhooks carry a wrong signature when configured to", async () => {
    await setSwitches({wrong_signature: true});
    await sendJson("POST", "/api/partners/suunto/runs", {});
    expect(received.map(isSigned)).toEqual([false]);
  });
});

describe("trouble", () => {
  it.each([
    ["quota", 429],
    ["error", 500],
    ["token_expired", 401],
  ])("%s answers %i until it is switched off", async (name, status) => {
    const {access_token} = await connect();
    await setSwitches({[name]: true});
    expect((await getApi("/me", access_token)).status).toBe(status);
    await setSwitches({[name]: false});
    expect((await getApi("/me", access_token)).status).toBe(200);
  });

  it("an expired token is healed by refreshing, a revoked permission is not", async () => {
    const {refresh_token} = await connect();
    await setSwitches({token_expired: true});
    const {body} = await refresh(refresh_token);
    expect((await getApi("/me", body.access_token)).status).toBe(200);
    await setSwitches({grant_revoked: true});
    expect((await refresh(body.refresh_token)).body).toEqual({error: "invalid_grant"});
  });

  it("reaches one platform only", async () => {
    await setSwitches({error: true});
    const {body} = await sendJson("PATCH", "/api/partners/two_peak/switches", {});
    expect(body.data.switches.error).toBe(false);
  });
});
