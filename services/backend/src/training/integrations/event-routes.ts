import {z} from "@hono/zod-openapi";
import {platformName, webhookReply} from "../../contract/platforms.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {refusal, reply} from "../../core/http/describe.ts";
import type {PlatformDeps} from "./platform-deps.ts";
import {receiveEvent, signedHeaders} from "./receive-event.ts";

const eventRoute = defineRoute("public", null, {
  method: "post",
  path: "/platform/webhook/{platform}",
  tags: ["platforms"],
  summary: "What a platform tells us, signed over its bytes. The same event twice is one",
  request: {params: z.object({platform: platformName}), headers: signedHeaders},
  responses: {
    200: reply(webhookReply),
    400: refusal("invalid"),
    404: refusal("not_found"),
    429: refusal("rate_limited"),
  },
});

/** What platforms call by themselves, below `/b`. */
export function eventRoutes(deps: PlatformDeps) {
  return createApi().openapi(eventRoute, async (c) => {
    const body = Buffer.from(await c.req.arrayBuffer());
    await receiveEvent(deps, c.req.valid("param").platform, c.req.valid("header"), body);
    return c.json({data: {received: true as const}}, 200);
  });
}
