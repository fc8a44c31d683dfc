import {Writable} from "node:stream";
import {sql, TransactionRollbackError} from "drizzle-orm";
import {drizzle} from "drizzle-orm/pglite";
import {cors} from "hono/cors";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {createObjectMemory} from "../../test/object-memory.ts";
import {addPerson, bearer, signInAs} from "../../test/people.ts";
import {gpxFile} from "../../test/recordings.ts";
import {SIGN_UP} from "../../test/sign-up.ts";
import {createTestApp, SITE_URL, STUDIO_URL} from "../../test/test-app.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {errorReply} from "../contract/errors.ts";
import {createContentApi} from "../core/content/content-api.ts";
import {createOriginRule} from "../core/http/allowed-origin.ts";
import {createApi} from "../core/http/api.ts";
import {recordHeartbeat} from "../core/jobs/heartbeat.ts";
import {createLogger} from "../core/log/logger.ts";
import {newsletter} from "../newsletter/tables.ts";

const noRoom = Object.assign(new Error("no space left on device"), {code: "ENOSPC"});
const withoutDatabase = () => createTestApp(drizzle.mock());

describe("refusals", () => {
  const json = {"content-type": "application/json"};
  const form = {"content-type": "application/x-www-form-urlencoded"};
  it.each([
    [404, "not_found", "/nowhere", {}],
    [404, "not_found", "/canyon/nowhere", {method: "POST"}],
    [405, "method_not_allowed", "/b/region", {method: "POST"}],
    [405, "method_not_allowed", "/canyon/email/subscribe", {method: "GET"}],
    [400, "invalid", "/canyon/email/subscribe", {method: "POST", headers: json, body: '{"list":'}],
    [400, "invalid", "/canyon/email/subscribe", {method: "POST", headers: json, body: "[]"}],
    [415, "unsupported_type", "/canyon/email/subscribe", {method: "POST", body: "list=news"}],
    [
      415,
      "unsupported_type",
      "/b/email/signin",
      {method: "POST", headers: form, body: "email=a%40b.example"},
    ],
    [415, "unsupported_type", "/b/users", {method: "POST", body: new FormData()}],
    [400, "invalid", "/canyon/email/subscribe", {method: "POST", headers: json}],
    [
      413,
      "payload_too_large",
      "/canyon/email/subscribe",
      {method: "POST", headers: json, body: "x".repeat(70_000)},
    ],
    [503, "unavailable", "/ready", {}],
  ])("%i %s: %s %o", async (status, code, path, init) => {
    const response = await withoutDatabase().app.request(path, init);
    const {err} = errorReply.parse(await response.json());
    expect([response.status, err.code]).toEqual([status, code]);
    expect(err.request_id).toBe(response.headers.get("x-request-id"));
  });

  it("405 names the methods that are answered", async () => {
    const response = await withoutDatabase().app.request("/b/region", {method: "PUT"});
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });

  it("500: an internal error reveals nothing to the client but the id to ask about", async () => {
    const response = await withoutDatabase().get("/canyon/catalog?region=de&locale=de", {
      "x-request-id": "r-1",
    });
    expect([response.status, await response.json()]).toEqual([
      500,
      {
        err: {
          code: "internal",
          message: "Something went wrong on our side",
          request_id: "r-1",
          retryable: true,
        },
      },
    ]);
  });
});

describe("pages of other origins", () => {
  const {app} = withoutDatabase();
  const allowed = async (path: string, origin: string, method = "OPTIONS") => {
    const headers = {origin, "access-control-request-method": "POST"};
    return (await app.request(path, {method, headers})).headers.get("access-control-allow-origin");
  };
  const PATHS = ["/b/region?country=DE", "/b/legal/approve", "/canyon/catalog", "/b/token/refresh"];

  it("pages of the site can read replies, and pages of other origins cannot", async () => {
    for (const path of PATHS) {
      expect(await allowed(path, SITE_URL), path).toBe(SITE_URL);
      expect(await allowed(path, "https://evil.example"), path).toBeNull();
      expect(await allowed(path, "null"), path).toBeNull();
    }
    expect(await allowed("/b/region?country=DE", SITE_URL, "GET")).toBe(SITE_URL);
  });

  it.each([
    "versions/legal.1",
    "evidence?kind=terms",
    "page-snapshot?kind=terms",
    "approve",
    "return",
    "review",
    "seal",
    "withdraw",
  ])("ask for legal moves when they are the Studio's: %s", async (path) => {
    expect(await allowed(`/b/legal/${path}`, STUDIO_URL)).toBe(STUDIO_URL);
  });

  it("read prices when they are the Studio's, and nothing it does not call", async () => {
    expect(await allowed("/canyon/catalog?region=de&locale=de", STUDIO_URL)).toBe(STUDIO_URL);
    for (const path of [
      "/b/token/refresh",
      "/b/email/signin",
      "/b/api/v1/users/me",
      "/canyon/email/subscribe",
    ])
      expect(await allowed(path, STUDIO_URL), path).toBeNull();
  });
});

