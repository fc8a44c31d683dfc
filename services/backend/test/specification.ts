const ROOTS = {
  v1: "/b/api/v1",
  user: "/b/api/v1/users/{}",
  run: "/b/api/v1/activities/{}",
  subscription: "/canyon/users/{}/subscription/stripe",
} as const;

type SpecificationEntry = readonly [words: string, ...calls: string[]];

/** The calls of the specification in its words and order, each with what it is here. */
const ENTRIES: readonly SpecificationEntry[] = [
  ["main backend (/b/...) and commerce backend (/canyon/...)"],
  ["Users (/b/api/v1/users/{id}): GET, PUT, PATCH.", "GET {user}", "PUT {user}", "PATCH {user}"],
  ["PUT carries ?fields=", "PUT {user}"],
  ["User GETs: /{id}/fatiguefitness/all", "GET {user}/fatiguefitness/all"],
  ["/cp/history", "GET {user}/cp/history"],
  ["/pdc", "GET {user}/pdc"],
  ["/runner-attribute", "GET {user}/runner-attribute"],
  ["/race/prediction", "GET {user}/race/prediction"],
  ["/race/courses;", "GET {user}/race/courses"],
  ["/race/courses/{id}", "GET {user}/race/courses/{}"],
  ["/calendar", "GET {user}/calendar"],
  ["/feature-access", "GET {user}/feature-access"],
  ["/shares;", "GET {user}/shares"],
  ["/devices/{product}", "GET {user}/devices/{}"],
  ["/cp/auto", "GET {user}/cp/auto"],
  ["/oauth/permission", "GET {user}/oauth/permission"],
  ["/stats/running/month/live", "GET {user}/stats/running/month/live"],
  ["/stats/running/month;", "GET {user}/stats/running/month"],
  ["/stats/footdata/month", "GET {user}/stats/footdata/month"],
  ["/stats/running (", "GET {user}/stats/running"],
  ["/apparel?include_retired=true", "GET {user}/apparel"],
  ["/platforms", "GET {user}/platforms"],
  ["PUT /cp/recalculate", "PUT {user}/cp/recalculate"],
  ["Race course: POST multipart", "POST {user}/race/courses"],
  ["PATCH /workouts/reschedule", "PATCH {user}/workouts/reschedule"],
  ["POST and PATCH /workouts", "POST {user}/workouts", "PATCH {user}/workouts"],
  ["DELETE workouts", "DELETE {user}/workouts"],
  ["POST /workouts?id&timestamp", "POST {user}/workouts"],
  [
    "PATCH and DELETE /plans/{planId}/supplementals/{id} and /plans/{planId}/workouts/{id}",
    "PATCH {user}/plans/{}/supplementals/{}",
    "DELETE {user}/plans/{}/supplementals/{}",
    "PATCH {user}/plans/{}/workouts/{}",
    "DELETE {user}/plans/{}/workouts/{}",
  ],
  ["POST or PUT /b/api/v1/workouts", "POST {v1}/workouts", "PUT {v1}/workouts"],
  ["PATCH /shares/{id}", "PATCH {user}/shares/{}"],
  ["POST /shares;", "POST {user}/shares"],
  ["POST /shares/remove", "POST {user}/shares/remove"],
  ["/b/api/v1/plans/library", "GET {v1}/plans/library"],
  [
    "/users/workouts/library (collections POST and PATCH)",
    "GET {v1}/users/workouts/library",
    "POST {v1}/users/workouts/library",
    "PATCH {v1}/users/workouts/library",
  ],
  ["/workouts/library", "GET {v1}/workouts/library"],
  [
    "POST /users/workouts/estimate and /estimate/block",
    "POST {v1}/users/workouts/estimate",
    "POST {v1}/users/workouts/estimate/block",
  ],
  ["GET /b/api/v1/activities/{id}", "GET {run}"],
  ["PUT and DELETE /users/{uid}/activities/{id}", "PUT {user}/activities/{}", "DELETE {user}/activities/{}"],
  ["POST /users/{uid}/activities", "POST {user}/activities"],
  ["POST export", "POST {user}/activities/export"],
  ["GET fit, csv, map", "GET {run}/fit", "GET {run}/csv", "GET {run}/map"],
  ["footdata;", "GET {run}/footdata"],
  ["notes CRUD", "POST {run}/notes", "GET {run}/notes", "PATCH {run}/notes/{}", "DELETE {run}/notes/{}"],
  ["download-url", "GET {run}/notes/{}/download-url"],
  ["audio with second", "POST {run}/notes/audio"],
  ["pair and unpair workouts and events", "PUT {run}/pairs/{}", "DELETE {run}/pairs/{}"],
  ["PUT recalculate", "PUT {user}/activities/recalculate"],
  ["PUT merge", "PUT {user}/activities/merge"],
  ["PUT crop", "PUT {run}/crop"],
  ["GET /stats/distributions", "GET {run}/stats/distributions"],
  ["GET or DELETE /b/platform/oauth/{platform}", "GET /b/platform/oauth/{}", "DELETE /b/platform/oauth/{}"],
  ["POST Suunto check and auth", "POST /b/platform/oauth/{}/check", "POST /b/platform/oauth/{}/auth"],
  ["POST /b/platform/data/{product}", "POST /b/platform/data/{}"],
  ["POST /b/email/signin", "POST /b/email/signin"],
  ["/b/user/signin;", "POST /b/user/signin"],
  ["GET /b/user/signin/apple", "GET /b/user/signin/apple"],
  ["POST /b/users;", "POST /b/users"],
  ["POST /b/token/refresh", "POST /b/token/refresh"],
  ["/b/reset/password?email", "POST /b/reset/password"],
  ["/b/reset/password/{sessionId}", "POST /b/reset/password/{}"],
  ["POST /users/{id}/email/verify", "POST {user}/email/verify", "POST /b/users/{}/email/verify"],
  [
    "send-verification-code",
    "POST {user}/email/send-verification-code",
    "POST /b/users/{}/email/send-verification-code",
  ],
  ["GET /b/coaches", "GET /b/coaches"],
  ["/b/features", "GET /b/features"],
  ["/b/region?country", "GET /b/region"],
  ["/b/stats/user", "GET /b/stats/user"],
  ["POST /canyon/checkout/session", "POST /canyon/checkout/session"],
  ["GET /canyon/orders", "GET /canyon/orders"],
  ["PATCH /canyon/orders/{pretty_id}", "PATCH /canyon/orders/{}"],
  ["POST /canyon/email/subscribe", "POST /canyon/email/subscribe"],
  [
    "subscription cancel, reactivate, portal and gift under /canyon/users/{id}/subscription/stripe/...",
    "POST {subscription}/cancel",
    "POST {subscription}/reactivate",
    "POST {subscription}/portal",
    "POST {subscription}/gift",
  ],
  ["GET /membership", "GET /canyon/users/{}/membership"],
  [
    "pod-upgrade promotion GET and POST",
    "GET /canyon/users/{}/promotion/pod-upgrade",
    "POST /canyon/users/{}/promotion/pod-upgrade",
  ],
  ["Admin: under /b/admin and /canyon/admin", "POST /b/admin/jobs/{}/retry", "GET /canyon/admin/orders"],
  // The site's own: its test lies beside it.
  ["Frontend: GET /api/locale"],
];

