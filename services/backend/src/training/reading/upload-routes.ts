import {z} from "@hono/zod-openapi";
import {ACTIVITY_BOUNDS} from "../../contract/activity-values.ts";
import {handEntry} from "../../contract/hand-entry.ts";
import {UPLOAD_MAX_BYTES} from "../../contract/platforms.ts";
import {uploadResults, uploadState} from "../../contract/uploads.ts";
import {AppError} from "../../core/errors.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, ownerInPath} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import type {LimitDeps} from "../../core/rate-limit/limit-visitor.ts";
import {notFound} from "../activities/get-run.ts";
import {enterRun} from "./enter-run.ts";
import {countFiles, limitFiles} from "./limit-files.ts";
import type {ReadingDeps} from "./reading-deps.ts";
import {describeUpload, takeAsRun} from "./receive-file.ts";
import {receiveFiles} from "./receive-files.ts";

/** The path below, whole. Several files may come at once; each has the size of one. */
export const ACTIVITY_UPLOADS = [
  {path: /^\/b\/api\/v1\/users\/[^/]+\/activities$/, maxBytes: 2 * UPLOAD_MAX_BYTES, countsBySize: true},
] as const;

const tags = ["activities"];
const params = z.object({id: z.string().max(64)});
const binary = {type: "string", format: "binary"} as const;
const files = z
  .union([z.instanceof(File), z.array(z.instanceof(File)).max(ACTIVITY_BOUNDS.files.max)])
  .openapi({
    type: "array",
    items: binary,
    description: "FIT, TCX, GPX or our own CSV, also packed, several in one zip too; repeatable",
  });
const form = z.object({file: files});

const uploadRoute = defineRoute("run.write", ownerInPath, {
  method: "post",
  path: "/{id}/activities",
  tags,
  summary: "Send files of runs. 202 while one of them is still being read",
  request: {params, body: {required: true, content: {"multipart/form-data": {schema: form}}}},
  responses: {
    200: reply(uploadResults),
    202: reply(uploadResults),
    400: refusal("invalid"),
    ...GUARDED,
    413: refusal("payload_too_large"),
    415: refusal("unsupported_type"),
    429: refusal("rate_limited"),
  },
});

const uploadStateRoute = defineRoute("run.read", ownerInPath, {
  method: "get",
  path: "/{id}/uploads/{upload_id}",
  tags,
  summary: "What became of a file",
  request: {params: params.extend({upload_id: z.string().max(64)})},
  responses: {200: reply(uploadState), ...GUARDED},
});

const takeAsRunRoute = defineRoute("run.write", ownerInPath, {
  method: "put",
  path: "/{id}/uploads/{upload_id}/run",
  tags,
  summary: "Take a file for a run that was refused as another sport. 202 while it is being read; works twice",
  request: {params: params.extend({upload_id: z.string().max(64)})},
  responses: {200: reply(uploadState), 202: reply(uploadState), ...GUARDED, 409: refusal("conflict")},
});

const enterRoute = defineRoute("run.write", ownerInPath, {
  method: "post",
  path: "/{id}/activities/by-hand",
  tags,
  summary: "Enter a run that nothing recorded. 202 while it is being worked out; the same twice is one run",
  request: {params, body: jsonBody(handEntry)},
  responses: {
    200: reply(uploadState),
    202: reply(uploadState),
    400: refusal("invalid"),
    ...GUARDED,
    429: refusal("rate_limited"),
  },
});

/** Below `/b/api/v1/users`. */
export function uploadRoutes(deps: ReadingDeps & LimitDeps) {
  return createApi()
    .openapi(uploadRoute, async (c) => {
      const sent = [c.req.valid("form").file].flat();
      await limitFiles(deps, c.var.owner, await countFiles(sent));
      const data = {files: await receiveFiles(deps, c.var.owner, sent)};
      const isReading = data.files.some(({outcome}) => outcome === "reading");
      return isReading ? c.json({data}, 202) : c.json({data}, 200);
    })
    .openapi(uploadStateRoute, async (c) => {
      const found = await describeUpload(deps.db, c.var.owner, c.req.valid("param").upload_id);
      if (!found) throw notFound();
      return c.json({data: found}, 200);
    })
    .openapi(enterRoute, async (c) => {
      await limitFiles(deps, c.var.owner, 1);
      const data = await enterRun(deps, c.var.owner, c.req.valid("json"));
      return c.json({data}, data.outcome === "reading" ? 202 : 200);
    })
    .openapi(takeAsRunRoute, async (c) => {
      const data = await takeAsRun(deps, c.var.owner, c.req.valid("param").upload_id);
      if (data === null) throw notFound();
      if (data === "refused") throw new AppError("conflict", "It was not refused as another sport");
      return c.json({data}, data.outcome === "reading" ? 202 : 200);
    });
}
