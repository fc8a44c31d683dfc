import {globSync} from "node:fs";
import {join} from "node:path";
import {drizzle} from "drizzle-orm/pglite";
import {beforeEach, describe, expect, it} from "vitest";
import {parkruns} from "../../test/example-domain/module.ts";
import {createTestApp} from "../../test/test-app.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {coaches} from "../coaches/module.ts";
import {coach, coach_application} from "../coaches/tables.ts";
import type {Module} from "../core/module.ts";
import type {AppDeps} from "./app-deps.ts";
import {cleanUp, createJobHandlers, listJobKinds, listMails, listPersonalData} from "./list-parts.ts";
import {MODULES} from "./modules.ts";

type Modules = readonly Module<AppDeps>[];

async function describeApi(modules: Modules): Promise<unknown> {
  return (await createTestApp(drizzle.mock(), {modules}).get("/b/openapi.json")).json();
}
const parts = (modules: Modules) => ({
  kinds: Object.keys(listJobKinds(modules)).sort(),
  mails: listMails(modules)
    .map(({name}) => name)
    .sort(),
  tables: new Set(listPersonalData(modules).map(({table}) => table)),
});

it("an empty domain is a folder and a line, and changes nothing", async () => {
  const modules = [...MODULES, {}];
  expect(parts(modules)).toEqual(parts(MODULES));
  expect(await describeApi(modules)).toEqual(await describeApi(MODULES));
});

describe.each(await openTestDatabases())("a domain added by one line, on $name", ({db, reset}) => {
  beforeEach(reset);

  it("answers, works and writes mails", async () => {
    const modules = [...MODULES, parkruns];
    const {deps, dispatcher, get, sent} = createTestApp(db, {modules});
    const reply: unknown = await (await get("/b/parkruns")).json();
    expect(reply).toEqual({data: {starts_at: deps.now().toISOString()}});
    const payload = {to: "ann@example.com", name: "Ann"};
    await createJobHandlers(modules, deps)["parkrun-remind"]?.(payload, {signal: AbortSignal.any([])});
    dispatcher.wake();
    await dispatcher.idle();
    expect(sent).toMatchObject([{to: "ann@example.com", subject: "Run with us, Ann", text: deps.siteUrl}]);
  });
});

it("a domain goes with its line: its calls, mails and tables, and nothing of another's", async () => {
  const left = MODULES.filter((module) => module !== coaches);
  const {get} = createTestApp(drizzle.mock(), {modules: left});
  expect((await get("/b/coaches")).status).toBe(404);
  const [before, after] = [parts(MODULES), parts(left)];
  const removedMails = before.mails.filter((name) => !after.mails.includes(name));
  expect(removedMails).toEqual(coaches.mails?.map(({name}) => name).sort());
  expect(before.tables.difference(after.tables)).toEqual(new Set([coach, coach_application]));
  expect(after.kinds).toEqual(before.kinds);
});

it("two domains that give one name to two things do not start", () => {
  expect(() => listJobKinds([...MODULES, parkruns, parkruns])).toThrow("Two kinds of job");
  expect(() =>
    createTestApp(drizzle.mock(), {modules: [...MODULES, parkruns, {mails: parkruns.mails ?? []}]}),
  ).toThrow("Two mails");
});

it("a domain whose cleanup fails does not stop the cleanup of the others, and its error is reported", async () => {
  const done: string[] = [];
  const cleans = (name: string) => ({cleanUp: async () => done.push(name)});
  const breaks = {cleanUp: () => Promise.reject(new Error("The table is locked"))};
  await expect(cleanUp([cleans("a"), breaks, cleans("b")], {})).rejects.toThrow("Not everything");
  expect(done).toEqual(["a", "b"]);
});

describe("every part of a domain is registered through its line in the module list", () => {
  const SRC = join(import.meta.dirname, "..");
  /** What the files of a name export, with where each is. */
  async function exportsOf(pattern: string) {
    const files = globSync(pattern, {cwd: SRC}).filter((file) => !file.endsWith(".test.ts"));
    expect(files.length).toBeGreaterThan(1);
    const modules = await Promise.all(
      files.map(async (file): Promise<[string, object]> => [file, await import(join(SRC, file))]),
    );
    return modules.flatMap(([file, module]) =>
      Object.values(module).map((value: unknown) => ({file, value})),
    );
  }

  it("every module.ts is in the list", async () => {
    const known = new Set<unknown>(MODULES);
    const forgotten = (await exportsOf("!(core)/**/module.ts")).filter(({value}) => !known.has(value));
    expect(forgotten.map(({file}) => file)).toEqual([]);
  });

  it("the jobs of every jobs.ts are done by a module", async () => {
    const known = new Set<unknown>(MODULES.map(({jobs}) => jobs));
    const forgotten = (await exportsOf("**/jobs.ts")).filter(({value}) => !known.has(value));
    expect(forgotten.map(({file}) => file)).toEqual([]);
  });

  it("every mail of a folder of mails can be sent", async () => {
    const known = new Set<unknown>(listMails(MODULES));
    const mails = (await exportsOf("**/mails/*.ts")).filter(({value}) => isMail(value));
    expect(mails.length).toBe(known.size);
    expect(mails.filter(({value}) => !known.has(value)).map(({file}) => file)).toEqual([]);
  });

  it("each kind of one-time token belongs to one domain: a link for one purpose works for no other", async () => {
    const lists = await exportsOf("**/one-time-kinds.ts");
    const words = lists.flatMap(({value}) => Object.values(Object(value)));
    expect(words).toContain("reset");
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});

const isMail = (value: unknown) => typeof value === "object" && value !== null && "render" in value;
