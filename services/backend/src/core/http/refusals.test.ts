import {HTTPException} from "hono/http-exception";
import {requestId} from "hono/request-id";
import {pino} from "pino";
import {describe, expect, it} from "vitest";
import {ERROR_STATUS, type ErrorCode, errorReply} from "../../contract/errors.ts";
import {AppError, type ErrorDetails} from "../errors.ts";
import {createApi} from "./api.ts";
import {createErrorHandler} from "./error-reply.ts";

/** What the client receives and what is logged when a handler throws this. */
async function refusalFor(thrown: unknown) {
  const lines: string[] = [];
  const app = createApi();
  app.onError(createErrorHandler(pino({level: "info"}, {write: (line) => lines.push(line)})));
  app.use(requestId());
  app.get("/", () => {
    throw thrown;
  });
  const response = await app.request("/", {headers: {"x-request-id": "r-1"}});
  const text = await response.text();
  const {err} = errorReply.parse(JSON.parse(text));
  return {status: response.status, headers: response.headers, err, text, log: lines.join("")};
}

const CODES = Object.keys(ERROR_STATUS).filter((code): code is ErrorCode => code in ERROR_STATUS);
const databaseError = (code: string) =>
  new Error("Failed query: select password_hash from account params: ann@example.com", {
    cause: Object.assign(new Error("connect to 10.0.0.7:5432 as gradus failed"), {code}),
  });

describe("a refusal", () => {
  it.each(CODES)("%s travels under its status, with the id to ask about", async (code) => {
    const {status, err} = await refusalFor(new AppError(code, "No"));
    expect([status, err.code, err.message, err.request_id]).toEqual([ERROR_STATUS[code], code, "No", "r-1"]);
  });

  it("may be tried again unchanged where time alone can help, and nowhere else", async () => {
    const retryable = [];
    for (const code of CODES)
      if ((await refusalFor(new AppError(code, "No"))).err.retryable) retryable.push(code);
    expect(retryable.sort()).toEqual([
      "create_failed",
      "internal",
      "payment_unavailable",
      "platform_unavailable",
      "rate_limited",
      "reset_failed",
      "unavailable",
    ]);
  });

  it.each<[string, ErrorDetails, object]>([
    ["fields", {field_errors: {email: "email_invalid"}}, {field_errors: {email: "email_invalid"}}],
    ["facts", {params: {limit: 50}}, {params: {limit: 50}}],
    ["conditions", {conditions: ["Seal it first."]}, {conditions: ["Seal it first."]}],
    ["nothing it was not given", {}, {}],
  ])("carries %s", async (_case, details, expected) => {
    const {err} = await refusalFor(new AppError("invalid", "No", details));
    const {code: _code, message: _message, request_id: _id, retryable: _retry, ...more} = err;
    expect(more).toEqual(expected);
  });

  it("the Retry-After header repeats the error's retry_after, and is absent without one", async () => {
    const {headers} = await refusalFor(new AppError("rate_limited", "Slow", {params: {retry_after: 17}}));
    expect(headers.get("retry-after")).toBe("17");
    expect((await refusalFor(new AppError("rate_limited", "Slow"))).headers.get("retry-after")).toBeNull();
  });

  it("the cause is logged only for server-side errors, and is never sent to the client", async () => {
    const cause = new Error("the partner's secret answer");
    const ownRefusal = await refusalFor(new AppError("platform_unavailable", "Away", {cause}));
    expect([ownRefusal.text.includes("secret"), ownRefusal.log.includes("secret")]).toEqual([false, true]);
    const platformRefusal = await refusalFor(new AppError("invalid", "No", {cause}));
    expect([platformRefusal.text.includes("secret"), platformRefusal.log]).toEqual([false, ""]);
  });
});

describe("an error not meant for the client", () => {
  it.each([
    ["an error of ours", new TypeError("Cannot read properties of undefined (reading 'password_hash')")],
    ["the database's refusal", databaseError("23505")],
    ["a query that is wrong", databaseError("42601")],
    ["a framework's", new HTTPException(500, {message: "secret place /srv/app/main.ts"})],
    ["one with a status of its own", Object.assign(new Error("teapot /srv"), {status: 418})],
  ])("%s: 500, and not a word of it leaves", async (_case, thrown) => {
    const {status, err, text, log} = await refusalFor(thrown);
    expect([status, err.code, err.message]).toEqual([500, "internal", "Something went wrong on our side"]);
    expect(text).not.toMatch(/password_hash|ann@|10\.0\.0\.7|srv|teapot|stack|Error/);
    expect(log).toContain("r-1");
  });

  it.each([
    "ECONNREFUSED",
    "ECONNRESET",
    "ETIMEDOUT",
    "EPIPE",
    "08001",
    "08006",
    "53300",
    "57P01",
    "57P02",
    "57P03",
  ])("%s: the database is away, so come back in five seconds", async (code) => {
    const {status, err, headers, text} = await refusalFor(databaseError(code));
    expect([status, err.code, err.retryable, headers.get("retry-after")]).toEqual([
      503,
      "unavailable",
      true,
      "5",
    ]);
    expect(text).not.toMatch(/10\.0\.0\.7|ann@/);
  });

  it.each(["ENOSPC", "EDQUOT", "53100"])("%s: the disk is full, so come back in a minute", async (code) => {
    const {status, err, headers, text} = await refusalFor(databaseError(code));
    expect([status, err, headers.get("retry-after")]).toEqual([
      503,
      {
        code: "unavailable",
        message: "The disk is full: nothing was saved",
        params: {retry_after: 60, reason: "disk"},
        request_id: "r-1",
        retryable: true,
      },
      "60",
    ]);
    expect(text).not.toMatch(/10\.0\.0\.7|ann@/);
  });

  it.each(["22021", "22P05"])("%s: what was sent is no text", async (code) => {
    const {status, err, log} = await refusalFor(databaseError(code));
    expect([status, err.code, log]).toEqual([400, "invalid", ""]);
  });

  it.each([
    [400, "invalid", "Malformed JSON in request body"],
    [415, "unsupported_type", "Unsupported"],
  ] as const)(
    "the framework's own %i is reported as an unreadable body: %s",
    async (status, code, message) => {
      const {err, ...refusal} = await refusalFor(new HTTPException(status, {message}));
      expect([refusal.status, err.code]).toEqual([status, code]);
    },
  );
});
