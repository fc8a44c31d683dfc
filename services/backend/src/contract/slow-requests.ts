import type {IncomingMessage, Server, ServerOptions, ServerResponse} from "node:http";

// Held alike by the site, which passes bodies on, and behind it. Names types only, so it weighs nothing elsewhere.

/** For `createServer`: first line and headers have a quarter of a minute. Bodies have the rule below. */
export const REQUEST_TIMES = {
  headersTimeout: 15_000,
  requestTimeout: 0,
  connectionsCheckingInterval: 1_000,
} as const satisfies ServerOptions;

/** A body has as long as the headers, and what has come of it buys more, at the speed of a poor mobile connection. */
interface BodyRule {
  readonly start_ms: number;
  readonly bytes_per_second: number;
}
const DEFAULT_RULE: BodyRule = {start_ms: 15_000, bytes_per_second: 64 * 1024};
const REFUSAL = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/**
 * Ends requests whose bodies hold a connection by trickling. A form is there in time or never; a run or a photo takes as
 * long as it needs while it moves.
 */
export function endSlowBodies(server: Server, {start_ms, bytes_per_second} = DEFAULT_RULE): void {
  server.on("request", (req: IncomingMessage, res: ServerResponse) => {
    if (!hasBody(req)) return;
    const {socket} = req;
    const began = performance.now();
    const before = socket.bytesRead;
    const msLeft = () => {
      // A full buffer waits for us, not we for the sender.
      if (req.readableLength >= req.readableHighWaterMark) return start_ms;
      const earnedMs = ((socket.bytesRead - before) / bytes_per_second) * 1000;
      return start_ms + earnedMs - (performance.now() - began);
    };
    const checkRate = () => {
      // The whole body has arrived, whether or not it has been read yet.
      if (req.complete) return;
      const left = msLeft();
      if (left > 0) timer = setTimeout(checkRate, left);
      else end(req, res);
    };
    let timer = setTimeout(checkRate, start_ms);
    const stop = () => clearTimeout(timer);
    req.once("end", stop);
    res.once("close", stop);
  });
}

function hasBody({headers}: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** An answer on its way is cut off as well: it was begun for a request that never was. */
function end({socket}: IncomingMessage, res: ServerResponse): void {
  if (!res.headersSent && socket.writable) socket.write(REFUSAL);
  socket.destroySoon();
}
