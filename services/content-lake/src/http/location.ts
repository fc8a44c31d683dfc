import {badRequest} from "../errors.ts";

export interface Location {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly apiVersion: string;
  /** Named by the host or by a header; null for a plain call, which is for the only project there is. */
  readonly projectId: string | null;
}

const VERSION = /^\/v(1|X|\d{4}-\d{2}-\d{2})(?=\/|$)/;
const RESOURCE = /^\/projects\/([^/]+)\/datasets\/([^/]+)\/(.+)$/;
const DATA_OPERATIONS = new Set([
  "query",
  "mutate",
  "doc",
  "listen",
  "actions",
  "history",
  "references",
  "export",
]);

export function parseLocation(url: string, host: string, projectHeader: string | undefined): Location {
  const queryStart = url.indexOf("?");
  const rawPath = queryStart < 0 ? url : url.slice(0, queryStart);
  const version = VERSION.exec(rawPath);
  const path = decodePath(version ? rawPath.slice(version[0].length) : rawPath);
  return {
    path: toDataForm(path || "/"),
    query: new URLSearchParams(queryStart < 0 ? "" : url.slice(queryStart + 1)),
    apiVersion: version?.[1] ?? "1",
    projectId: projectOfHost(host) ?? projectHeader ?? projectOfPath(path),
  };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    throw badRequest("The path is not valid percent-encoded UTF-8", {cause: error});
  }
}

/** `gradus.localhost` names a project; `s3.` in front only spreads streams over several connections. */
function projectOfHost(host: string): string | null {
  const name = hostName(host);
  if (!name.endsWith(".localhost")) return null;
  const project = name.slice(0, -".localhost".length).replace(/^s\d+(\.|$)/, "");
  return project === "" ? null : project;
}

/** Whether a name is one of those that only spread streams over connections. */
export const isShardHost = (host: string): boolean => /^s\d+\./.test(hostName(host));

const projectOfPath = (path: string): string | null => /^\/projects\/([^/]+)/.exec(path)?.[1] ?? null;

export function hostName(host: string): string {
  return host
    .replace(/:\d+$/, "")
    .replace(/^\[|\]$/g, "")
    .toLowerCase();
}

/** Rewrites the paths of clients set up with a resource: `/projects/p/datasets/d/query` becomes `/data/query/d`. */
function toDataForm(path: string): string {
  const [, , dataset, rest] = RESOURCE.exec(path) ?? [];
  if (dataset === undefined || rest === undefined) return path;
  const [operation = "", ...tail] = rest.split("/");
  if (rest === "live/events") return `/data/live/events/${dataset}`;
  if (operation === "assets") return `/assets/${[...tail.slice(0, 1), dataset, ...tail.slice(1)].join("/")}`;
  return DATA_OPERATIONS.has(operation) ? `/data/${[operation, dataset, ...tail].join("/")}` : path;
}
