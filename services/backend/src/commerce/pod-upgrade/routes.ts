import * as calls from "../../contract/calls/pod-upgrade.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, ownerInPath} from "../../core/http/define-route.ts";
import {issuePodUpgrade, type PodUpgradeDeps, readPodUpgrade} from "./pod-upgrade.ts";

const readRoute = defineRoute(calls.read, ownerInPath);
const issueRoute = defineRoute(calls.issue, ownerInPath);

export function podUpgradeRoutes(deps: PodUpgradeDeps) {
  return createApi()
    .openapi(readRoute, async (c) => c.json({data: await readPodUpgrade(deps, c.var.owner)}, 200))
    .openapi(issueRoute, async (c) => c.json({data: await issuePodUpgrade(deps, c.var.owner)}, 200));
}
