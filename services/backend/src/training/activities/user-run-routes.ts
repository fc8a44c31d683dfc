import {z} from "@hono/zod-openapi";
import {
  activity,
  activityEdit,
  activityList,
  activityQuery,
  activityRemoval,
  uploadResults,
  uploadState,
} from "../../contract/activities.ts";
import {ACTIVITY_BOUNDS} from "../../contract/activity-values.ts";
import {UPLOAD_MAX_BYTES} from "../../contract/platforms.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, ownerInPath} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {expectedVersion} from "../../core/http/expected-version.ts";
import {type SharedInPathDeps, sharedInPath} from "../../core/http/shared-in-path.ts";
import type {ReadingDeps} from "../reading/reading-deps.ts";
import {describeUpload} from "../reading/receive-file.ts";
import {receiveFiles} from "../reading/receive-files.ts";
import {deleteRun, restoreRun} from "./delete-run.ts";
import {editRun} from "./edit-run.ts";
import {notFound} from "./get-run.ts";
import {listRuns} from "./list-runs.ts";
import {toActivity} from "./to-activity.ts";

/** The path below, whole. Several files may come at once; each has the size of one. */
export const ACTIVITY_UPLOADS = [
  {path: /^\/b\/api\/v1\/users\/[^/]+\/activities$/, maxBytes: 4 * UPLOAD_MAX_BYTES},
] as const;

const tags = ["activities"];
const params = z.object({id: z.string().max(64)});
const oneParams = params.extend({activity_id: z.string().max(64)});
const binary = {type: "string", format: "binary"} as const;
const files = z
  .union([z.instanceof(File), z.array(z.instanceof(File)).max(ACTIVITY_BOUNDS.files.max)])
  .openapi({
    type: "array",
    items: binary,
    description: "FIT, TCX, GPX or our own CSV, also packed; repeatable",
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

const changeRoute = defineRoute("run.write", ownerInPath, {
  method: "put",
  path: "/{id}/activities/{activity_id}",
  tags,
  summary: "Change what one says of a run",
  request: {params: oneParams, body: jsonBody(activityEdit)},
  responses: {200: reply(activity), 400: refusal("invalid"), ...GUARDED, 409: refusal("conflict")},
});

const removeRoute = defineRoute("run.write", ownerInPath, {
  method: "delete",
  path: "/{id}/activities/{activity_id}",
  tags,
  summary: "Delete a run; for a while it can be brought back. Works twice",
  request: {params: oneParams},
  responses: {200: reply(activityRemoval), ...GUARDED},
});

const restoreRoute = defineRoute("run.write", ownerInPath, {
  method: "post",
  path: "/{id}/activities/{activity_id}/restore",
  tags,
  summary: "Bring a deleted run back. Works twice",
  request: {params: oneParams},
  responses: {200: reply(activity), ...GUARDED, 409: refusal("conflict")},
});

/** Below `/b/api/v1/users`. */
export function userRunRoutes(deps: ReadingDeps & SharedInPathDeps) {
  const {db} = deps;
  const listRoute = defineRoute("run.read", sharedInPath(deps), {
    method: "get",
    path: "/{id}/activities",
    tags,
    summary: "Runs, the newest first",
    request: {params, query: activityQuery},
    responses: {200: reply(activityList), 400: refusal("invalid"), ...GUARDED},
  });

  return createApi()
    .openapi(listRoute, async (c) => {
      const data = await listRuns(db, c.var.owner, c.var.shared, c.req.valid("query"));
      return c.json({data}, 200);
    })
    .openapi(uploadRoute, async (c) => {
      const sent = [c.req.valid("form").file].flat();
      const data = {files: await receiveFiles(deps, c.var.owner, sent)};
      const isReading = data.files.some(({outcome}) => outcome === "reading");
      return isReading ? c.json({data}, 202) : c.json({data}, 200);
    })
    .openapi(uploadStateRoute, async (c) => {
      const found = await describeUpload(db, c.var.owner, c.req.valid("param").upload_id);
      if (!found) throw notFound();
      return c.json({data: found}, 200);
    })
    .openapi(changeRoute, async (c) => {
      const {activity_id: id} = c.req.valid("param");
      const change = {id, edit: c.req.valid("json"), expected: expectedVersion(c)};
      const data = toActivity(await editRun(deps, c.var.owner, change), null);
      c.header("etag", `"${data.version}"`);
      return c.json({data}, 200);
    })
    .openapi(removeRoute, async (c) => {
      const data = await deleteRun(deps, c.var.owner, c.req.valid("param").activity_id);
      return c.json({data}, 200);
    })
    .openapi(restoreRoute, async (c) => {
      const {activity_id: id} = c.req.valid("param");
      const row = await restoreRun(deps, c.var.owner, id);
      const data = toActivity(row, null);
      c.header("etag", `"${data.version}"`);
      return c.json({data}, 200);
    });
}
