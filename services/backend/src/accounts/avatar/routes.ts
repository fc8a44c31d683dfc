import type {Context} from "hono";
import * as calls from "../../contract/calls/avatar.ts";
import {notFound} from "../../core/errors.ts";
import {type AppEnv, createApi} from "../../core/http/api.ts";
import {defineRoute, ownerInPath} from "../../core/http/define-route.ts";
import {getUser} from "../user/get-user.ts";
import {type AvatarDeps, removeAvatar, setAvatar} from "./set-avatar.ts";

export const AVATAR_UPLOADS = [
  {path: /^\/b\/api\/v1\/users\/[^/]+\/avatar$/, maxBytes: 2 * 1024 * 1024},
] as const;

const setRoute = defineRoute(calls.set, ownerInPath);
const removeRoute = defineRoute(calls.remove, ownerInPath);
const viewRoute = defineRoute(calls.view, null);

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

export function pictureRoutes({pictures}: Pick<AvatarDeps, "pictures">) {
  return createApi().openapi(viewRoute, async (c) => {
    const picture = await pictures.get(c.req.valid("param").key);
    if (!picture) throw notFound();
    c.header("cache-control", "public, max-age=31536000, immutable");
    c.header("content-security-policy", "default-src 'none'; sandbox");
    c.header("x-content-type-options", "nosniff");
    return c.body(picture, 200, {"content-type": "image/webp"});
  });
}
