import {z} from "@hono/zod-openapi";
import {podUpgrade, podUpgradeCode, podUpgradeRequest} from "../../contract/pod-upgrade.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, ownerInPath} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {issuePodUpgrade, type PodUpgradeDeps, readPodUpgrade} from "./pod-upgrade.ts";

const tags = ["promotions"];
const params = z.object({id: z.string().max(64)});
const path = "/users/{id}/promotion/pod-upgrade" as const;

const readRoute = defineRoute("promotion.read", ownerInPath, {
  method: "get",
  path,
  tags,
  summary: "Whether somebody gets a code for a new pod, and the one they have",
  request: {params},
  responses: {200: reply(podUpgrade), ...GUARDED},
});

const issueRoute = defineRoute("promotion.take", ownerInPath, {
  method: "post",
  path,
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

/** A code for those who run with an earlier pod, below `/canyon`. */
export function podUpgradeRoutes(deps: PodUpgradeDeps) {
  return createApi()
    .openapi(readRoute, async (c) => c.json({data: await readPodUpgrade(deps, c.var.owner)}, 200))
    .openapi(issueRoute, async (c) => c.json({data: await issuePodUpgrade(deps, c.var.owner)}, 200));
}
