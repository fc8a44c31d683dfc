import {once} from "node:events";
import {type DataDeps, requirePerson} from "../data-deps.ts";
import {type Call, listParam, param, STREAMED} from "../http/call.ts";
import {type Route, route} from "../http/router.ts";
import type {LakeDocument} from "../types.ts";
import {toCanonicalJson} from "./canonical-json.ts";

type ExportDeps = Pick<DataDeps, "datasets" | "access">;

const CHUNK_CHARS = 256 * 1024;

export function exportRoutes(deps: ExportDeps): Route[] {
  return [route("GET", "/data/export/:dataset", (call) => exportDataset(deps, call))];
}

/** Every document a line, by id. Without `_rev`, which names transactions of this copy of the dataset only. */
async function exportDataset({datasets, access}: ExportDeps, call: Call): Promise<typeof STREAMED> {
  const dataset = datasets.require(param(call, "dataset"));
  const canRead = access.readFilter(requirePerson(call), dataset);
  const types = listParam(call.query.get("types"));
  const isWanted = (document: LakeDocument) =>
    (types.length === 0 || types.includes(document._type)) && (!canRead || canRead(document));
  // Taken at once: what is written while the client reads belongs to the next export.
  const documents = [...dataset.store.all()].filter(isWanted).sort((a, b) => (a._id < b._id ? -1 : 1));
  const {response} = call;
  response.writeHead(200, {"content-type": "application/x-ndjson; charset=utf-8"});
  for (const chunk of toChunks(documents)) {
    if (response.destroyed) break;
    if (!response.write(chunk)) await Promise.race([once(response, "drain"), once(response, "close")]);
  }
  response.end();
  return STREAMED;
}

function* toChunks(documents: readonly LakeDocument[]): Generator<string> {
  let chunk = "";
  for (const {_rev, ...document} of documents) {
    chunk += `${toCanonicalJson(document)}\n`;
    if (chunk.length < CHUNK_CHARS) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk !== "") yield chunk;
}
