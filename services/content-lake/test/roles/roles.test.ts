import {readFileSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {OPERATOR} from "../../src/access/people.ts";
import {listRoleNames} from "../../src/access/roles.ts";
import {IMPORT_HEADER} from "../../src/data/mutate-routes.ts";
import {DATASET, PEOPLE, startTestLake, type TestLake, tokenOf} from "../test-lake.ts";
import {
  type Caller,
  COMMENTS,
  createAttempt,
  type Scenario,
  SHARED_COMMENT,
  signIn,
  type TestDocument,
} from "./attempt.ts";
import {SCENARIOS, type ScenarioName} from "./scenarios.ts";
import {COLUMNS, type Column, readTable} from "./table.ts";

const ACCESS = new URL("../../src/access/", import.meta.url);
const ROLES = new URL("roles.json", ACCESS);
// A role that no person has by default is tested with a person made up here.
const EXTRA = {id: COLUMNS["publ-de"], name: "Test", email: "t@gradus.localhost", roles: ["publisher-de"]};
const people = [...JSON.parse(readFileSync(new URL("people.json", ACCESS), "utf8")), EXTRA];
const columns = Object.keys(COLUMNS) as Column[];

let lake: TestLake;
let callers: ReadonlyMap<Column, Caller>;
let used = 0;

beforeAll(async () => {
  const peoplePath = join(tmpdir(), `people-${process.pid}.json`);
  writeFileSync(peoplePath, JSON.stringify(people));
  lake = await startTestLake({peoplePath});
  await lake.fetch(`/v1/comments/${DATASET}/setup`, {method: "POST"});
  await store(COMMENTS, [{_id: SHARED_COMMENT, _type: "comment", authorId: "somebody-else"}]);
  callers = new Map(
    await Promise.all(columns.map(async (column) => [column, await callerOf(column)] as const)),
  );
});
afterAll(() => lake.close());

/** Everyone signs in; a service, for which there is no login, has its token. */
async function callerOf(column: Column): Promise<Caller> {
  const person = COLUMNS[column];
  if (person === null) return {person: "nobody", token: null};
  const isService = people.some(({id, service}) => id === person && service);
  return isService ? {person, token: tokenOf(person)} : signIn(lake, person);
}

/** Puts documents there as the lake's own command line does, whatever state they are in. */
async function store(dataset: string, documents: readonly TestDocument[]): Promise<void> {
  const body = JSON.stringify({mutations: documents.map((document) => ({createOrReplace: document}))});
  const init = {person: OPERATOR.id, method: "POST", body, headers: {[IMPORT_HEADER]: "1"}};
  expect((await lake.fetch(`/v1/data/mutate/${dataset}`, init)).status).toBe(200);
}

/** `yes` when it was done, `-` when it was refused and nothing was written; anything else in its own words. */
async function outcomeOf(scenario: Scenario, column: Column): Promise<string> {
  const caller = callers.get(column);
  if (!caller) throw new Error(`Nobody signed in as ${column}`);
  const attempt = createAttempt(lake, caller, `doc${++used}`);
  const given = scenario.given?.(attempt.id, attempt) ?? [];
  if (given.length > 0) await store(DATASET, given);
  const before = written();
  const answer = await scenario.request(attempt);
  if (answer.ok) return "yes";
  if (answer.status !== 401 && answer.status !== 403) return `${answer.status} ${await answer.text()}`;
  return written() === before ? "-" : "refused, and written";
}

const written = (): string =>
  lake.lake.datasets
    .all()
    .map(({name, store}) => `${name}:${store.seq()}`)
    .join();

describe("each user can do exactly what the table lists", () => {
  it.each(readTable())("%s", async (name, expected) => {
    const outcomes: Record<string, string> = {};
    for (const column of columns) outcomes[column] = await outcomeOf(SCENARIOS[name], column);
    expect(outcomes).toEqual(expected);
  });
});

describe("nothing is left out of the table", () => {
  it("everything that is tried out has a row, once", () => {
    const names: ScenarioName[] = readTable().map(([name]) => name);
    expect(names.toSorted()).toEqual(Object.keys(SCENARIOS).toSorted());
  });

  it("everyone who comes with the lake has a column", () => {
    const seeded = PEOPLE.filter((id) => id !== OPERATOR.id);
    expect(Object.values(COLUMNS)).toEqual(expect.arrayContaining(seeded));
  });

  it("every role is held by at least one user", () => {
    const families = people
      .flatMap(({roles}) => roles)
      .map((role) => role.replace(/-(de|fr|es)$/, "-{locale}"));
    const roles = listRoleNames(ROLES).filter((name) => name !== OPERATOR.roles[0]);
    expect(roles.filter((name) => !families.includes(name))).toEqual([]);
  });
});