it("on this machine the Studio is the same under every name of it, at its own port", async () => {
  const urls = {siteUrl: "http://localhost:3000", studioUrl: "http://localhost:3433"};
  const origin = createOriginRule({...urls, studioPaths: [/./]});
  const app = createApi().use(cors({origin}));
  const allowed = async (from: string) =>
    (await app.request("/", {headers: {origin: from}})).headers.get("access-control-allow-origin");
  expect(await allowed("http://127.0.0.1:3433")).toBe("http://127.0.0.1:3433");
  expect(await allowed("http://localhost:3333")).toBeNull();
  expect(await allowed("http://evil.example:3433")).toBeNull();
});

it("a request id that could break a log line is replaced", async () => {
  const response = await withoutDatabase().get("/health", {"x-request-id": "a b<script>"});
  expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
});

it("the description names every path", async () => {
  const response = await withoutDatabase().get("/b/openapi.json");
  const {paths} = z.object({paths: z.record(z.string(), z.unknown())}).parse(await response.json());
  expect(Object.keys(paths).sort()).toEqual([
    "/b/.well-known/jwks.json",
    "/b/admin/footdata/reprocess",
    "/b/admin/jobs/{id}",
    "/b/admin/jobs/{id}/cancel",
    "/b/admin/jobs/{id}/retry",
    "/b/admin/users/{id}/plans/{plan_id}/phase",
    "/b/agreements",
    "/b/api/v1/activities/{id}",
    "/b/api/v1/activities/{id}/air-power-removal",
    "/b/api/v1/activities/{id}/comments",
    "/b/api/v1/activities/{id}/comments/{comment_id}",
    "/b/api/v1/activities/{id}/crop",
    "/b/api/v1/activities/{id}/csv",
    "/b/api/v1/activities/{id}/edits",
    "/b/api/v1/activities/{id}/exclude",
    "/b/api/v1/activities/{id}/firsts",
    "/b/api/v1/activities/{id}/fit",
    "/b/api/v1/activities/{id}/footdata",
    "/b/api/v1/activities/{id}/map",
    "/b/api/v1/activities/{id}/notes",
    "/b/api/v1/activities/{id}/notes/audio",
    "/b/api/v1/activities/{id}/notes/{note_id}",
    "/b/api/v1/activities/{id}/notes/{note_id}/download-url",
    "/b/api/v1/activities/{id}/original",
    "/b/api/v1/activities/{id}/pairs",
    "/b/api/v1/activities/{id}/pairs/{kind}",
    "/b/api/v1/activities/{id}/scale",
    "/b/api/v1/activities/{id}/stats/distributions",
    "/b/api/v1/activities/{id}/suspect-seconds",
    "/b/api/v1/activities/{id}/undo",
    "/b/api/v1/activities/{id}/workout",
    "/b/api/v1/coach/assignments",
    "/b/api/v1/coach/athletes",
    "/b/api/v1/plans/library",
    "/b/api/v1/users/workouts/estimate",
    "/b/api/v1/users/workouts/estimate/block",
    "/b/api/v1/users/workouts/library",
    "/b/api/v1/users/{id}",
    "/b/api/v1/users/{id}/activities",
    "/b/api/v1/users/{id}/activities/by-hand",
    "/b/api/v1/users/{id}/activities/export",
    "/b/api/v1/users/{id}/activities/export/link",
    "/b/api/v1/users/{id}/activities/merge",
    "/b/api/v1/users/{id}/activities/recalculate",
    "/b/api/v1/users/{id}/activities/recalculations/{recalculation_id}",
    "/b/api/v1/users/{id}/activities/totals",
    "/b/api/v1/users/{id}/activities/{activity_id}",
    "/b/api/v1/users/{id}/activities/{activity_id}/links",
    "/b/api/v1/users/{id}/activities/{activity_id}/links/{link_id}",
    "/b/api/v1/users/{id}/activities/{activity_id}/restore",
    "/b/api/v1/users/{id}/apparel",
    "/b/api/v1/users/{id}/apparel/{apparel_id}",
    "/b/api/v1/users/{id}/avatar",
    "/b/api/v1/users/{id}/calendar",
    "/b/api/v1/users/{id}/calendar/feed",
    "/b/api/v1/users/{id}/consents",
    "/b/api/v1/users/{id}/cp/auto",
    "/b/api/v1/users/{id}/cp/history",
    "/b/api/v1/users/{id}/cp/history/{cp_id}",
    "/b/api/v1/users/{id}/cp/recalculate",
    "/b/api/v1/users/{id}/cp/tests",
    "/b/api/v1/users/{id}/delete",
    "/b/api/v1/users/{id}/delete/cancel",
    "/b/api/v1/users/{id}/devices/{product}",
    "/b/api/v1/users/{id}/devices/{product}/{device_id}",
    "/b/api/v1/users/{id}/email/send-verification-code",
    "/b/api/v1/users/{id}/email/verify",
    "/b/api/v1/users/{id}/events",
    "/b/api/v1/users/{id}/events/{event_id}",
    "/b/api/v1/users/{id}/events/{event_id}/restore",
    "/b/api/v1/users/{id}/export",
    "/b/api/v1/users/{id}/export/link",
    "/b/api/v1/users/{id}/fatiguefitness/all",
    "/b/api/v1/users/{id}/feature-access",
    "/b/api/v1/users/{id}/identities/{provider}",
    "/b/api/v1/users/{id}/notifications",
    "/b/api/v1/users/{id}/notifications/read",
    "/b/api/v1/users/{id}/oauth/permission",
    "/b/api/v1/users/{id}/otp",
    "/b/api/v1/users/{id}/otp/confirm",
    "/b/api/v1/users/{id}/otp/enroll",
    "/b/api/v1/users/{id}/pdc",
    "/b/api/v1/users/{id}/places",
    "/b/api/v1/users/{id}/places/{place_id}",
    "/b/api/v1/users/{id}/plans",
    "/b/api/v1/users/{id}/plans/{plan_id}",
    "/b/api/v1/users/{id}/plans/{plan_id}/changes/{change_id}/undo",
    "/b/api/v1/users/{id}/plans/{plan_id}/supplementals/{supplemental_id}",
    "/b/api/v1/users/{id}/plans/{plan_id}/workouts/{workout_id}",
    "/b/api/v1/users/{id}/platforms",
    "/b/api/v1/users/{id}/platforms/workouts/{workout}",
    "/b/api/v1/users/{id}/race/courses",
    "/b/api/v1/users/{id}/race/courses/{course_id}",
    "/b/api/v1/users/{id}/race/prediction",
    "/b/api/v1/users/{id}/runner-attribute",
    "/b/api/v1/users/{id}/security-log",
    "/b/api/v1/users/{id}/sessions",
    "/b/api/v1/users/{id}/sessions/revoke",
    "/b/api/v1/users/{id}/shares",
    "/b/api/v1/users/{id}/shares/remove",
    "/b/api/v1/users/{id}/shares/{share_id}",
    "/b/api/v1/users/{id}/stats/distributions",
    "/b/api/v1/users/{id}/stats/footdata/month",
    "/b/api/v1/users/{id}/stats/running",
    "/b/api/v1/users/{id}/stats/running/month",
    "/b/api/v1/users/{id}/stats/running/month/live",
    "/b/api/v1/users/{id}/step-up",
    "/b/api/v1/users/{id}/uploads/{upload_id}",
    "/b/api/v1/users/{id}/uploads/{upload_id}/run",
    "/b/api/v1/users/{id}/workouts",
    "/b/api/v1/users/{id}/workouts/copy",
    "/b/api/v1/users/{id}/workouts/reschedule",
    "/b/api/v1/users/{id}/workouts/restore",
    "/b/api/v1/users/{id}/workouts/{workout_id}",
    "/b/api/v1/users/{id}/workouts/{workout_id}/comments",
    "/b/api/v1/users/{id}/workouts/{workout_id}/comments/{comment_id}",
    "/b/api/v1/users/{id}/workouts/{workout_id}/fit",
    "/b/api/v1/workouts",
    "/b/api/v1/workouts/library",
    "/b/auth/providers",
    "/b/avatars/{key}",
    "/b/calendar/{token}",
    "/b/coach-applications",
    "/b/coaches",
    "/b/coaches/{slug}",
    "/b/coaches/{slug}/contact",
    "/b/email/signin",
    "/b/email/undo",
    "/b/features",
    "/b/files/{token}",
    "/b/legal/approve",
    "/b/legal/evidence",
    "/b/legal/page-snapshot",
    "/b/legal/return",
    "/b/legal/review",
    "/b/legal/seal",
    "/b/legal/seals/{id}",
    "/b/legal/texts/{hash}",
    "/b/legal/versions/{id}",
    "/b/legal/withdraw",
    "/b/platform/data/{product}",
    "/b/platform/oauth/{platform}",
    "/b/platform/oauth/{platform}/auth",
    "/b/platform/oauth/{platform}/callback",
    "/b/platform/oauth/{platform}/check",
    "/b/platform/oauth/{platform}/complete",
    "/b/platform/webhook/{platform}",
    "/b/recordings/{token}",
    "/b/region",
    "/b/reset/password",
    "/b/reset/password/{sessionId}",
    "/b/run-exports/{token}",
    "/b/shared-runs/{token}",
    "/b/stats/user",
    "/b/token/anonymous",
    "/b/token/refresh",
    "/b/token/revoke",
    "/b/user/signin",
    "/b/user/signin/apple",
    "/b/user/signin/apple/return",
    "/b/user/signin/{provider}/start",
    "/b/users",
    "/b/users/available",
    "/b/users/{id}/email/send-verification-code",
    "/b/users/{id}/email/verify",
    "/canyon/admin/audit",
    "/canyon/admin/audit/export",
    "/canyon/admin/events",
    "/canyon/admin/events/{id}/replay",
    "/canyon/admin/metrics",
    "/canyon/admin/orders",
    "/canyon/admin/orders/export",
    "/canyon/admin/orders/{pretty_id}",
    "/canyon/admin/orders/{pretty_id}/cancel",
    "/canyon/admin/orders/{pretty_id}/refunds",
    "/canyon/admin/orders/{pretty_id}/resend-email",
    "/canyon/admin/orders/{pretty_id}/reveal",
    "/canyon/admin/outbox",
    "/canyon/admin/outbox/{id}/retry",
    "/canyon/admin/prices",
    "/canyon/admin/products",
    "/canyon/admin/products/sync",
    "/canyon/admin/promotion-codes",
    "/canyon/admin/promotion-codes/{id}",
    "/canyon/admin/reconcile",
    "/canyon/admin/reconcile/run",
    "/canyon/admin/reconcile/{id}/resolve",
    "/canyon/admin/refunds",
    "/canyon/admin/refunds/{id}/approve",
    "/canyon/admin/refunds/{id}/reject",
    "/canyon/admin/returns",
    "/canyon/admin/returns/{rma_id}",
    "/canyon/admin/stock",
    "/canyon/admin/stock/adjust",
    "/canyon/admin/tasks",
    "/canyon/admin/tasks/{id}/close",
    "/canyon/cancellations",
    "/canyon/carts",
    "/canyon/carts/merge",
    "/canyon/carts/{id}",
    "/canyon/catalog",
    "/canyon/checkout/session",
    "/canyon/checkout/session/{session_id}",
    "/canyon/email/confirm",
    "/canyon/email/subscribe",
    "/canyon/email/unsubscribe",
    "/canyon/gifts/claim",
    "/canyon/gifts/prices",
    "/canyon/membership",
    "/canyon/orders",
    "/canyon/orders/lookup",
    "/canyon/orders/{pretty_id}",
    "/canyon/orders/{pretty_id}/documents/{number}",
    "/canyon/orders/{pretty_id}/returns",
    "/canyon/orders/{pretty_id}/withdrawal",
    "/canyon/returns/{rma_id}/cancel",
    "/canyon/users/{id}/membership",
    "/canyon/users/{id}/promotion/pod-upgrade",
    "/canyon/users/{id}/subscription/stripe/cancel",
    "/canyon/users/{id}/subscription/stripe/gift",
    "/canyon/users/{id}/subscription/stripe/gift/{gift_id}/cancel",
    "/canyon/users/{id}/subscription/stripe/gift/{gift_id}/resend",
    "/canyon/users/{id}/subscription/stripe/invoices",
    "/canyon/users/{id}/subscription/stripe/payment",
    "/canyon/users/{id}/subscription/stripe/portal",
    "/canyon/users/{id}/subscription/stripe/reactivate",
    "/canyon/webhooks/stripe",
    "/canyon/withdrawals",
    "/health",
    "/ready",
  ]);
});

