import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, expect, it} from "vitest";
import {z} from "zod";
import {startSmtpServer} from "../../test/smtp-server.ts";
import {noPayload} from "../core/jobs/job-kind.ts";
import {enqueueMail} from "../core/mail/enqueue-mail.ts";
import {defineMail} from "../core/mail/mail.ts";
import {defineJobs, type Module} from "../core/module.ts";
import type {AppDeps} from "./app-deps.ts";
import {readEnv} from "./env.ts";
import {openBackend} from "./open-backend.ts";
import {startBackgroundWork} from "./start-background-work.ts";

const folder = mkdtempSync(join(tmpdir(), "start-work-"));
afterAll(() => rmSync(folder, {recursive: true}));

const note = defineMail({
  name: "note",
  payload: z.object({}),
  write: () => ({subject: "Done", text: "Done", html: "<p>Done</p>"}),
});

it("stopping, it finishes its jobs before its mails: what the last job writes is sent, and no job is begun", async () => {
  const [started, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let count = 0;
  const errands: Module<AppDeps> = {
    mails: [note],
    jobs: defineJobs({errand: {payload: noPayload}}, ({db, now, wakeMail}: AppDeps) => ({
      errand: async () => {
        count += 1;
        started.resolve();
        await finish.promise;
        const to = "ann@example.com";
        await enqueueMail(db, note, {dedupe: "note", to, locale: "en", payload: {}, at: now()});
        wakeMail();
      },
    })),
  };
  const mail = await startSmtpServer();
  const env = readEnv({DATA_DIR: folder, SMTP_URL: mail.url, LOG_LEVEL: "silent"});
  const backend = await openBackend(env, [errands]);
  const {jobs, database} = backend;
  const work = await startBackgroundWork(backend);
  await jobs.enqueue(database.db, "errand", {});
  await started.promise;
  const stopped = work.stop();
  await jobs.enqueue(database.db, "errand", {});
  finish.resolve();
  await stopped;
  expect(mail.lines).toContain("RCPT TO:<ann@example.com>");
  expect(count).toBe(1);
  await database.close();
  mail.close();
});
