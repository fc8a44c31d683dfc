import {createServer, request} from "node:http";
import next from "next";
import {createBackendPipe, isBackendPath} from "./server/backend-pipe.ts";
import {type FetchPage, OWN_REQUEST, withDesignedErrors} from "./server/designed-errors.ts";
import {env} from "./server/env.ts";
import {createKeptBodies} from "./server/kept-bodies.ts";
import {refuseRepeatedHeaders} from "./server/no-repeated-headers.ts";
import {refusesMethod, setPageHeaders} from "./server/page-headers.ts";
import {refreshOnStart} from "./server/refresh-on-start.ts";
import {sendKept} from "./server/send-kept.ts";

const KEPT_BYTES = 24 * 1024 * 1024;

const keptBodies = createKeptBodies(KEPT_BYTES);
const {WEB_PORT: port, HOST: hostname} = env;
const app = next({dev: false, dir: import.meta.dirname, hostname, port});
const pipeToBackend = createBackendPipe(env.BACKEND_URL);
await app.prepare();
const handle = app.getRequestHandler();

const answerPage = withDesignedErrors((req, res) => handle(req, res), fetchOwnPage);
const server = createServer((req, res) => {
  if (isBackendPath(req.url ?? "/")) {
    pipeToBackend(req, res);
    return;
  }
  setPageHeaders(res);
  if (refusesMethod(req)) {
    res.writeHead(405, {allow: "GET, HEAD"}).end();
    return;
  }
  refuseRepeatedHeaders(res);
  sendKept(req, res, keptBodies);
  void answerPage(req, res);
});
// Longer than the idle time of common load balancers, which would otherwise reuse a connection as it closes.
server.keepAliveTimeout = 65_000;
server.listen(port, hostname, () => {
  console.log(`Site ready on http://${hostname}:${port}`);
  const {SANITY_API_HOST: contentUrl, SANITY_WEBHOOK_SECRET: secret} = env;
  if (secret) void refreshOnStart({contentUrl, siteUrl: `http://${hostname}:${port}`, secret});
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 4000).unref();
  });
}

function fetchOwnPage(path: string): ReturnType<FetchPage> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {host: hostname, port, path, headers: {accept: "text/html", [OWN_REQUEST.name]: OWN_REQUEST.value}},
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          resolve({status: answer.statusCode ?? 500, body: Buffer.concat(chunks)});
        });
        answer.on("error", reject);
      },
    );
    sent.on("error", reject);
    sent.end();
  });
}
