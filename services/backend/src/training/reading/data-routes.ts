import {z} from "@hono/zod-openapi";
import {footUpload, footUploadReply} from "../../contract/foot-data.ts";
import {UPLOAD_MAX_BYTES, UPLOAD_PRODUCTS, uploadForm, uploadReply} from "../../contract/platforms.ts";
import {AppError} from "../../core/errors.ts";
import {createApi} from "../../core/http/api.ts";
import {actorsOwn, defineRoute, GUARDED} from "../../core/http/define-route.ts";
import {refusal, reply} from "../../core/http/describe.ts";
import type {LimitDeps} from "../../core/rate-limit/limit-visitor.ts";
import {isUpload} from "../../core/rate-limit/request-limits.ts";
import {receiveFeet} from "../feet/receive-feet.ts";
import type {NewUpload} from "../uploads/store-upload.ts";
import {limitFiles} from "./limit-files.ts";
import type {ReadingDeps} from "./reading-deps.ts";
import {receiveFile} from "./receive-file.ts";

/** The path below, whole. */
export const DATA_UPLOADS = [
  {path: /^\/b\/platform\/data\/[^/]+$/, maxBytes: UPLOAD_MAX_BYTES, countsBySize: true},
] as const;

/** As the description of the interface can say it. */
const described = uploadForm.extend({file: z.instanceof(File).openapi({type: "string", format: "binary"})});

const uploadRoute = defineRoute("user.write", actorsOwn, {
  method: "post",
  path: "/platform/data/{product}",
  tags: ["platforms"],
  summary:
    "Send the file of a run as a form (FIT, TCX or GPX, also packed), which is kept, and read at once or soon; or, as JSON, how feet moved",
  request: {
    params: z.object({product: z.enum(UPLOAD_PRODUCTS)}),
    // Not required, since each of the two alone is: what brings neither is refused below.
    body: {
      required: false,
      content: {"multipart/form-data": {schema: described}, "application/json": {schema: footUpload}},
    },
  },
  responses: {
    202: reply(z.union([uploadReply, footUploadReply])),
    400: refusal("invalid"),
    ...GUARDED,
    413: refusal("payload_too_large"),
    415: refusal("unsupported_type"),
    429: refusal("rate_limited"),
  },
});

/** Files of runs, and what pods say beside them, below `/b`. */
export function dataRoutes(deps: ReadingDeps & LimitDeps) {
  return createApi().openapi(uploadRoute, async (c) => {
    const {product} = c.req.valid("param");
    const whose = {user_id: c.var.owner, product};
    const sent = isUpload(c) ? c.req.valid("form") : c.req.valid("json");
    if ("strides" in sent) return c.json({data: await receiveFeet(deps, {...whose, body: sent})}, 202);
    if ("file" in sent) return c.json({data: await takeFile(deps, whose, sent)}, 202);
    throw new AppError("invalid", "Send a file or strides", {field_errors: {file: "required"}});
  });
}

async function takeFile(
  deps: ReadingDeps & LimitDeps,
  whose: Pick<NewUpload, "user_id" | "product">,
  {file, source_id}: z.output<typeof uploadForm>,
) {
  if (file.size > UPLOAD_MAX_BYTES)
    throw new AppError("payload_too_large", `A file may have ${UPLOAD_MAX_BYTES} bytes`);
  await limitFiles(deps, whose.user_id, 1);
  const content = new Uint8Array(await file.arrayBuffer());
  const own = {...whose, source: "file", source_id: source_id ?? null, received_at: deps.now()};
  const {upload_id, outcome, activity_ids} = await receiveFile(deps, {...own, content});
  return {upload_id, activity_id: activity_ids[0] ?? null, duplicate: outcome === "duplicate"};
}
