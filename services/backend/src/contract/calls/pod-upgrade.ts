import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {podUpgrade, podUpgradeCode, podUpgradeRequest} from "../pod-upgrade.ts";

const tags = ["promotions"];
const params = z.object({id: z.string().max(64)});

export const read = defineCall({
  action: "promotion.read",
  method: "get",
  path: "/canyon/users/{id}/promotion/pod-upgrade",
  tags,
  summary: "Whether somebody gets a code for a new pod, and the one they have",
  request: {params},
  responses: {200: reply(podUpgrade), ...GUARDED},
});

export const issue = defineCall({
  action: "promotion.take",
  method: "post",
  path: "/canyon/users/{id}/promotion/pod-upgrade",
  tags,
  summary: "Give somebody their code for a new pod: the same again, and by mail",
  request: {params, body: jsonBody(podUpgradeRequest)},
  responses: {
    200: reply(podUpgradeCode),
    400: refusal("invalid"),
    ...GUARDED,
    422: refusal("not_eligible"),
    503: refusal("payment_unavailable"),
  },
});
