import type {IncomingMessage, ServerResponse} from "node:http";
import {createBackendPipe, isBackendPath} from "./backend-pipe.ts";
import {pageHeaders, refusesMethod, requireTls} from "./page-headers.ts";

interface ListenerOptions {
  readonly siteUrl: string;
  readonly backendUrl: string;
  readonly answerPage: (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;
  /** A notice of changed content was answered. */
  readonly onContentChange: () => void;
}

/** Who answers a request: the backend, nobody, or the framework. */
export function createRequestListener(options: ListenerOptions) {
  const {siteUrl, answerPage, onContentChange} = options;
  const pipeToBackend = createBackendPipe(options.backendUrl);
  return (req: IncomingMessage, res: ServerResponse) => {
    requireTls(res, siteUrl);
    if (isBackendPath(req.url ?? "/")) {
      pipeToBackend(req, res);
      return;
    }
    for (const [name, value] of Object.entries(pageHeaders(req))) res.setHeader(name, value);
    if (refusesMethod(req)) {
      res.writeHead(405, {allow: "GET, HEAD"}).end();
      return;
    }
    if (req.url === "/api/revalidate") res.once("finish", onContentChange);
    void answerPage(req, res);
  };
}
