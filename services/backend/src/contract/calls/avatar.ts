import {z} from "@hono/zod-openapi";
import {user} from "../accounts.ts";
import {defineCall, GUARDED, refusal, reply} from "../call.ts";

const tags = ["user"];
const params = z.object({id: z.string().max(64)});
const file = z
  .custom<File>((value) => value instanceof File)
  .openapi({type: "string", format: "binary", description: "JPEG, PNG or WebP, at most 2 MB"});

export const set = defineCall({
  action: "user.write",
  method: "post",
  path: "/b/api/v1/users/{id}/avatar",
  tags,
  summary: "Show oneself by a picture",
  request: {params, body: {required: true, content: {"multipart/form-data": {schema: z.object({file})}}}},
  responses: {
    200: reply(user),
    400: refusal("invalid"),
    ...GUARDED,
    413: refusal("payload_too_large"),
    415: refusal("unsupported_type"),
  },
});

export const remove = defineCall({
  action: "user.write",
  method: "delete",
  path: "/b/api/v1/users/{id}/avatar",
  tags,
  summary: "Take the picture away. Works twice",
  request: {params},
  responses: {200: reply(user), ...GUARDED},
});

export const view = defineCall({
  action: "public",
  method: "get",
  path: "/b/avatars/{key}",
  tags,
  summary: "A picture somebody shows themselves by. Its name never shows another",
  request: {params: z.object({key: z.string().max(80)})},
  responses: {
    200: {description: "The picture", content: {"image/webp": {schema: z.any()}}},
    404: refusal("not_found"),
  },
});
