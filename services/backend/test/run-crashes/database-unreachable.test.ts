import {mkdtempSync, rmSync} from "node:fs";
import {connect, createServer, type Server, type Socket} from "node:net";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {setTimeout as pause} from "node:timers/promises";
import {afterAll, describe, expect, it, onTestFinished} from "vitest";
import {createTrainingState} from "../../src/training/runs/state/training-state.ts";
import {fitFile, START} from "../recordings.ts";
import {createEmptyPostgres} from "../test-databases.ts";
import {closeBackend, openBackendIn, prepareBackends} from "./backends.ts";
import {createKillTest, WITHIN} from "./kill-test.ts";

const database = await createEmptyPostgres();
const folder = mkdtempSync(join(tmpdir(), "database-away-"));
afterAll(async () => {
  await database?.drop();
  rmSync(folder, {recursive: true, force: true});
});

const VISITORS = 4;
const PAUSE_MS = 100;

describe.skipIf(database === null)("a database that goes away under constant requests", () => {
  it("503 with retry-after meanwhile; requests and jobs go on once it is back", async () => {
    const gate = await openGate(new URL(database?.url ?? ""));
    onTestFinished(gate.shut);
    const {env, backends} = await prepareBackends({databaseUrl: gate.url, bucket: null, folders: [folder]});
    const [backend = expect.fail("There is none")] = backends;
    const opened = await openBackendIn({...env, DATABASE_URL: database?.url ?? ""});
    onTestFinished(() => closeBackend(opened));
    await backend.start();
    onTestFinished(backend.stop);
    const day = createKillTest({databaseUrl: database?.url ?? "", backend, opened, seed: 1});
    const runners = await Promise.all(
      Array.from({length: VISITORS}, (_, index) => day.addRunner(`visitor${index}`)),
    );

    const answers: {readonly status: number; readonly retryAfter: string | null}[] = [];
    let isOver = false;
    const visits = runners.map(async ({ask}) => {
      while (!isOver) {
        const response = await ask("GET", "users/me/activities?limit=5");
        await response.arrayBuffer();
        const {status, headers} = response;
        answers.push({status, retryAfter: headers.get("retry-after")});
        // Stays below the account's limit of requests a minute.
        await pause(PAUSE_MS);
      }
    });
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    try {
      await expect.poll(() => count(200), WITHIN).toBeGreaterThan(2 * VISITORS);
      await gate.shut();
      await expect.poll(() => count(503), WITHIN).toBeGreaterThan(2 * VISITORS);
      await gate.open();
      const before = count(200);
      await expect.poll(() => count(200), WITHIN).toBeGreaterThan(before + 2 * VISITORS);
    } finally {
      isOver = true;
      await Promise.allSettled(visits);
    }

    expect(answers.filter(({status}) => status !== 200 && status !== 503)).toEqual([]);
    expect(answers.filter(({status, retryAfter}) => status === 503 && retryAfter === null)).toEqual([]);
    const [ann = expect.fail("There is none")] = runners;
    await ann.send(["after.fit", fitFile({start: START, seconds: 1200, power: 250})]);
    // What follows from all runs is derived by a job.
    const state = createTrainingState(opened.deps.db);
    await expect
      .poll(() => state.get(ann.user_id), WITHIN)
      .toMatchObject({stale_from: null, derived_at: expect.any(Date)});
  });
});

/** A way to a database server that can be shut: connections are cut off, and new ones refused. */
async function openGate(target: URL) {
  const sockets = new Set<Socket>();
  let server = createGate();
  await listen(server, 0);
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;

  function createGate(): Server {
    return createServer((near) => {
      const serverSocket = connect(Number(target.port || 5432), target.hostname);
      for (const [socket, other] of [
        [near, serverSocket],
        [serverSocket, near],
      ] as const) {
        sockets.add(socket);
        socket.on("error", () => {});
        socket.on("close", () => {
          sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
    });
  }

  return {
    url: url.href,
    async shut() {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async open() {
      server = createGate();
      await listen(server, port);
    },
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
}
