import {pino} from "pino";
import {describe, expect, it, vi} from "vitest";
import {z} from "zod";
import {AppError} from "../errors.ts";
import {createLogger} from "../log/logger.ts";
import {perform} from "./job-worker.ts";

const KINDS = {greet: {payload: z.strictObject({user: z.string(), times: z.int().default(1)})}};
const {signal} = new AbortController();

/** Runs one job with the test's handler, and returns what the queue and the log received. */
async function doJob(data: unknown, handler: () => Promise<void> = async () => undefined) {
  const lines: string[] = [];
  const logger = pino({level: "trace"}, {write: (line) => lines.push(line)});
  const greet = vi.fn(handler);
  const job = {id: "job_1", data: Object(data), signal};
  const result = await perform({kinds: KINDS, handlers: {greet}, logger}, "greet", job);
  return {result, greet, log: lines.join("")};
}

it("a finished job runs its handler once and is reported as completed", async () => {
  const {result, greet, log} = await doJob({user: "ann"});
  expect([result, log]).toEqual([{id: "job_1", status: "completed"}, ""]);
  expect(greet).toHaveBeenCalledExactlyOnceWith({user: "ann", times: 1}, {signal});
});

describe("a payload of another version", () => {
  it.each([
    ["lacks something", {}],
    ["has more than this version knows", {user: "ann", language: "de"}],
    ["means something else by a name", {user: 7}],
    ["is empty", null],
    ["is a list", ["ann"]],
    ["is a word", "ann"],
  ])("%s: set aside at once, and no handler sees it", async (_case, data) => {
    const {result, greet, log} = await doJob(data);
    expect(result).toEqual({id: "job_1", status: "deadletter", output: {error: "payload"}});
    expect(greet).not.toHaveBeenCalled();
    expect(log).toContain("a payload nobody understands");
  });
});

describe("a job that fails is tried again, and the queue learns the kind of failure and no more", () => {
  const aboutAnn = "ann@example.com cannot be reached";
  it.each([
    ["an error", new Error(aboutAnn), {error: "Error", code: null}],
    ["a kind of error", new TypeError(aboutAnn), {error: "TypeError", code: null}],
    ["a refusal of ours", new AppError("not_found", aboutAnn), {error: "AppError", code: "not_found"}],
    [
      "the database's",
      new Error("query failed", {cause: Object.assign(new Error(aboutAnn), {code: "23505"})}),
      {error: "Error", code: "23505"},
    ],
    [
      "a connection's",
      Object.assign(new Error(aboutAnn), {code: "ECONNRESET"}),
      {error: "Error", code: "ECONNRESET"},
    ],
    ["several at once", new AggregateError([new Error(aboutAnn)]), {error: "AggregateError", code: null}],
    ["no error at all", aboutAnn, {error: "string", code: null}],
    ["nothing", undefined, {error: "undefined", code: null}],
  ])("%s", async (_case, thrown, output) => {
    const {result, log} = await doJob({user: "ann"}, () => Promise.reject(thrown));
    expect(result).toEqual({id: "job_1", status: "failed", output});
    expect(log).toContain("job failed");
    expect(JSON.stringify(result)).not.toContain("ann@");
  });

  it("also when the handler breaks before it began to wait", async () => {
    const {result} = await doJob({user: "ann"}, () => {
      throw new RangeError("at once");
    });
    expect(result).toMatchObject({status: "failed", output: {error: "RangeError"}});
  });
});

it("the log of a failed job contains the error code, but no personal data of the job", async () => {
  const lines: string[] = [];
  const logger = createLogger("info", {write: (line: string) => lines.push(line)});
  const fails = async () => {
    throw Object.assign(new Error("550 <ann@example.com>"), {code: "EENVELOPE"});
  };
  await perform({kinds: KINDS, handlers: {greet: fails}, logger}, "greet", {
    id: "1",
    data: {user: "u"},
    signal,
  });
  expect(lines.join("")).toContain("EENVELOPE");
  expect(lines.join("")).not.toContain("ann@");
});
