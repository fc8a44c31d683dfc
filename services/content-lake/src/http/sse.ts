import type {Call} from "./call.ts";

const HEARTBEAT_MS = 15_000;
/** A client this far behind is disconnected; it reconnects and starts afresh. */
const MAX_BACKLOG_BYTES = 8 * 1024 * 1024;

interface StreamEvent {
  readonly event: string;
  readonly id?: string;
  readonly data: unknown;
}

export interface EventStream {
  send(event: StreamEvent): void;
  close(): void;
  onClose(listener: () => void): void;
}

export interface EventStreams {
  open(call: Call): EventStream;
  count(): number;
  closeAll(): void;
}

export function createEventStreams(): EventStreams {
  const open = new Set<EventStream>();

  return {
    open(call) {
      const stream = startStream(call);
      open.add(stream);
      stream.onClose(() => open.delete(stream));
      return stream;
    },
    count: () => open.size,
    closeAll() {
      for (const stream of open) stream.close();
    },
  };
}

function startStream({response}: Call): EventStream {
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-transform",
    connection: "keep-alive",
  });
  response.socket?.setNoDelay(true);
  // Something must be written at once, or the client's connection counts as still opening.
  response.write(":\n\n");
  const heartbeat = setInterval(() => response.write(":\n\n"), HEARTBEAT_MS);
  response.on("close", () => clearInterval(heartbeat));

  return {
    send({event, id, data}) {
      const idLine = id === undefined ? "" : `id: ${id}\n`;
      response.write(`${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      if (response.writableLength > MAX_BACKLOG_BYTES) response.destroy();
    },
    close: () => void response.end(),
    onClose: (listener) => void response.on("close", listener),
  };
}
