import {actionRoutes} from "./actions/action-routes.ts";
import {type AssetRouteOptions, assetRoutes} from "./assets/asset-routes.ts";
import {type AuthDeps, authRoutes} from "./control/auth-routes.ts";
import {type BootDeps, bootRoutes} from "./control/boot-routes.ts";
import {type ProjectDeps, projectRoutes} from "./control/project-routes.ts";
import {type UserDeps, userRoutes} from "./control/user-routes.ts";
import {documentRoutes} from "./data/document-routes.ts";
import {mutateRoutes} from "./data/mutate-routes.ts";
import {queryRoutes} from "./data/query-routes.ts";
import type {DataDeps} from "./data-deps.ts";
import {historyRoutes} from "./history/history-routes.ts";
import {type Route, route} from "./http/router.ts";
import type {UnhandledRequests} from "./http/unhandled-requests.ts";
import type {StorageHealth} from "./store/storage-health.ts";
import {listenRoutes} from "./streams/listen-routes.ts";
import {liveRoutes} from "./streams/live-routes.ts";
import {createSpreader} from "./streams/spread-streams.ts";
import {exportRoutes} from "./transfer/export-routes.ts";

export interface RouteDeps extends DataDeps, AuthDeps, BootDeps, ProjectDeps, UserDeps {
  readonly assets: AssetRouteOptions;
  readonly ledger: UnhandledRequests;
  readonly health: StorageHealth;
}

export function lakeRoutes(deps: RouteDeps): Route[] {
  const streams = createSpreader(deps.newId);
  return [
    ...queryRoutes(deps),
    ...documentRoutes(deps),
    ...mutateRoutes(deps),
    ...actionRoutes(deps),
    ...historyRoutes(deps),
    ...listenRoutes(deps, streams.spread),
    ...liveRoutes(deps, streams.spread),
    ...streams.routes,
    ...assetRoutes(deps.assets),
    ...exportRoutes(deps),
    ...authRoutes(deps),
    ...userRoutes(deps),
    ...projectRoutes(deps),
    ...bootRoutes(deps),
    route("GET", "/_lake/health", () => ({body: describeHealth(deps.health.problems())})),
    route("GET", "/_lake/ledger", () => ({body: {unanswered: deps.ledger.list()}})),
  ];
}

/** Also while a file cannot be used: the lake answers for all others. */
function describeHealth(problems: readonly string[]) {
  return problems.length === 0 ? {status: "ready"} : {status: "degraded", problems};
}
