import {readFileSync} from "node:fs";
import {join} from "node:path";
import {setTimeout as wait} from "node:timers/promises";
import {z} from "zod";
import {runLogged} from "../../bootstrap/run-logged.mjs";
import {childEnv, ROOT} from "../env.ts";
import type {Settings} from "../stack/settings.ts";
import type {BenchContext} from "./context.ts";
import type {DemoSession} from "./demo-session.ts";

const POLL_MS = 100;
export const RUNS_PATH = "/b/api/v1/users/me/activities";

const uploadReply = z.object({
  data: z.object({
    files: z.array(
      z.object({outcome: z.string(), upload_id: z.string().nullable(), activity_ids: z.array(z.string())}),
    ),
  }),
});
export const runListReply = z.object({data: z.object({items: z.array(z.object({id: z.string()}))})});
const uploadStateReply = z.object({data: z.object({outcome: z.string()})});

/** Invented runs, spread over ten years, as files 0.fit (the newest) and on. */
export async function makeFiles(
  {stack: {settings}, interruption: {signal}}: BenchContext,
  count: number,
  hours = 1,
): Promise<string> {
  const folder = join(settings.dataDir, `bench-runs-${hours}h`);
  const args = [
    "bench/make-files.ts",
    "--folder",
    folder,
    "--count",
    String(count),
    "--hours",
    String(hours),
  ];
  const logFile = join(settings.dataDir, "logs/bench-runs.log");
  await runLogged(process.execPath, args, {
    cwd: join(ROOT, "services/training"),
    env: childEnv({}),
    logFile,
    signal,
  });
  return folder;
}

export function createRunUploader({urls: {backend}}: Settings, {access_token}: DemoSession, folder: string) {
  const headers = {authorization: `Bearer ${access_token}`};
  const waiting: string[] = [];
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${backend}${path}`, {...init, headers: {...headers, ...init.headers}});
  return {
    ask,
    /** Files from one on, in one form; returns their runs. */
    async send(first: number, count: number): Promise<string[]> {
      const form = new FormData();
      for (let file = first; file < first + count; file += 1)
        form.append("file", new File([readFileSync(join(folder, `${file}.fit`))], `${file}.fit`));
      const response = await ask(RUNS_PATH, {method: "POST", body: form});
      if (!response.ok) throw new Error(`Sending files answered ${response.status}`);
      const {files} = uploadReply.parse(await response.json()).data;
      for (const {outcome, upload_id} of files)
        if (outcome === "reading" && upload_id !== null) waiting.push(upload_id);
      return files.flatMap(({activity_ids}) => activity_ids);
    },
    /** Until what was left to jobs is read. */
    async allRead() {
      for (const id of waiting) {
        while ((await outcomeOf(id)) === "reading") await wait(POLL_MS);
      }
    },
  };

  async function outcomeOf(id: string): Promise<string> {
    const response = await ask(`/b/api/v1/users/me/uploads/${id}`);
    return uploadStateReply.parse(await response.json()).data.outcome;
  }
}

export type RunUploader = ReturnType<typeof createRunUploader>;