/** Every call that the specification names. */
export const SPECIFIED: readonly string[] = [
  ...new Set(ENTRIES.flatMap(([, ...calls]) => calls.map(spellOut))),
];

function spellOut(call: string): string {
  return call.replaceAll(/\{(\w+)\}/g, (_, root) => pathOf(root));
}

function pathOf(root: string): string {
  const [, path] = Object.entries(ROOTS).find(([name]) => name === root) ?? [];
  if (path === undefined) throw new Error(`${root} stands for no path`);
  return path;
}

/** Returns the parts of the specification's list of calls unknown here, and the known parts it no longer contains. */
export function compareWith(specification: string): {unknown: string[]; gone: string[]} {
  const list = /^## 7\..*?(?=^## 8\.)/ms.exec(specification)?.[0] ?? "";
  const unknown: string[] = [];
  const removedPaths: string[] = [];
  let at = 0;
  for (const [words] of ENTRIES) {
    const found = list.indexOf(words, at);
    if (found < 0) removedPaths.push(words);
    else {
      unknown.push(list.slice(at, found));
      at = found + words.length;
    }
  }
  unknown.push(list.slice(at));
  return {unknown: unknown.filter((text) => NAMES_A_CALL.test(text)), gone: removedPaths};
}

const NAMES_A_CALL = /\/[a-z{]|\b(GET|POST|PUT|PATCH|DELETE)\b/;
