import {Writable} from "node:stream";
import {drizzle} from "drizzle-orm/pglite";
import {pino} from "pino";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {perform} from "../jobs/job-worker.ts";
import {createLogger} from "../log/logger.ts";

const databases = await openTestDatabases();

/** Each is recognised by its first part, wherever and in whatever it turns up. */
const SEEDS = {
  password: "s33d-password with spaces",
  code: "s33d-code-471100",
  handle: "s33d-handle-0001",
  refresh_token: "rt1.s33d-session.4.s33d-mac",
  access_token: "eyJs33d.eyJzdWIiOiJzMzNkIn0.s33d-signature",
  session_id: `s33d-${"x".repeat(43)}`,
  email: "s33d.ann@example.com",
};
const query = new URLSearchParams(SEEDS).toString();
const HEADERS = {
  authorization: `Bearer ${SEEDS.access_token}`,
  cookie: `session=${SEEDS.session_id}`,
  "x-forwarded-for": "203.0.113.7",
};

function createLog() {
  const lines: string[] = [];
  const write = (chunk: unknown, _encoding: string, done: () => void) => {
    lines.push(String(chunk));
    done();
  };
  return {logger: createLogger("trace", new Writable({write})), text: () => lines.join("")};
}

/** The whole backend, with routes that do everything wrong that a route can do with a secret. */
function createCareless(...[db, options]: Parameters<typeof createTestApp>) {
  const test = createTestApp(db, options);
  test.app.post("/b/reset/password/:sessionId", async (c) => {
    throw new Error(`No session ${c.req.url} for ${JSON.stringify(await c.req.json())}`);
  });
  test.app.post("/b/logged", async (c) => {
    const logger = options?.logger ?? pino();
    const body: unknown = await c.req.json();
    logger.info({body, headers: c.req.header(), url: new URL(c.req.url)}, `Received ${JSON.stringify(body)}`);
    logger.warn(`At ${c.req.url} with ${c.req.header("authorization")}`);
    return c.body(null, 204);
  });
  return test;
}

describe.each(databases)("the log of requests with secrets on $name", ({db, reset}) => {
  beforeEach(reset);

  it.each([
    ["a route of ours", "/canyon/email/subscribe"],
    ["a failing route with the secret in its path", `/b/reset/password/${SEEDS.session_id}`],
    ["a route that logs all it has", "/b/logged"],
    ["no route", `/b/reset/passwort/${SEEDS.session_id}/${SEEDS.email}`],
    ["another method", `/canyon/email/confirm`],
  ])("has none of them: %s", async (_case, path) => {
    const log = createLog();
    const {post, dispatcher, breakMail} = createCareless(db, {logger: log.logger});
    breakMail(
      Object.assign(new Error(`550 <${SEEDS.email}> unknown`), {code: "EENVELOPE", responseCode: 550}),
    );
    await post(`${path}?${query}`, {...SEEDS, list: "news", nested: [SEEDS]}, HEADERS);
    await post(`${path}?${query}`, [SEEDS], HEADERS);
    await dispatcher.idle();
    expect(log.text()).toContain('"method":"POST"');
    expect(log.text()).not.toMatch(/s33d|203\.0\.113/);
  });

  it("has none when the database refuses them", async () => {
    const log = createLog();
    const {get} = createTestApp(drizzle.mock(), {logger: log.logger});
    await get(`/canyon/email/confirm?token=${SEEDS.session_id}&${query}`, HEADERS);
    expect(log.text()).toContain('"status":500');
    expect(log.text()).not.toContain("s33d");
  });

  it("has none of a job that fails with them", async () => {
    const log = createLog();
    const kinds = {careless: {payload: z.looseObject({})}};
    const careless = (payload: object) => Promise.reject(new Error(`Cannot send ${JSON.stringify(payload)}`));
    const worker = {kinds, handlers: {careless}, logger: log.logger};
    const job = {id: "j", data: SEEDS, signal: AbortSignal.any([])};
    const {output} = await perform(worker, "careless", job);
    expect(log.text()).toContain("job failed");
    expect(log.text() + JSON.stringify(output)).not.toContain("s33d");
  });
});
