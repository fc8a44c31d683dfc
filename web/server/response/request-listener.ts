import type {IncomingMessage, ServerResponse} from "node:http";
import {createHostCheck, namesPath} from "@gradus/backend/contract/own-host";
import {type TrustedProxies, visitorAddress} from "@gradus/backend/contract/visitor-address";
import {NO_STORE} from "../../src/lib/cache-control.ts";
import {TODAY_WORKER_PATH} from "../../src/lib/today-worker-path.ts";
import {REPORTS_PATH} from "../policy/content-policy.ts";
import type {IsPreview} from "../policy/preview-request.ts";
import {createBackendPipe, isBackendPath} from "./backend-pipe.ts";
import {isFrameworkTool, pageHeaders, refusesMethod, requireTls} from "./page-headers.ts";

type Answer = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;

interface ListenerOptions {
  readonly siteUrl: string;
  readonly backendUrl: string;
  readonly trustedProxies: TrustedProxies;
  readonly answerPage: Answer;
  /** Receives browsers' reports of refused scripts. */
  readonly receiveReport: Answer;
  /** Serves the service worker that caches the page of today. */
  readonly answerWorker: Answer;
  readonly isPreview: IsPreview;
  /** A notice of changed content was answered. */
  readonly onContentChange: () => void;
  readonly isDevelopment: boolean;
}

export function createRequestListener(options: ListenerOptions) {
  const {siteUrl, answerPage, receiveReport, answerWorker, isPreview, onContentChange, isDevelopment} =
    options;
  const isOwnHost = createHostCheck([siteUrl]);
  const pipeToBackend = createBackendPipe(options.backendUrl);
  return (req: IncomingMessage, res: ServerResponse) => {
    requireTls(res, siteUrl);
    if (!namesPath(req)) return refuse(res, 400, "A request names a path of this site, not an address.");
    if (!isOwnHost(req))
      return refuse(res, 421, `This site is ${siteUrl} (SITE_URL), and answers to no other name.`);
    if (isEcho(req))
      return refuse(res, 405, "This site does not answer TRACE.", {
        allow: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
      });
    // The framework would believe it over the host that was checked.
    delete req.headers["x-forwarded-host"];
    nameVisitor(req, options.trustedProxies);
    if (isBackendPath(req.url ?? "/")) {
      pipeToBackend(req, res);
      return;
    }
    for (const [name, value] of Object.entries(pageHeaders(isPreview(req), req.url)))
      res.setHeader(name, value);
    if (req.url === REPORTS_PATH) return void receiveReport(req, res);
    if (refusesMethod(req) && !(isDevelopment && isFrameworkTool(req)))
      return refuse(res, 405, "This page is only read.", {allow: "GET, HEAD"});
    if (req.url === TODAY_WORKER_PATH) return void answerWorker(req, res);
    if (req.url === "/api/revalidate") res.once("finish", onContentChange);
    void answerPage(req, res);
  };
}

/** For all that answer from here on, and for the backend behind them: in place of what was sent, the address that counts. */
function nameVisitor({headers, socket}: IncomingMessage, trustedProxies: TrustedProxies): void {
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",");
  headers["x-forwarded-for"] = visitorAddress(socket.remoteAddress ?? "", forwarded, trustedProxies);
}

/**
 * TRACE returns a request to its sender, with all that was added on the way. No platform interface can represent it.
 */
function isEcho({method}: IncomingMessage): boolean {
  return method === "TRACE";
}

function refuse(
  res: ServerResponse,
  status: number,
  words: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const nature = {"content-type": "text/plain", "x-content-type-options": "nosniff", ...NO_STORE};
  res.writeHead(status, {...headers, ...nature});
  res.end(`${words}\n`);
}
