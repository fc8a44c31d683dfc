import {z} from "@hono/zod-openapi";
import type {Context} from "hono";
import {user} from "../../contract/accounts.ts";
import {AppError} from "../../core/errors.ts";
import {type AppEnv, createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, ownerInPath} from "../../core/http/define-route.ts";
import {refusal, reply} from "../../core/http/describe.ts";
import {getUser} from "../user/get-user.ts";
import {type AvatarDeps, removeAvatar, setAvatar} from "./set-avatar.ts";

/** The path below, whole. */
export const AVATAR_UPLOADS = [
  {path: /^\/b\/api\/v1\/users\/[^/]+\/avatar$/, maxBytes: 2 * 1024 * 1024},
] as const;

const tags = ["user"];
const params = z.object({id: z.string().max(64)});
const file = z
  .custom<File>((value) => value instanceof File)
  .openapi({type: "string", format: "binary", description: "JPEG, PNG or WebP, at most 2 MB"});

const setRoute = defineRoute("user.write", ownerInPath, {
  method: "post",
  path: "/{id}/avatar",
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

const removeRoute = defineRoute("user.write", ownerInPath, {
  method: "delete",
  path: "/{id}/avatar",
  tags,
  summary: "Take the picture away. Works twice",
  request: {params},
  responses: {200: reply(user), ...GUARDED},
});

const showRoute = defineRoute("public", null, {
  method: "get",
  path: "/avatars/{key}",
  tags,
  summary: "A picture somebody shows themselves by. Its name never shows another",
  request: {params: z.object({key: z.string().max(80)})},
  responses: {
    200: {description: "The picture", content: {"image/webp": {schema: z.any()}}},
    404: refusal("not_found"),
  },
});

/** Below `/b/api/v1/users`. */
export function avatarRoutes(deps: AvatarDeps) {
  const show = async (c: Context<AppEnv>) => {
    const data = await getUser(deps, c.var.owner);
    c.header("etag", `"${data.version}"`);
    return c.json({data}, 200);
  };
  return createApi()
    .openapi(setRoute, async (c) => {
      const picture = c.req.valid("form").file;
      await setAvatar(deps, c.var.owner, new Uint8Array(await picture.arrayBuffer()));
      return show(c);
    })
    .openapi(removeRoute, async (c) => {
      await removeAvatar(deps, c.var.owner);
      return show(c);
    });
}

/** Below `/b`, where the site passes requests on. */
export function pictureRoutes({pictures}: Pick<AvatarDeps, "pictures">) {
  return createApi().openapi(showRoute, async (c) => {
    const picture = await pictures.get(c.req.valid("param").key);
    if (!picture) throw new AppError("not_found", "Nothing is at this path");
    c.header("cache-control", "public, max-age=31536000, immutable");
    c.header("content-security-policy", "default-src 'none'; sandbox");
    c.header("x-content-type-options", "nosniff");
    return c.body(picture, 200, {"content-type": "image/webp"});
  });
}
