import {z} from "@hono/zod-openapi";
import {UPLOAD_MAX_BYTES, UPLOAD_PRODUCTS, uploadForm, uploadReply} from "../../contract/platforms.ts";
import {AppError} from "../../core/errors.ts";
import {createApi} from "../../core/http/api.ts";
import {actorsOwn, defineRoute, GUARDED} from "../../core/http/define-route.ts";
import {refusal, reply} from "../../core/http/describe.ts";
import type {ReadingDeps} from "./reading-deps.ts";
import {receiveFile} from "./receive-file.ts";

/** The path below, whole. */
export const DATA_UPLOADS = [{path: /^\/b\/platform\/data\/[^/]+$/, maxBytes: UPLOAD_MAX_BYTES}] as const;

/** As the description of the interface can say it. */
const described = uploadForm.extend({file: z.instanceof(File).openapi({type: "string", format: "binary"})});

const uploadRoute = defineRoute("user.write", actorsOwn, {
  method: "post",
  path: "/platform/data/{product}",
  tags: ["platforms"],
  summary: "Send the file of a run: FIT, TCX or GPX, also packed. It is kept, and read at once or soon",
  request: {
    params: z.object({product: z.enum(UPLOAD_PRODUCTS)}),
    body: {required: true, content: {"multipart/form-data": {schema: described}}},
  },
  responses: {
    202: reply(uploadReply),
    400: refusal("invalid"),
    ...GUARDED,
    413: refusal("payload_too_large"),
    415: refusal("unsupported_type"),
    429: refusal("rate_limited"),
  },
});

/** Files of runs, below `/b`. */
export function dataRoutes(deps: ReadingDeps) {
  return createApi().openapi(uploadRoute, async (c) => {
    const {file, source_id = null} = c.req.valid("form");
    if (file.size > UPLOAD_MAX_BYTES) {
      throw new AppError("payload_too_large", `A file may have ${UPLOAD_MAX_BYTES} bytes`);
    }
    const content = new Uint8Array(await file.arrayBuffer());
    const {product} = c.req.valid("param");
    const own = {user_id: c.var.owner, source: "file", source_id, received_at: deps.now()};
    const {upload_id, outcome, activity_ids} = await receiveFile(deps, {...own, product, content});
    const activity_id = activity_ids[0] ?? null;
    return c.json({data: {upload_id, activity_id, duplicate: outcome === "duplicate"}}, 202);
  });
}
