import type {IncomingMessage, Server, ServerResponse} from "node:http";
import {Server as NetServer, type Socket} from "node:net";
import {setTimeout as pause, setImmediate as turn} from "node:timers/promises";

/**
 * A connection that is idle for this long is not about to send a request. Until then new connections are accepted, and
 * keep-alive connections stay open.
 */
const IDLE_MS = 250;

/** Ends what the server has begun, within a limit, and lets nothing new begin. */
export type FinishRequests = (withinMs: number) => Promise<void>;

/**
 * Watches a server's connections, so that it can stop without cutting any off: once it stops, each response announces
 * the end of its connection. Node's own `close` also ends a connection whose response is written and not yet sent.
 */
export function createFinisher(server: Server): FinishRequests {
  const sockets = new Set<Socket>();
  const answers = new Map<ServerResponse, Socket>();
  let isStopping = false;
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.prependListener("request", (req: IncomingMessage, res: ServerResponse) => {
    answers.set(res, req.socket);
    res.once("close", () => answers.delete(res));
    if (isStopping) announceEnd(res);
  });

  return async (withinMs) => {
    isStopping = true;
    for (const res of answers.keys()) announceEnd(res);
    const until = performance.now() + withinMs;
    let read = bytesRead(sockets);
    do {
      await pause(IDLE_MS);
      // A process that was busy all the while has not read yet what came: two turns let it.
      for (let count = 0; count < 2; count += 1) await turn();
      if (server.listening) NetServer.prototype.close.call(server);
      for (const socket of listIdle(sockets, answers, read)) socket.destroy();
      read = bytesRead(sockets);
    } while (sockets.size > 0 && performance.now() < until);
    for (const socket of sockets) socket.destroy();
  };
}

function announceEnd(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader("connection", "close");
}

function bytesRead(sockets: ReadonlySet<Socket>) {
  return new Map([...sockets].map((socket) => [socket, socket.bytesRead]));
}

/** Those that wait for nothing: no answer is on its way, and nothing came since the last look. A stream has no end. */
function listIdle(
  sockets: ReadonlySet<Socket>,
  answers: ReadonlyMap<ServerResponse, Socket>,
  read: ReadonlyMap<Socket, number>,
): Socket[] {
  const busy = new Set([...answers].filter(([res]) => !isStream(res)).map(([, socket]) => socket));
  return [...sockets].filter((socket) => !busy.has(socket) && read.get(socket) === socket.bytesRead);
}

function isStream(res: ServerResponse): boolean {
  return String(res.getHeader("content-type")).startsWith("text/event-stream");
}
