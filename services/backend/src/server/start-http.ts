import {once} from "node:events";
import {createServer} from "node:http";
import {getRequestListener} from "@hono/node-server";
import {createFinisher} from "../contract/finish-requests.ts";
import {endSlowBodies, REQUEST_TIMES} from "../contract/slow-requests.ts";
import {refuseForeignHosts} from "../core/http/refuse-foreign-hosts.ts";
import {createApp} from "./app.ts";
import type {Env} from "./env.ts";
import type {Backend} from "./open-backend.ts";

/** For as long as a supervisor waits. */
const STOP_WITHIN_MS = 25_000;

/** Rejects when the port is taken. */
export async function startHttp({deps, modules, database}: Backend, env: Env) {
  const {HOST: host, BACKEND_PORT: port, ownAddresses} = env;
  const answer = getRequestListener(createApp(deps, modules).fetch);
  const server = createServer(REQUEST_TIMES, refuseForeignHosts(ownAddresses, answer));
  endSlowBodies(server);
  const finish = createFinisher(server);
  server.listen(port, host);
  await once(server, "listening");
  deps.logger.info({host, port, database: database.kind}, "backend listens");
  return {stop: () => finish(STOP_WITHIN_MS)};
}