const databases = await openTestDatabases();
describe.each(databases)("with $name", ({db, reset}) => {
  beforeEach(reset);

  it("200: ready while the database answers, 503 once the server stops", async () => {
    const {get, stop} = createTestApp(db);
    expect((await get("/ready")).status).toBe(200);
    stop();
    expect([(await get("/ready")).status, (await get("/health")).status]).toEqual([503, 200]);
  });

  it("200: degraded while no worker reports that it is alive, or a due e-mail is not sent", async () => {
    const {get, post, now, advance, breakMail, dispatcher} = createTestApp(db);
    const readReadiness = async () => (await get("/ready")).json();
    expect(await readReadiness()).toEqual({data: {status: "degraded", degraded: ["worker"]}});
    await recordHeartbeat({db, now}, "w1");
    expect(await readReadiness()).toEqual({data: {status: "ok", degraded: []}});
    breakMail(new Error("away"));
    await post("/canyon/email/subscribe", {list: "news", email: "ann@example.com"});
    await dispatcher.idle();
    // The next try was due a minute after the first.
    advance(60 + 5 * 60 + 1);
    await recordHeartbeat({db, now}, "w2");
    expect(await readReadiness()).toEqual({data: {status: "degraded", degraded: ["outbox"]}});
    advance(60);
    expect(await readReadiness()).toEqual({data: {status: "degraded", degraded: ["worker", "outbox"]}});
  });

  it("503 in words while the content is away or the disk is full, and /ready names the cause", async () => {
    // Nothing listens on the discard port.
    const lakeConfig = {
      projectId: "p",
      dataset: "d",
      apiVersion: "2026-02-01",
      apiHost: "http://127.0.0.1:9",
    };
    const content = createContentApi({...lakeConfig, sealToken: "t"});
    const objects = {...createObjectMemory(), put: () => Promise.reject(noRoom)};
    const app = createTestApp(db, {content, objects, enqueue: async () => undefined});
    await recordHeartbeat({db, now: app.now}, "w1");
    const refusal = async (answer: Response) => {
      const {err} = errorReply.parse(await answer.json());
      return [answer.status, answer.headers.get("retry-after"), err.message];
    };
    const signedUp = await app.post("/b/users", SIGN_UP);
    expect(await refusal(signedUp)).toEqual([503, "5", "The content does not answer"]);
    const ann = await addPerson(db);
    const body = new FormData();
    body.set("file", new File([gpxFile()], "run.gpx"));
    const headers = bearer(await signInAs(app, ann.email));
    const uploaded = await app.app.request("/b/platform/data/pod", {method: "POST", headers, body});
    expect(await refusal(uploaded)).toEqual([503, "60", "The disk is full: nothing was saved"]);
    expect(await (await app.get("/ready")).json()).toEqual({
      data: {status: "degraded", degraded: ["disk", "content"]},
    });
  });

  it("503: not ready before the database has the tables of this version", async () => {
    const attempt = db.transaction(async (tx) => {
      await tx.execute(sql`delete from drizzle.__drizzle_migrations where created_at = (
        select max(created_at) from drizzle.__drizzle_migrations)`);
      expect((await createTestApp(tx).get("/ready")).status).toBe(503);
      tx.rollback();
    });
    await expect(attempt).rejects.toThrow(TransactionRollbackError);
    expect((await createTestApp(db).get("/ready")).status).toBe(200);
  });

  it("the log has one line a request and knows no person", async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const {get, post, dispatcher, breakMail} = createTestApp(db, {logger: createLogger("info", stream)});
    breakMail(
      Object.assign(new Error("550 <ann@example.com> unknown"), {code: "EENVELOPE", responseCode: 550}),
    );
    await post(
      "/canyon/email/subscribe",
      {list: "news", email: "ann@example.com"},
      {"x-forwarded-for": "203.0.113.7"},
    );
    await dispatcher.idle();
    await get("/canyon/email/confirm?token=secret-token");
    const requests = lines.filter((line) => line.includes('"method"')).map((line) => JSON.parse(line));
    expect(requests).toMatchObject([
      {method: "POST", path: "/canyon/email/subscribe", status: 202, request_id: expect.any(String)},
      {method: "GET", path: "/canyon/email/confirm", status: 303},
    ]);
    expect(lines.join("")).toContain("mail not sent");
    expect(lines.join("")).not.toMatch(/ann@|secret-token|203\.0/);
  });

  it("a failing query is logged without its values", async () => {
    const lines: string[] = [];
    const logger = createLogger(
      "info",
      new Writable({write: (chunk, _encoding, done) => done(void lines.push(String(chunk)))}),
    );
    const failure = await db
      .select()
      .from(newsletter)
      .where(sql`${newsletter.email_norm} = ${"ann@example.com"} and 1 / 0 = 1`)
      .catch((error: unknown) => error);
    logger.error({err: failure}, "failed");
    expect(lines.join("")).toContain("22012");
    expect(lines.join("")).not.toContain("ann@");
  });
});
