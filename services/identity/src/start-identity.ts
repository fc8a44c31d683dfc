import {once} from "node:events";
import {createServer} from "node:http";
import type {AddressInfo} from "node:net";
import {getRequestListener} from "@hono/node-server";
import {createApp} from "./app.ts";
import type {IdentityOptions} from "./config/deps.ts";

// Not a setting: any caller that reaches it can sign in as any person.
const LOOPBACK = "127.0.0.1";

/** Listens first: issuers carry the port, and port 0 is only known then. */
export async function startIdentity(options: IdentityOptions) {
  const server = createServer();
  server.listen(options.port, LOOPBACK);
  await once(server, "listening");
  const {port} = server.address() as AddressInfo;
  const url = `http://${LOOPBACK}:${port}`;
  const app = await createApp({...options, url});
  server.on("request", getRequestListener(app.fetch));
  return {
    url,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
