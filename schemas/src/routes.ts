/**
 * Every page address of the site, without the `/{region}/{locale}` prefix. `{name}` stands for one segment.
 * The one list behind path pickers, redirect resolution, link checks and the sitemap.
 */
type CacheClass =
  /** Prerendered, refreshed by tag. */
  | "static"
  /** Rendered per request. */
  | "dynamic"
  /** A static shell that the browser fills. */
  | "client";

export interface Route {
  readonly path: string;
  readonly cache: CacheClass;
  readonly indexable: boolean;
  /** False while the page is planned: the address is reserved, and answers 404 until then. */
  readonly built: boolean;
}

export const LEGAL_PATHS = [
  "/privacy",
  "/terms",
  "/warranty",
  "/returns",
  "/cookies",
  "/accessibility",
] as const;

const page = (path: string, options: Partial<Omit<Route, "path">> = {}): Route => ({
  path,
  cache: "static",
  indexable: true,
  built: true,
  ...options,
});
const unlisted = (path: string) => page(path, {indexable: false});
const personal = (path: string) => page(path, {cache: "client", indexable: false});
const planned = (cache: CacheClass) => (path: string) => page(path, {cache, indexable: false, built: false});

export const ROUTES: readonly Route[] = [
  page("/"),
  page("/store"),
  page("/store/{product}"),
  page("/collections"),
  page("/collections/{handle}"),
  page("/products"),
  page("/compare"),
  page("/membership"),
  page("/landing/{slug}"),
  page("/race-planner"),
  page("/compatibility"),
  page("/coach-program"),
  page("/download"),
  page("/faq"),
  page("/legal"),
  page("/legal-notice"),
  ...LEGAL_PATHS.map((path) => page(path)),
  ...LEGAL_PATHS.flatMap((path) => [
    unlisted(`${path}/versions`),
    unlisted(`${path}/versions/{date}`),
    unlisted(`${path}/compare`),
  ]),
  unlisted("/select-store"),
  page("/search", {indexable: false, cache: "dynamic"}),
  page("/cart", {indexable: false, cache: "client"}),
  page("/cart/plain", {indexable: false, cache: "dynamic"}),
  page("/checkout", {indexable: false, cache: "dynamic"}),
  ...[
    "/sign-in",
    "/sign-in/callback/{provider}",
    "/sign-up",
    "/sign-up/name",
    "/sign-up/timezone",
    "/sign-up/units-and-goals",
    "/sign-up/others",
    "/sign-up/finished",
    "/reset-password",
    "/reset-password/{sessionId}",
    "/verify-email",
    "/account",
    "/account/profile",
    "/account/password",
    "/account/email",
    "/account/units",
    "/account/devices",
    "/account/shoes",
    "/account/shares",
    "/account/consents",
    "/account/platforms",
    "/account/sign-in-methods",
    "/account/privacy",
    "/account/security-log",
    "/account/second-factor",
    "/account/agree",
    "/account/subscription",
    "/account/gifts",
    "/gift/claim",
    "/pod-upgrade",
    "/account/orders",
    "/account/orders/{prettyId}",
    "/account/orders/{prettyId}/return",
    "/account/orders/{prettyId}/documents/{number}",
    "/powercenter",
    "/powercenter/calendar",
    "/powercenter/today",
    "/powercenter/activities",
    "/powercenter/activities/{id}",
    "/powercenter/upload",
    "/powercenter/analysis/power-duration",
    "/powercenter/analysis/critical-power",
    "/powercenter/analysis/fitness",
    "/powercenter/analysis/runner",
    "/powercenter/analysis/distribution",
    "/powercenter/analysis/stats",
    "/powercenter/analysis/foot-data",
    "/powercenter/races",
    "/powercenter/plans",
    "/powercenter/plans/{id}",
    "/powercenter/library",
    "/powercenter/workouts/new",
    "/powercenter/workouts/{id}",
    "/powercenter/athletes",
    "/shared/run/{token}",
  ].map(personal),

  page("/coaches"),
  page("/coaches/{slug}"),
  page("/coach-program/apply", {indexable: false}),
  ...[
    "/order-confirmation",
    "/order-confirmation/{prettyId}",
    "/order-confirmation/{prettyId}/documents/{number}",
    "/order-status",
    "/withdraw",
    "/cancel-contract",
  ].map((path) => page(path, {cache: "dynamic", indexable: false})),
  ...[
    "/powercenter/races/new",
    "/powercenter/races/{id}",
    "/powercenter/library/plans",
    "/powercenter/library/collections/{id}",
    "/powercenter/athletes/{uid}",
    "/powercenter/athletes/{uid}/{view}",
    "/admin",
    "/admin/users",
    "/admin/users/{id}",
    "/admin/permissions",
    "/admin/orders",
    "/admin/orders/{prettyId}",
    "/admin/returns",
    "/admin/returns/{id}",
    "/admin/promotions",
    "/admin/products",
    "/admin/features",
    "/admin/guided-training",
    "/admin/foot-data",
    "/admin/activities/{id}",
    "/admin/audit",
  ].map(planned("client")),
];

export const MOVED_ROUTES = {"/products/{handle}": "/store/{handle}"} as const;

const PARAMETER = /^\{[a-zA-Z]+\}$/;

function segments(path: string): string[] {
  return path.slice(1).split("/");
}

function matches(pattern: string, path: string): boolean {
  const patternSegments = segments(pattern);
  const pathSegments = segments(path);
  return (
    patternSegments.length === pathSegments.length &&
    patternSegments.every((part, i) =>
      PARAMETER.test(part) ? pathSegments[i] !== "" : part === pathSegments[i],
    )
  );
}

/** Query and hash are ignored; a spelled-out route beats a parameter. */
export function findRoute(path: string): Route | null {
  const [bare = ""] = path.split(/[?#]/);
  if (!bare.startsWith("/")) return null;
  return (
    ROUTES.find((route) => route.path === bare) ?? ROUTES.find((route) => matches(route.path, bare)) ?? null
  );
}

/** True for every address the site has or reserves, so that `/store` can be completed to `/us/en/store`. */
export function isKnownPath(path: string): boolean {
  if (findRoute(path) !== null) return true;
  const [bare = ""] = path.split(/[?#]/);
  return bare.startsWith("/") && Object.keys(MOVED_ROUTES).some((pattern) => matches(pattern, bare));
}

export function listFixedPaths(): string[] {
  return ROUTES.filter((route) => !route.path.includes("{")).map((route) => route.path);
}
