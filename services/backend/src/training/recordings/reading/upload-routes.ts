import * as calls from "../../../contract/calls/uploads.ts";
import {UPLOAD_MAX_BYTES} from "../../../contract/platforms.ts";
import {AppError, notFound} from "../../../core/errors.ts";
import {createApi} from "../../../core/http/api.ts";
import {defineRoute, ownerInPath} from "../../../core/http/define-route.ts";
import type {LimitDeps} from "../../../core/rate-limit/limit-visitor.ts";
import {enterRun} from "./enter-run.ts";
import {countFiles, limitFiles} from "./limit-files.ts";
import type {ReadingDeps} from "./reading-deps.ts";
import {describeUpload, takeAsRun} from "./receive-file.ts";
import {receiveFiles} from "./receive-files.ts";

/** Several files may come at once; each has the size of one. */
export const ACTIVITY_UPLOADS = [
  {path: /^\/b\/api\/v1\/users\/[^/]+\/activities$/, maxBytes: 2 * UPLOAD_MAX_BYTES, countsBySize: true},
] as const;

const uploadRoute = defineRoute(calls.upload, ownerInPath);
const uploadStateRoute = defineRoute(calls.readState, ownerInPath);
const takeAsRunRoute = defineRoute(calls.importAsRun, ownerInPath);
const enterRoute = defineRoute(calls.addByHand, ownerInPath);

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
