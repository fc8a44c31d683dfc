import {once} from "node:events";
import {createServer, type Server} from "node:http";
import {setTimeout as pause} from "node:timers/promises";
import {getRequestListener} from "@hono/node-server";
import {endSlowBodies, REQUEST_TIMES} from "../contract/slow-requests.ts";
import {refuseForeign} from "../core/http/refuse-foreign.ts";
import {createApp} from "./app.ts";
import type {Env} from "./env.ts";
import type {Backend} from "./open-backend.ts";

const STOP_WITHIN_MS = 25_000;

/** Answers requests until it is stopped. Rejects when the port is taken. */
export async function startHttp({deps, modules, database}: Backend, env: Env) {
  const {HOST: host, BACKEND_PORT: port, ownAddresses} = env;
  const answer = getRequestListener(createApp(deps, modules).fetch);
  const server = createServer(REQUEST_TIMES, refuseForeign(ownAddresses, answer));
  endSlowBodies(server);
  server.listen(port, host);
  await once(server, "listening");
  deps.logger.info({host, port, database: database.kind}, "backend listens");
  return {stop: () => close(server)};
}

/** Lets what has begun be answered, for as long as a supervisor waits. */
async function close(server: Server) {
  const closed = new Promise((resolve) => server.close(resolve));
  await Promise.race([closed, pause(STOP_WITHIN_MS)]);
}
