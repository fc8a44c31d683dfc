import {createRoute, z} from "@hono/zod-openapi";
import {sql} from "drizzle-orm";
import type {Db} from "../db/db.ts";
import {AppError} from "../errors.ts";
import {createApi} from "./api.ts";
import {refusal, reply} from "./describe.ts";

const status = z.object({status: z.literal("ok")});
const READY_WITHIN_MS = 1_000;

const healthRoute = createRoute({
  method: "get",
  path: "/health",
  tags: ["system"],
  summary: "The process runs",
  responses: {200: reply(status)},
});

const readyRoute = createRoute({
  method: "get",
  path: "/ready",
  tags: ["system"],
  summary: "The process can answer: its database does",
  responses: {200: reply(status), 503: refusal("unavailable")},
});

export interface SystemDeps {
  readonly db: Db;
  readonly isStopping: () => boolean;
}

export function systemRoutes({db, isStopping}: SystemDeps) {
  return createApi()
    .openapi(healthRoute, (c) => c.json({data: {status: "ok" as const}}, 200))
    .openapi(readyRoute, async (c) => {
      if (isStopping()) throw new AppError("unavailable", "The server is stopping");
      await requireDatabase(db);
      return c.json({data: {status: "ok" as const}}, 200);
    });
}

async function requireDatabase(db: Db) {
  const timeout = AbortSignal.timeout(READY_WITHIN_MS);
  const expired = new Promise<never>((_, reject) => {
    timeout.addEventListener("abort", () => reject(timeout.reason), {once: true});
  });
  try {
    await Promise.race([db.execute(sql`select 1`), expired]);
  } catch (cause) {
    throw new AppError("unavailable", "The database does not answer", {cause});
  }
}
