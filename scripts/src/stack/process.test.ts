import {spawn} from "node:child_process";
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {type AddressInfo, createServer} from "node:net";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, beforeAll, expect, it} from "vitest";
import {readEnv} from "../env.ts";
import {waitUntilHealthy} from "./health.ts";
import {startProcess} from "./process.ts";
import type {Service} from "./services.ts";
import {createSettings} from "./settings.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "process-"));
  mkdirSync(join(folder, "logs"));
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const settings = () => createSettings({...readEnv({}), DATA_DIR: folder});

function service(program: string): Service {
  return {
    name: "mail",
    title: "Small program",
    ports: [],
    folder: "scripts",
    args: () => ["--eval", program],
    healthUrl: () => "http://127.0.0.1:9/never",
  };
}

it("a service that ends instead of answering is reported with its last words", async () => {
  const process = startProcess(
    service("console.log('no database here'); process.exit(3)"),
    settings(),
    "production",
  );
  const wait = waitUntilHealthy(process, "http://127.0.0.1:9/never", new AbortController().signal);
  await expect(wait).rejects.toThrow(/Small program stopped \(exit code 3\)[\s\S]*no database here/);
});

it("stopping ends the program and what it started", async () => {
  const helper = await witness();
  const program = `require("node:child_process").spawn(process.execPath, ["--eval", ${JSON.stringify(helper.program)}]);
    setInterval(() => 0, 1000)`;
  const process = startProcess(service(program), settings(), "production");
  await helper.begun;
  await process.stop();
  expect(process.ended()).toBe("SIGTERM");
  await helper.ended;
});

it("a service does not outlive a starter that was killed outright", async () => {
  const orphan = await witness();
  const from = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);
  const file = join(folder, "starter.mjs");
  writeFileSync(
    file,
    `import {readEnv} from ${from("../env.ts")};
    import {startProcess} from ${from("process.ts")};
    import {createSettings} from ${from("settings.ts")};
    const service = {name: "orphan", folder: "scripts", args: () => ["--eval", ${JSON.stringify(orphan.program)}]};
    startProcess(service, createSettings({...readEnv({}), DATA_DIR: ${JSON.stringify(folder)}}), "production");`,
  );
  const starter = spawn(process.execPath, [file]);
  await orphan.begun;
  starter.kill("SIGKILL");
  await orphan.ended;
});

/**
 * A program whose lifetime this test observes through a connection that the program keeps open. A process id would not
 * do, as a dead process keeps its id until it is reaped.
 */
async function witness() {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const started = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  server.once("connection", (socket) => {
    started.resolve();
    socket.on("error", () => {});
    socket.once("close", () => server.close(() => ended.resolve()));
  });
  const {port} = server.address() as AddressInfo;
  const program = `require("node:net").connect(${port}, "127.0.0.1")`;
  return {program, begun: started.promise, ended: ended.promise};
}
