import {once} from "node:events";
import {setTimeout as pause} from "node:timers/promises";
import {type ServerType, serve} from "@hono/node-server";
import {createApp} from "./app.ts";
import type {Env} from "./env.ts";
import type {Backend} from "./open-backend.ts";

const STOP_WITHIN_MS = 25_000;

/** Answers requests until it is stopped. Rejects when the port is taken. */
export async function startHttp({deps, modules, database}: Backend, {HOST, BACKEND_PORT}: Env) {
  const server = serve({fetch: createApp(deps, modules).fetch, hostname: HOST, port: BACKEND_PORT});
  await once(server, "listening");
  deps.logger.info({host: HOST, port: BACKEND_PORT, database: database.kind}, "backend listens");
  return {stop: () => close(server)};
}

/** Lets what has begun be answered, for as long as a supervisor waits. */
async function close(server: ServerType) {
  const closed = new Promise((resolve) => server.close(resolve));
  await Promise.race([closed, pause(STOP_WITHIN_MS)]);
}
