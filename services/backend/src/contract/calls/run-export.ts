import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {runExport, runExportLink, runExportReply, runExportRequest} from "../run-export.ts";

const tags = ["activities"];
const params = z.object({id: z.string().max(64)});

export const state = defineCall({
  action: "run.original",
  method: "get",
  path: "/b/api/v1/users/{id}/activities/export",
  tags,
  summary: "How far the newest file of all runs is",
  request: {params},
  responses: {200: reply(runExportReply), ...GUARDED},
});

export const request = defineCall({
  action: "privacy.write",
  method: "post",
  path: "/b/api/v1/users/{id}/activities/export",
  tags,
  summary: "Ask for all runs in one file: FIT, CSV or as they came. One at a time",
  request: {params, body: jsonBody(runExportRequest)},
  responses: {202: reply(runExport), 400: refusal("invalid"), ...GUARDED, 409: refusal("conflict")},
});

export const createLink = defineCall({
  action: "privacy.write",
  method: "post",
  path: "/b/api/v1/users/{id}/activities/export/link",
  tags,
  summary: "An address to fetch the file from, for ten minutes",
  request: {params, body: jsonBody(z.strictObject({}))},
  responses: {200: reply(runExportLink), 400: refusal("invalid"), ...GUARDED},
});

export const download = defineCall({
  action: "public",
  method: "get",
  path: "/b/run-exports/{token}",
  tags,
  summary: "What an address of a file of runs leads to",
  request: {params: z.object({token: z.string().max(128)})},
  responses: {
    200: {
      description: "A zip",
      content: {"application/zip": {schema: z.string().openapi({format: "binary"})}},
    },
    404: refusal("not_found"),
  },
});
