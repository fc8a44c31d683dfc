import type {Datasets} from "../datasets.ts";
import {param} from "../http/call.ts";
import {type Route, route} from "../http/router.ts";

export interface BootDeps {
  readonly projectId: string;
  readonly datasets: Datasets;
  readonly now: () => Date;
}

const YEAR_MS = 365 * 86_400_000;
const JOURNEYS = [
  "trial",
  "asset-limit",
  "document-limit",
  "content-releases",
  "scheduled-drafts",
  "comments",
  "tasks",
];
const PONG = {body: {pong: true}, headers: {"x-sanity-shard": "local"}};

/** Routes that the Studio requests from hosted services when it starts: each response is empty. */
export function bootRoutes({projectId, datasets, now}: BootDeps): Route[] {
  return [
    route("GET", "/ping", () => PONG),
    route("GET", "/data/ping/:dataset", (call) => {
      datasets.require(param(call, "dataset"));
      return PONG;
    }),
    route("POST", "/descriptors/claim", () => ({
      body: {
        synchronization: {type: "complete"},
        expiresAt: new Date(now().getTime() + YEAR_MS).toISOString(),
      },
    })),
    route("GET", "/access/requests/me", () => ({body: []})),
    route("GET", "/projects/:project/user-applications", () => ({body: []})),
    route("GET", "/journey/announcements", () => ({body: []})),
    ...JOURNEYS.map((name) => route("GET", `/journey/${name}`, () => ({body: null}))),
    route("GET", "/intake/telemetry-status", () => ({body: {status: "denied"}})),
    // Sent although telemetry is denied; the content is neither read nor stored.
    route("POST", "/intake/batch", () => ({body: {}})),
    route("GET", "/help", () => ({body: {}})),
    route("GET", "/schedules/:project/:dataset", () => ({body: {schedules: []}})),
    route("GET", "/subscriptions/project/:project", () => ({body: subscription(projectId)})),
    route("GET", "/projects/:project/new-content-release-allowed", () => ({body: {data: RELEASE_LIMITS}})),
    route("GET", "/check/cors", ({request}) => ({
      body: {result: {allowed: true, withCredentials: true, origin: request.headers.origin ?? null}},
    })),
  ];
}

const RELEASE_LIMITS = {
  orgActiveReleaseCount: 0,
  orgMeteredActiveReleaseCount: 0,
  datasetReleaseLimit: 100,
  orgActiveReleaseLimit: null,
};

/** The release pages read the retention from here and break without it. */
function subscription(projectId: string) {
  const attributes = {maxRetentionDays: 90};
  const retention = {
    id: "retention",
    name: "Retention",
    singular: true,
    features: [{id: "retention", attributes}],
  };
  return {
    id: "local",
    projectId,
    planId: "local",
    status: "active",
    plan: {name: "Local", resources: {}, featureTypes: {}},
    resources: {},
    featureTypes: {retention},
  };
}
