import type {IncomingMessage, Server} from "node:http";
import type {Duplex} from "node:stream";
import {type WebSocket, WebSocketServer} from "ws";
import {PresenceRoom} from "./presence-room.ts";
import {PresenceConnection} from "./presence-rpc.ts";

export interface PresenceDeps {
  /** The id of the person a token represents; null when it represents none. */
  readonly authenticate: (token: string) => string | null;
  readonly hasDataset: (name: string) => boolean;
  /** Refuses callers that ordinary requests would refuse, such as pages from elsewhere. */
  readonly isAllowed: (request: IncomingMessage) => boolean;
  readonly heartbeatMs?: number;
}

export interface Presence {
  close(): void;
}

const PATH = /^\/v(?:1|X|\d{4}-\d{2}-\d{2})\/socket\/([-_a-z0-9]{1,64})(?:\?|$)/;
const HEARTBEAT = "♥";
const HEARTBEAT_MS = 30_000;
const MESSAGE_BYTES_MAX = 256 * 1024;

/** Lets the Studios connected to a dataset show each other who is where: `ws://…/v2022-06-30/socket/<dataset>`. */
export function attachPresence(server: Server, deps: PresenceDeps): Presence {
  const sockets = new WebSocketServer({noServer: true, maxPayload: MESSAGE_BYTES_MAX});
  const rooms = new Map<string, PresenceRoom>();

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const [, dataset] = PATH.exec(request.url ?? "") ?? [];
    if (dataset === undefined || !deps.hasDataset(dataset)) refuse(socket, "404 Not Found");
    else if (!deps.isAllowed(request)) refuse(socket, "403 Forbidden");
    else sockets.handleUpgrade(request, socket, head, (webSocket) => connect(webSocket, dataset));
  }

  function connect(webSocket: WebSocket, dataset: string): void {
    const room = rooms.get(dataset) ?? new PresenceRoom();
    rooms.set(dataset, room);
    const {authenticate} = deps;
    const send = (message: unknown) => webSocket.send(JSON.stringify(message), () => {});
    const connection = new PresenceConnection({room, authenticate, send});
    const stopHeartbeat = startHeartbeat(webSocket, deps.heartbeatMs ?? HEARTBEAT_MS);
    webSocket.on("message", (data, isBinary) => {
      const text = data.toString();
      if (!isBinary && text !== HEARTBEAT) connection.receive(text);
    });
    // Without a listener an oversized message would end the whole process.
    webSocket.on("error", () => webSocket.terminate());
    webSocket.on("close", () => {
      stopHeartbeat();
      connection.close();
      if (room.isEmpty() && rooms.get(dataset) === room) rooms.delete(dataset);
    });
  }

  server.on("upgrade", onUpgrade);
  return {
    close() {
      server.off("upgrade", onUpgrade);
      for (const webSocket of sockets.clients) webSocket.terminate();
    },
  };
}

/** Keeps the connection open through idle times, and ends it when the other side no longer answers. */
function startHeartbeat(webSocket: WebSocket, intervalMs: number): () => void {
  let isAlive = true;
  webSocket.on("pong", () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) webSocket.terminate();
    else {
      isAlive = false;
      webSocket.ping();
      webSocket.send(HEARTBEAT);
    }
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
