import {createReadStream, readFileSync, statSync} from "node:fs";
import {createServer, type IncomingMessage, type Server, type ServerResponse} from "node:http";
import {extname, join, normalize, sep} from "node:path";
import type {StudioEnv} from "../env.ts";
import {preparePage, withoutRemoteFonts} from "./page.ts";
import {contentPolicy, SECURITY_HEADERS} from "./policy.ts";

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

interface StudioServer {
  /** Folder of the built Studio. */
  readonly folder: string;
  readonly env: StudioEnv;
}

export function createStudioServer({folder, env}: StudioServer): Server {
  const page = preparePage(readBuiltPage(folder), env);
  const pageHeaders = {
    ...SECURITY_HEADERS,
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "content-security-policy": contentPolicy(env, page.inlineScripts),
  };
  return createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405);
    const path = requestPath(request);
    if (path === null) return refuse(response, 400);
    const file = join(folder, path);
    if (file.startsWith(folder + sep) && path !== "/index.html" && isFile(file)) {
      return sendFile(request, response, {file, path, isLocal: env.apiHost !== null});
    }
    // A missing script must return 404: the page sent in its place would only fail later, with a less clear error.
    if (extname(path) !== "" && path !== "/index.html") return refuse(response, 404);
    response.writeHead(200, pageHeaders);
    response.end(request.method === "HEAD" ? undefined : page.html);
  });
}

function readBuiltPage(folder: string): string {
  try {
    return readFileSync(join(folder, "index.html"), "utf8");
  } catch (cause) {
    throw new Error(`There is no built Studio in ${folder}. Build it first: pnpm --filter ./studio build`, {
      cause,
    });
  }
}

/** The decoded path, or null when it cannot be one. */
function requestPath({url = "/"}: IncomingMessage): string | null {
  try {
    const {pathname} = new URL(url, "http://studio");
    const decoded = decodeURIComponent(pathname);
    return decoded.includes("\0") ? null : normalize(decoded);
  } catch {
    return null;
  }
}

function isFile(path: string): boolean {
  return statSync(path, {throwIfNoEntry: false})?.isFile() ?? false;
}

interface StaticFile {
  readonly file: string;
  readonly path: string;
  /** Beside a local lake nothing may come from elsewhere. */
  readonly isLocal: boolean;
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  {file, path, isLocal}: StaticFile,
): void {
  response.writeHead(200, {
    ...SECURITY_HEADERS,
    "content-type": CONTENT_TYPES[extname(file)] ?? "application/octet-stream",
    // Names in this folder carry a hash of their content.
    "cache-control": path.startsWith("/static/") ? "public, max-age=31536000, immutable" : "no-cache",
  });
  if (request.method === "HEAD") return void response.end();
  if (isLocal && path.endsWith(".css"))
    return void response.end(withoutRemoteFonts(readFileSync(file, "utf8")));
  createReadStream(file)
    .on("error", () => response.destroy())
    .pipe(response);
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, {...SECURITY_HEADERS, "content-type": "text/plain; charset=utf-8"});
  response.end(`${status}\n`);
}
