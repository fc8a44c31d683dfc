import {type DataDeps, requirePerson} from "../data-deps.ts";
import type {Dataset} from "../datasets.ts";
import {type Call, flag, listParam, param, type Reply} from "../http/call.ts";
import {type Route, route} from "../http/router.ts";
import {publishedIdOf} from "../store/document-id.ts";
import type {LakeDocument} from "../types.ts";

export function documentRoutes(deps: DataDeps): Route[] {
  return [
    route("GET", "/data/doc/:dataset/:ids", (call) => getDocuments(deps, call)),
    // References from other datasets; there are none here. Those of this dataset are found by query.
    route("GET", "/data/references/:dataset/documents/:id/to", (call) => {
      deps.datasets.require(param(call, "dataset"));
      requirePerson(call);
      return {body: {totalCount: 0, references: []}};
    }),
  ];
}

function getDocuments(deps: DataDeps, call: Call): Reply {
  const dataset = deps.datasets.require(param(call, "dataset"));
  const canRead = deps.access.readFilter(call.person, dataset) ?? (() => true);
  const documents: LakeDocument[] = [];
  const omitted: {id: string; reason: "existence" | "permission"}[] = [];
  for (const id of idsOf(dataset, call)) {
    const document = dataset.store.get(id);
    if (!document) omitted.push({id, reason: "existence"});
    else if (canRead(document)) documents.push(document);
    else omitted.push({id, reason: "permission"});
  }
  return {body: flag(call.query, "excludeContent") ? {omitted} : {documents, omitted}};
}

function idsOf({store}: Dataset, call: Call): string[] {
  const ids = [...new Set(listParam(param(call, "ids")))];
  if (!flag(call.query, "includeAllVersions")) return ids;
  const idSet = new Set(ids);
  return [...store.all()].map(({_id}) => _id).filter((id) => idSet.has(publishedIdOf(id)));
}
