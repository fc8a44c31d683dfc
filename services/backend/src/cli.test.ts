import {spawnSync} from "node:child_process";
import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {fileURLToPath} from "node:url";
import {afterAll, expect, it} from "vitest";

const CLI = fileURLToPath(new URL("./cli.ts", import.meta.url));
const KEY = "k".repeat(32);
const PRODUCTION = {
  NODE_ENV: "production",
  SITE_URL: "https://gradus.example",
  ALLOW_EMBEDDED_DB: "1",
  AUTH_KEK: KEY,
  REFRESH_KEY: KEY,
};
const folder = mkdtempSync(join(tmpdir(), "backend-cli-"));
afterAll(() => rmSync(folder, {recursive: true}));

function run(args: readonly string[], env: Record<string, string> = {}) {
  const {status, stdout, stderr} = spawnSync(process.execPath, [CLI, ...args], {
    encoding: "utf8",
    env: {PATH: process.env.PATH, DATA_DIR: folder, ...env},
  });
  return {status, stdout, stderr};
}

it("finds a new legal record whole", () => {
  expect(run(["verify"])).toEqual({status: 0, stdout: "verify: done\n", stderr: ""});
});

it("replaces the keys of access tokens each time it is run", () => {
  expect(run(["rotate-keys"])).toEqual({status: 0, stdout: "rotate-keys: done\n", stderr: ""});
  expect(run(["rotate-keys"]).status).toBe(0);
});

it("prints its commands", () => {
  const {status, stdout} = run(["--help"]);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/migrate[\s\S]*seed/)]);
});

it("seeds an empty folder, and again without harm", () => {
  expect(run(["seed"])).toEqual({status: 0, stdout: "seed: done\n", stderr: ""});
  expect(run(["seed"])).toEqual({status: 0, stdout: "seed: done\n", stderr: ""});
});

it("adds as many demo coaches as requested, and none in production", () => {
  expect(run(["demo"], PRODUCTION)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("Invented coaches are never made"),
  });
  expect(run(["demo", "many"])).toMatchObject({status: 1});
  expect(run(["demo", "500"])).toEqual({status: 0, stdout: "demo: done\n", stderr: ""});
});

it.each([
  ["an unknown command", ["drop"], {}, 2, "Unknown command: drop"],
  ["a broken environment", ["migrate"], {DATABASE_URL: "mysql://x"}, 1, "DATABASE_URL"],
  ["a database that is away", ["migrate"], {DATABASE_URL: "postgres://127.0.0.1:1/x"}, 1, "ECONNREFUSED"],
] as const)("explains %s without a stack", (_case, args, env, status, words) => {
  const result = run(args, env);
  expect(result.status).toBe(status);
  expect(result.stderr).toContain(words);
  expect(result.stderr).not.toContain("    at ");
});
