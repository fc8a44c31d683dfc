import {type ChildProcess, spawn} from "node:child_process";
import {once} from "node:events";
import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {createInterface} from "node:readline";
import {afterAll, expect, inject, it} from "vitest";
import {createDice} from "../src/query/test/random-dataset.ts";

const ROUNDS = inject("isDeep") ? 50 : 5;
const dice = createDice(inject("seed"));
const WRITERS = 4;
const TOKEN = "survive-kill-administrator-token-0001";
const MAIN = new URL("../src/main.ts", import.meta.url).pathname;

const dataDirectory = mkdtempSync(join(tmpdir(), "lake-kill-"));
let running: ChildProcess | null = null;
afterAll(() => {
  running?.kill("SIGKILL");
  rmSync(dataDirectory, {recursive: true, force: true});
});

/** Starts the server as people do, on a free port, and waits until it listens. */
async function start(): Promise<{url: string; kill: () => Promise<void>}> {
  const child = spawn(process.execPath, [MAIN], {
    env: {DATA_DIR: dataDirectory, LAKE_PORT: "0", SANITY_WRITE_TOKEN: TOKEN, NODE_NO_WARNINGS: "1"},
    stdio: ["ignore", "pipe", "inherit"],
  });
  running = child;
  const exited = once(child, "exit");
  for await (const line of createInterface({input: child.stdout})) {
    const {msg, port} = JSON.parse(line);
    if (msg !== "listening") continue;
    child.stdout.resume();
    const kill = async () => {
      child.kill("SIGKILL");
      await exited;
    };
    return {url: `http://127.0.0.1:${port}`, kill};
  }
  throw new Error("The lake ended before it listened");
}

async function call(url: string, path: string, body: unknown): Promise<{result: unknown}> {
  const headers = {authorization: `Bearer ${TOKEN}`, "content-type": "application/json"};
  const response = await fetch(`${url}/v2026-02-01/data/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json() as Promise<{result: unknown}>;
}

/** What the server has confirmed: every id, and for each writer's counter at least this value. */
const acknowledged = {ids: new Set<string>(), counters: new Map<string, number>()};

/** Writes until the connection breaks, noting each write only once it is confirmed. */
async function writeUntilKilled(url: string, writer: string, onConfirmed: () => void): Promise<void> {
  const counter = `counter-${writer}`;
  for (let next = (acknowledged.counters.get(counter) ?? 0) + 1; ; next++) {
    const id = `${writer}-${next}-${acknowledged.ids.size}`;
    const mutations = [
      {create: {_id: id, _type: "entry", text: "x".repeat(next % 700)}},
      {createIfNotExists: {_id: counter, _type: "counter"}},
      {patch: {id: counter, set: {value: next}}},
    ];
    try {
      await call(url, "mutate/production", {mutations});
    } catch {
      return;
    }
    acknowledged.ids.add(id);
    acknowledged.counters.set(counter, next);
    onConfirmed();
  }
}

async function writeAndKill(): Promise<void> {
  const {url, kill} = await start();
  await expectEverything(url);
  let left = 3 + dice.below(17);
  let killed: Promise<void> | null = null;
  const writers = Array.from({length: WRITERS}, (_, index) =>
    writeUntilKilled(url, `w${index}`, () => {
      left -= 1;
      // In the middle of whatever the other writers are doing.
      if (left <= 0) killed ??= kill();
    }),
  );
  await Promise.all(writers);
  await killed;
}

async function expectEverything(url: string): Promise<void> {
  const query = '{"ids": *[_type == "entry"]._id, "counters": *[_type == "counter"]{_id, value}}';
  const {ids, counters} = (await call(url, "query/production", {query})).result as {
    ids: string[];
    counters: {_id: string; value: number}[];
  };
  const present = new Set(ids);
  expect([...acknowledged.ids].filter((id) => !present.has(id))).toEqual([]);
  const values = new Map(counters.map(({_id, value}) => [_id, value]));
  for (const [counter, value] of acknowledged.counters)
    expect(values.get(counter)).toBeGreaterThanOrEqual(value);
}

it(`loses no acknowledged write in ${ROUNDS} kill -9`, {timeout: 1_200_000}, async () => {
  for (let round = 0; round < ROUNDS; round++) await writeAndKill();
  const {url, kill} = await start();
  await expectEverything(url);
  await kill();
  expect(acknowledged.ids.size).toBeGreaterThanOrEqual(ROUNDS * 3);
});
