import {once} from "node:events";
import {createServer, type IncomingMessage, request, type ServerResponse} from "node:http";
import {env} from "../../../support/env";
import {API_HOST, READ_TOKEN} from "./hosted";

interface HostedRequest {
  readonly host: string;
  readonly path: string;
  readonly authorization: string | null;
}

export interface HostedEmulator {
  readonly port: number;
  /** All requests to the hosted service, in order. */
  readonly requests: readonly HostedRequest[];
  stop(): Promise<void>;
}

/** Plays the hosted API: hands on to the running lake what is meant for the project, and refuses the rest. */
export async function startHostedEmulator(): Promise<HostedEmulator> {
  const requests: HostedRequest[] = [];
  const server = createServer((incoming, answer) => {
    const {host = "", authorization = null} = incoming.headers;
    requests.push({host, path: incoming.url ?? "/", authorization});
    if (host === API_HOST) forwardToLake(incoming, answer);
    else answer.writeHead(421).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return {
    port: address.port,
    requests: requests,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function forwardToLake(incoming: IncomingMessage, answer: ServerResponse): void {
  const lake = new URL(env.SANITY_API_HOST);
  const headers = {
    ...incoming.headers,
    host: `${env.SANITY_PROJECT_ID}.localhost:${lake.port}`,
    // Only the token of the hosted project opens anything: one of the lake's own would show as a refusal.
    authorization:
      incoming.headers.authorization === `Bearer ${READ_TOKEN}` ? `Bearer ${env.SANITY_READ_TOKEN}` : "",
  };
  const {method, url: path} = incoming;
  const onward = request({host: lake.hostname, port: lake.port, method, path, headers}, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  onward.on("error", () => answer.destroy());
  answer.on("close", () => onward.destroy());
  incoming.pipe(onward);
}
