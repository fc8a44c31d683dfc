import {beforeAll, describe, expect, inject, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, signInAs} from "../../test/people.ts";
import {createTestApp} from "../../test/test-app.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {errorReply} from "../contract/errors.ts";
import {rate_bucket} from "../core/rate-limit/tables.ts";

const databases = await openTestDatabases();
// A server where there is one: it answers these several times as fast as the database in memory.
const last = databases.at(-1);
/**
 * A deep run sends 200 requests to a schema on one database; the other kinds of database are tested too, with fewer.
 */
const ROUNDS = inject("isDeep") ? 5 : 1;
const FEW_ROUNDS = 1;
const A_ROUND = 40;
/** Beside the fields of the route itself. */
const KEYS = ["__proto__", "constructor", "id", "roles", "preferences.theme", "preferences.mail.news"];
const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  0.1,
  "",
  " ",
  "a",
  "\u0000",
  "\ud800",
  "x".repeat(5000),
  "🏃".repeat(50),
  "ann@example.com",
  "a@b\r\nBcc: c@d.example",
  "'; drop table account; --",
  "{{7*7}}",
  "%00",
  "me",
  "all",
  "one",
  "marketing",
  "none",
  "2026-02-30",
  "Europe/Berlin",
  "de",
  "rt1.a.1.b",
  [],
  {},
  [[[[[[[[]]]]]]]],
  {kind: "10k", date: "9999-99-99"},
  {day: 0, month: 13, year: -1},
  {accepted: true},
  "../../etc/passwd",
  "//evil.example",
  "\u202e",
  "1e9",
  "9".repeat(40),
  ["a", 1, null],
  {a: {b: {c: []}}},
  // Places and numbers of changes in calendars, and days at the ends of what clocks and databases write.
  "w.0.x.9007199254740993",
  "w.-99999999999999.x.1",
  "c.9007199254740991.0",
  9_007_199_254_740_991,
  "0000-01-01",
  "9999-12-31",
  "25:61",
  [{day: "9999-12-31", time: "23:59"}],
  // Workouts of nothing, of too much, and of what is no stretch.
  [{repeat: 0, segments: []}],
  [{repeat: 1e9, segments: [{duration_type: "time", duration_time: {hour: 1e9, minute: -1, second: 0.5}}]}],
  [0, 0, 0, 0, 0, 0, 1e9],
];

const fields = z.object({properties: z.record(z.string(), z.unknown())});
const bodySchema = z.union([fields, z.object({oneOf: z.array(fields)}), z.object({anyOf: z.array(fields)})]);
const routeSchema = z.object({
  parameters: z.array(z.object({in: z.string(), name: z.string()})).default([]),
  requestBody: z
    .object({content: z.object({"application/json": z.object({schema: bodySchema}).optional()})})
    .optional(),
});
const document = z.object({paths: z.record(z.string(), z.record(z.string(), routeSchema))});

/** The same numbers for the same seed. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    // The low bits of such a sequence repeat soon.
    return Math.floor(state / 2 ** 8) % sides;
  };
}

type Dice = ReturnType<typeof createDice>;
const pick = <T>(list: readonly T[], roll: Dice) => list[roll(list.length)];

describe.each(databases)("a request that no client would send, on $name", ({name, db, reset}) => {
  const app = createTestApp(db, {enqueue: async () => undefined});
  const rounds = name === last?.name ? ROUNDS : FEW_ROUNDS;
  const roll = createDice(inject("seed"));

  beforeAll(async () => {
    await reset();
    await addPerson(db);
  });

  async function listTargets() {
    const {paths} = document.parse(await (await app.get("/b/openapi.json")).json());
    return Object.entries(paths).flatMap(([path, methods]) =>
      // Legal routes query the content first, which this backend does not have.
      path.startsWith("/b/legal") || path === "/b/agreements"
        ? []
        : Object.entries(methods).map(([method, route]) => ({path, method, ...namesOf(route)})),
    );
  }

  it("is refused in words, never with an error of ours", async () => {
    const targets = (await listTargets()).filter(({method, query}) => method !== "get" || query.length > 0);
    expect(targets.length).toBeGreaterThan(25);
    for (const target of targets) {
      for (let round = 0; round < rounds; round++) await sendRound(target);
    }
  }, 600_000);

  async function sendRound(target: Target) {
    await db.delete(rate_bucket);
    // Anew each time: some bodies do sign out.
    const signedIn = bearer(await signInAs(app, "ann@example.com"));
    for (let sent = 0; sent < A_ROUND; sent++) {
      const {address, init} = makeRequest(target, roll);
      const response = await app.app.request(address, {...init, headers: {...init.headers, ...signedIn}});
      const what = `${init.method} ${address} ${init.body}`;
      expect(response.status, what).toBeLessThan(500);
      if (response.status < 400) continue;
      expect(errorReply.safeParse(await response.json()).success, what).toBe(true);
    }
  }
});

function namesOf({parameters, requestBody}: z.infer<typeof routeSchema>) {
  const schema = requestBody?.content["application/json"]?.schema;
  const choices = !schema
    ? []
    : "oneOf" in schema
      ? schema.oneOf
      : "anyOf" in schema
        ? schema.anyOf
        : [schema];
  return {
    query: parameters.filter((parameter) => parameter.in === "query").map((parameter) => parameter.name),
    body: choices.flatMap(({properties}) => Object.keys(properties)),
  };
}

type Target = {readonly path: string; readonly method: string} & ReturnType<typeof namesOf>;

function makeRequest({path, method, query, body}: Target, roll: Dice) {
  const some = (names: readonly string[]) =>
    Array.from({length: roll(6)}, () => [pick([...names, ...KEYS], roll) ?? "", pick(VALUES, roll)] as const);
  const keys = some(body);
  const search = new URLSearchParams(
    query.length === 0 ? [] : some(query).map(([key, value]) => [key, text(value)] as [string, string]),
  );
  if (query.includes("fields")) search.set("fields", keys.map(([key]) => key).join(","));
  const address = `${path.replaceAll(/\{\w+\}/g, "me")}?${search}`;
  const init = {
    method: method.toUpperCase(),
    headers: {"content-type": "application/json"},
    ...(method !== "get" && {body: JSON.stringify(Object.fromEntries(keys))}),
  };
  return {address, init};
}

const text = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
