import {pino} from "pino";
import {expect, it} from "vitest";
import {createApi} from "../http/api.ts";
import {createErrorHandler} from "../http/error-reply.ts";
import {limitConcurrency} from "./limit-concurrency.ts";

/** Calls that last until the test ends them. */
function open() {
  const running: (() => void)[] = [];
  const app = createApi();
  app.onError(createErrorHandler(pino({level: "silent"})));
  app.use(
    limitConcurrency({
      findAccount: async (c) => {
        const id = c.req.header("x-account");
        return id ? {id, isStaff: false} : null;
      },
    }),
  );
  app.get("/", async (c) => {
    await new Promise<void>((resolve) => running.push(resolve));
    return c.body(null, 204);
  });
  app.get("/fails", () => {
    throw new Error("broken");
  });
  const ask = async (account: string | null, path = "/", headers: Record<string, string> = {}) =>
    (await app.request(path, {headers: {...headers, ...(account !== null && {"x-account": account})}}))
      .status;
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async () => {
    running.shift()?.();
    await settled();
  };
  return {ask, running, settled, end};
}

const repeat = <T>(count: number, make: () => T) => Array.from({length: count}, make);

it("eight calls of an account run at once, eight wait, and the next gets 429", async () => {
  const {ask, running, settled, end} = open();
  const pending = repeat(16, () => ask("usr_ann"));
  await settled();
  expect(running).toHaveLength(8);
  expect(await ask("usr_ann")).toBe(429);
  await end();
  expect(running).toHaveLength(8);
  for (const _ of repeat(15, () => null)) await end();
  expect(new Set(await Promise.all(pending))).toEqual(new Set([204]));
});

it("two file uploads of an account run at once, in addition to its eight calls", async () => {
  const {ask, running, settled} = open();
  for (const _ of repeat(8, () => null)) void ask("usr_ann");
  for (const _ of repeat(4, () => null))
    void ask("usr_ann", "/", {"content-type": "multipart/form-data; boundary=x"});
  await settled();
  expect(running).toHaveLength(10);
});

it("others, and who has no account, do not wait for them", async () => {
  const {ask, running, settled} = open();
  for (const _ of repeat(16, () => null)) void ask("usr_ann");
  void ask("usr_bob");
  void ask(null);
  await settled();
  expect(running).toHaveLength(10);
});

it("a call that fails leaves its place", async () => {
  const {ask, running, settled} = open();
  for (const _ of repeat(20, () => null)) expect(await ask("usr_ann", "/fails")).toBe(500);
  void ask("usr_ann");
  await settled();
  expect(running).toHaveLength(1);
});
