import {type ChildProcess, spawn} from "node:child_process";
import {once} from "node:events";
import {mkdtempSync, rmSync} from "node:fs";
import {createServer} from "node:net";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, afterEach, expect, it} from "vitest";
import {startSmtpServer} from "../test/smtp-server.ts";
import {createEmptyPostgres} from "../test/test-databases.ts";

const server = await createEmptyPostgres();
const folder = mkdtempSync(join(tmpdir(), "two-processes-"));
const started: ChildProcess[] = [];

afterEach(() => Promise.all(started.splice(0).map(end)));
afterAll(async () => {
  rmSync(folder, {recursive: true, force: true});
  await server?.drop();
});

/** One process of the backend, from when it has logged that it is up. */
async function start(file: "main.ts" | "worker.ts", env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: {PATH: process.env.PATH, NODE_ENV: "test", DATA_DIR: folder, ...env},
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  const lines: string[] = [];
  const up = new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      lines.push(String(chunk));
      if (/backend (listens|works)/.test(lines.join(""))) resolve();
    });
    child.stderr.on("data", (chunk) => lines.push(String(chunk)));
    child.once("exit", (code) => reject(new Error(`${file} ended with ${code}: ${lines.join("")}`)));
  });
  await up;
  return {child, said: () => lines.join("")};
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  const port = typeof address === "object" ? address?.port : 0;
  probe.close();
  return String(port);
}

it.skipIf(server === null)(
  "one process answers requests and another does the work: what is requested from the first is sent by the second",
  async () => {
    // Each has its own mail server, which shows the process that sent a mail.
    const [mailOfMain, mailOfWorker] = [await startSmtpServer(), await startSmtpServer()];
    const BACKEND_PORT = await freePort();
    const env = {DATABASE_URL: server?.url ?? "", MAIL_TOKEN_KEY: "k".repeat(32), JOBS: "0"};
    const answers = await start("main.ts", {...env, BACKEND_PORT, SMTP_URL: mailOfMain.url});
    const at = (path: string) => `http://127.0.0.1:${BACKEND_PORT}${path}`;
    const ready = async () => (await fetch(at("/ready"))).json();
    expect(await ready()).toMatchObject({data: {status: "degraded", degraded: ["worker"]}});
    const response = await fetch(at("/canyon/email/subscribe"), {
      method: "POST",
      headers: {"content-type": "application/json"},
      body: JSON.stringify({list: "news", email: "ann@example.com"}),
    });
    expect([response.status, await response.json()]).toEqual([202, {data: {status: "pending"}}]);
    const works = await start("worker.ts", {...env, SMTP_URL: mailOfWorker.url});
    await expect.poll(() => mailOfWorker.lines).toContain("RCPT TO:<ann@example.com>");
    await expect.poll(ready).toMatchObject({data: {status: "ok"}});
    // The worker opens no port, and the other does no work.
    expect([answers.said(), works.said()]).toEqual([
      expect.not.stringContaining("backend works"),
      expect.not.stringContaining("backend listens"),
    ]);
    await end(works.child);
    expect(await (await fetch(at("/health"))).json()).toEqual({data: {status: "ok"}});
    expect(mailOfMain.lines).toEqual([]);
    for (const mail of [mailOfMain, mailOfWorker]) mail.close();
  },
);

it("a separate worker does not start on a database that allows one process, and reports the reason", async () => {
  await expect(start("worker.ts", {})).rejects.toThrow("needs DATABASE_URL");
  await expect(start("main.ts", {JOBS: "0"})).rejects.toThrow("JOBS=0 needs DATABASE_URL");
});
