import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, expect, inject, it} from "vitest";
import {startSmtpServer} from "../smtp-server.ts";
import {createEmptyPostgres} from "../test-databases.ts";
import {runCrashDay} from "./crash-day.ts";

const server = await createEmptyPostgres();
const folder = mkdtempSync(join(tmpdir(), "crash-day-"));
afterAll(async () => {
  rmSync(folder, {recursive: true, force: true});
  await server?.drop();
});

// Any number of them: pnpm --filter @gradus/backend run crash-day
const KILLS = inject("isDeep") ? 50 : 4;

it.skipIf(server === null)(
  "backend and provider killed during purchases: no customer was given false information, and all books agree",
  async () => {
    const mail = await startSmtpServer();
    const outcome = await runCrashDay({
      seed: inject("seed"),
      kills: KILLS,
      databaseUrl: server?.url ?? "",
      folder,
      smtpUrl: mail.url,
      print: () => undefined,
    });
    mail.close();
    expect(outcome).toMatchObject({mended: 0, open: 0, lost: 0, mails: outcome.orders});
    expect(outcome.orders).toBeGreaterThan(0);
  },
  1_200_000,
);
