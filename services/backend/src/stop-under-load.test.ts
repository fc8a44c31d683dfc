import {mkdtempSync, rmSync} from "node:fs";
import {Agent, request} from "node:http";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {text} from "node:stream/consumers";
import {afterAll, expect, it, onTestFinished} from "vitest";
import {createKillableProcess} from "../test/crash-day/killable-process.ts";
import {freePort} from "../test/crash-day/programs.ts";
import {startSmtpServer} from "../test/smtp-server.ts";

const folder = mkdtempSync(join(tmpdir(), "stop-under-load-"));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const VISITORS = 8;

interface Answer {
  readonly status: number | undefined;
  readonly isWhole: boolean;
  readonly isLast: boolean;
}

/** Writes to the database and enqueues a job; returns null when no server accepts the connection any more. */
function subscribe(port: number, agent: Agent, email: string): Promise<Answer | null> {
  const body = JSON.stringify({list: "news", email});
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      {
        port,
        host: "127.0.0.1",
        path: "/canyon/email/subscribe",
        method: "POST",
        agent,
        headers: {"content-type": "application/json", "content-length": Buffer.byteLength(body)},
      },
      async (answer) => {
        const words = await text(answer);
        const isLast = answer.headers.connection === "close";
        resolve({status: answer.statusCode, isWhole: words !== "" && answer.complete, isLast});
      },
    );
    clientRequest.on("error", (error) =>
      "code" in error && error.code === "ECONNREFUSED" ? resolve(null) : reject(error),
    );
    clientRequest.end(body);
  });
}

/** Sends requests on one connection until the server closes it. */
async function visit(port: number, name: string, answers: Answer[]) {
  const agent = new Agent({keepAlive: true, maxSockets: 1});
  for (let count = 0; ; count += 1) {
    const answer = await subscribe(port, agent, `${name}-${count}@example.com`);
    if (answer === null) return;
    answers.push(answer);
    if (answer.isLast) return;
  }
}

it("stopped under constant requests, it answers each whole, none with an error of the server", async () => {
  const mail = await startSmtpServer();
  const port = Number(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const backend = createKillableProcess({
    file: join(import.meta.dirname, "main.ts"),
    env: {NODE_ENV: "test", DATA_DIR: folder, BACKEND_PORT: String(port), SMTP_URL: mail.url},
    healthUrl: `${url}/health`,
  });
  onTestFinished(backend.stop);
  await backend.start();
  const answers: Answer[] = [];
  const visits = Array.from({length: VISITORS}, (_, index) => visit(port, `ann${index}`, answers));
  await expect.poll(() => answers.length, {timeout: 200_000}).toBeGreaterThan(VISITORS * 2);
  const before = answers.length;
  await backend.stop();
  await Promise.all(visits);
  const after = answers.slice(before);
  expect(after.length).toBeGreaterThan(0);
  expect(answers.filter(({status = 500, isWhole}) => status >= 500 || !isWhole)).toEqual([]);
  expect(after.filter(({isLast}) => isLast)).toHaveLength(VISITORS);
  expect(backend.said()).not.toContain("PGlite is closed");
  mail.close();
}, 600_000);
