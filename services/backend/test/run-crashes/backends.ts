import {randomUUID} from "node:crypto";
import {join} from "node:path";
import {z} from "zod";
import {session} from "../../src/contract/session.ts";
import type {BucketSettings} from "../../src/core/storage/object-bucket.ts";
import {readEnv} from "../../src/server/env.ts";
import {MODULES} from "../../src/server/modules.ts";
import {openBackend} from "../../src/server/open-backend.ts";
import {createKillableProcess} from "../crash-day/killable-process.ts";
import {freePort} from "../crash-day/programs.ts";
import {addPerson, bearer, CLIENT_ID, PASSWORD} from "../people.ts";

export interface SharedServices {
  /** Null for the embedded database, which allows one process. */
  readonly databaseUrl: string | null;
  /** Null for files of runs in the first folder. */
  readonly bucket: BucketSettings | null;
  /** One for each process; all the same where the processes share a disk. */
  readonly folders: readonly string[];
}

/** Separate backend processes, not started yet, that share a database and the run files, and one user's account. */
export async function prepareBackends({databaseUrl, bucket, folders}: SharedServices) {
  const env = {
    NODE_ENV: "test",
    MAIL_TOKEN_KEY: randomUUID(),
    AUTH_KEK: randomUUID(),
    REFRESH_KEY: randomUUID(),
    // Nothing listens on the discard port.
    SMTP_URL: "smtp://127.0.0.1:9",
    ...(databaseUrl !== null && {DATABASE_URL: databaseUrl}),
    ...(bucket && {
      S3_ENDPOINT: bucket.endpoint,
      S3_REGION: bucket.region,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    }),
  };
  const own = {...env, DATA_DIR: folders[0] ?? ""};
  const ann = await withBackend(own, ({deps}) => addPerson(deps.db));
  const backends = await Promise.all(folders.map((DATA_DIR) => prepareOne({...env, DATA_DIR})));
  return {env: own, ann, backends};
}

/** In this process. */
export const openBackendIn = (env: Record<string, string>) =>
  openBackend(readEnv({...env, LOG_LEVEL: "silent"}), MODULES);

export type BackendInstance = Awaited<ReturnType<typeof openBackendIn>>;

export async function closeBackend({deps, jobs, database}: BackendInstance) {
  await deps.workerPool.stop();
  await jobs.stop();
  await database.close();
}

/** In this process, while none of the others runs where the database allows but one. */
export async function withBackend<Value>(
  env: Record<string, string>,
  use: (opened: BackendInstance) => Promise<Value>,
): Promise<Value> {
  const opened = await openBackendIn(env);
  try {
    return await use(opened);
  } finally {
    await closeBackend(opened);
  }
}

async function prepareOne(env: Record<string, string>) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const file = join(import.meta.dirname, "../../src/main.ts");
  const mortal = createKillableProcess({
    file,
    env: {...env, BACKEND_PORT: String(port)},
    healthUrl: `${url}/health`,
  });
  return {...mortal, url};
}

export type Program = Awaited<ReturnType<typeof prepareOne>>;

export async function signInAt(url: string, email: string) {
  const response = await fetch(`${url}/b/email/signin`, {
    method: "POST",
    headers: {"content-type": "application/json", "x-client-id": CLIENT_ID},
    body: JSON.stringify({email, password: PASSWORD}),
  });
  return bearer(z.object({data: session}).parse(await response.json()).data);
}
