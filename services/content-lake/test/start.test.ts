import {spawn} from "node:child_process";
import {once} from "node:events";
import {mkdtempSync, rmSync} from "node:fs";
import {createServer} from "node:net";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {text} from "node:stream/consumers";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {startTestLake} from "./test-lake.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "lake-start-"));
});
afterEach(() => rmSync(directory, {recursive: true, force: true}));

/** Runs a program of the package to its end. */
async function run(program: string, args: string[], env: Record<string, string> = {}) {
  const path = new URL(`../src/${program}`, import.meta.url).pathname;
  const child = spawn(process.execPath, [path, ...args], {
    env: {DATA_DIR: directory, LAKE_PORT: "0", NODE_NO_WARNINGS: "1", LOG_LEVEL: "warn", ...env},
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return {code, output, errors};
}

describe("the server", () => {
  it("does not listen beyond this machine unless configured to do so", async () => {
    const {code, errors} = await run("main.ts", [], {HOST: "0.0.0.0"});
    expect(code).toBe(1);
    expect(errors).toContain("LAKE_ALLOW_REMOTE=1");
  });

  it("names a port that is taken, and the way out", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const {port} = other.address() as {port: number};
    const {code, errors} = await run("main.ts", [], {LAKE_PORT: String(port)});
    other.close();
    expect(code).toBe(1);
    expect(errors).toContain(`Port ${port} is taken. Set LAKE_PORT`);
  });

  it("leaves a folder alone that another lake is using", async () => {
    const lake = await startTestLake({directory: join(directory, "lake")});
    const {code, errors} = await run("main.ts", []);
    await lake.close();
    expect(code).toBe(1);
    expect(errors).toContain("is another content lake running on this folder?");
  });

  it("lists everything that is wrong with its environment at once", async () => {
    const {code, errors} = await run("main.ts", [], {
      LAKE_PORT: "many",
      LAKE_WEBHOOKS: "{",
      SANITY_WRITE_TOKEN: "short",
    });
    expect(code).toBe(1);
    for (const name of ["LAKE_PORT", "LAKE_WEBHOOKS", "SANITY_WRITE_TOKEN"]) expect(errors).toContain(name);
  });
});

describe("the command line", () => {
  it("explains itself, and fails when it is not understood", async () => {
    const help = await run("cli.ts", ["--help"]);
    expect(help).toMatchObject({code: 0, output: expect.stringContaining("Usage:")});
    expect(await run("cli.ts", ["sow"])).toMatchObject({code: 1, output: help.output});
  });

  it("seeds an empty dataset once, whether or not a lake is running", async () => {
    expect((await run("cli.ts", ["seed"])).output).toMatch(/^\d+ documents in "production"/);
    const lake = await startTestLake({directory: join(directory, "lake")});
    const count = () => lake.client().fetch<number>("count(*)", {}, {perspective: "raw"});
    const seeded = await count();
    expect(seeded).toBeGreaterThan(200);
    expect((await run("cli.ts", ["seed"])).output).toContain("has content already");
    expect(await count()).toBe(seeded);
    await lake.close();
  });

  it("does not delete the data of a running lake", async () => {
    const lake = await startTestLake({directory: join(directory, "lake")});
    await lake.client().create({_id: "kept", _type: "page"});
    expect(await run("cli.ts", ["reset"])).toMatchObject({
      code: 1,
      errors: expect.stringContaining("stop it first"),
    });
    expect(await lake.client().getDocument("kept")).toBeDefined();
    await lake.close();
    expect((await run("cli.ts", ["reset"])).code).toBe(0);
    const again = await startTestLake({directory: join(directory, "lake")});
    expect(await again.client().getDocument("kept")).toBeUndefined();
    await again.close();
  });
});
