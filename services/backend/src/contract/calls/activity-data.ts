import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, refusal, reply} from "../call.ts";
import {footUpload, footUploadReply} from "../foot-data.ts";
import {UPLOAD_PRODUCTS, uploadForm, uploadReply} from "../platforms.ts";

/** The form, as the API document can describe it. */
const described = uploadForm.extend({file: z.instanceof(File).openapi({type: "string", format: "binary"})});

export const upload = defineCall({
  action: "user.write",
  method: "post",
  path: "/b/platform/data/{product}",
  tags: ["platforms"],
  summary:
    "Send the file of a run as a form (FIT, TCX or GPX, also packed, several in one zip too), which is kept, and read at once or soon; or, as JSON, how feet moved",
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
