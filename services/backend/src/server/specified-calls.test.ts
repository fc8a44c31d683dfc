import {readFileSync} from "node:fs";
import {drizzle} from "drizzle-orm/pglite";
import {describe, expect, it} from "vitest";
import {listRoutes} from "../../test/routes.ts";
import {createTestApp} from "../../test/test-app.ts";

/**
 * Every call under `/b` and of the shop that the specification or the design of accounts names, with the test that
 * makes it. Test apps hold each answer to the description of its route, so the test also proves the reply's shape.
 */
const CALLS: readonly (readonly [call: string, file: string, title: string])[] = [
  ["GET /b/api/v1/users/{}", "accounts/user/user", "200: its owner sees all of it but the secrets"],
  ["PUT /b/api/v1/users/{}", "accounts/user/user", "PUT replaces the listed fields, all or none"],
  ["PATCH /b/api/v1/users/{}", "accounts/user/user", "PATCH changes what is given"],
  ["POST /b/email/signin", "accounts/sign-in/sign-in", "200: a session, who it is for"],
  ["POST /b/user/signin", "accounts/social/sign-in", "200: whoever is linked gets a session"],
  [
    "GET /b/user/signin/apple",
    "accounts/social/apple-return",
    "200: GET /b/user/signin/apple takes a code of its own",
  ],
  [
    "GET /b/user/signin/{}/start",
    "accounts/social/sign-in",
    "400: people return to the registered page only",
  ],
  [
    "POST /b/user/signin/apple/return",
    "accounts/social/apple-return",
    "the page gets the state it made and a handle",
  ],
  ["POST /b/users", "accounts/sign-up/sign-up", "201: an account with everything that belongs to it"],
  [
    "GET /b/users/available",
    "accounts/sign-up/sign-up",
    "GET /b/users/available: says whether a name is free",
  ],
  ["POST /b/token/refresh", "accounts/sessions/refresh", "200: the newest token gives its successor"],
  ["POST /b/token/revoke", "accounts/sessions/refresh", "403: a session that was signed out"],
  ["POST /b/token/anonymous", "accounts/sessions/access-token", "a visitor's bearer is no reason to refresh"],
  [
    "GET /b/.well-known/jwks.json",
    "accounts/sessions/access-token",
    "change every thirty days without a single 401",
  ],
  [
    "POST /b/reset/password",
    "accounts/recovery/reset",
    "the address may be in the query, as it was documented",
  ],
  ["POST /b/reset/password/{}", "accounts/recovery/reset", "202, 200: the link sets a password, once"],
  ["GET /b/reset/password/{}", "accounts/recovery/reset", "a scanner that opens the link uses nothing up"],
  [
    "POST /b/api/v1/users/{}/email/verify",
    "accounts/email/email",
    "200: the %s of the mail proves the address",
  ],
  ["POST /b/users/{}/email/verify", "accounts/email/email", "serves both documented prefixes"],
  ["POST /b/api/v1/users/{}/email/send-verification-code", "accounts/email/email", "410: after ten minutes"],
  [
    "POST /b/users/{}/email/send-verification-code",
    "accounts/email/email",
    "serves both documented prefixes",
  ],
  ["POST /b/email/undo", "accounts/email/email", "the former address takes it back within seven days"],
  ["GET /b/api/v1/users/{}/sessions", "accounts/user/user", "are listed with what names them"],
  ["POST /b/api/v1/users/{}/sessions/revoke", "accounts/user/user", "are listed with what names them"],
  ["POST /b/api/v1/users/{}/step-up", "accounts/email/email", "403: a change needs a recent sign-in"],
  ["GET /b/api/v1/users/{}/consents", "accounts/user/user", "choices are kept beside those before"],
  ["POST /b/api/v1/users/{}/consents", "accounts/user/user", "choices are kept beside those before"],
  ["GET /b/api/v1/users/{}/security-log", "accounts/user/user", "the security log tells what happened"],
  ["POST /b/api/v1/users/{}/identities/{}", "accounts/social/link", "200: from then on it signs in"],
  ["DELETE /b/api/v1/users/{}/identities/{}", "accounts/social/link", "unlinking twice is fine"],
  ["GET /b/coaches", "coaches/directory", "200: nothing but what the page shows leaves the server"],
  ["GET /b/coaches/{}", "coaches/profile", "200: what the page shows"],
  ["POST /b/coaches/{}/contact", "coaches/forms", "202: the coach gets the words in their language"],
  ["POST /b/coach-applications", "coaches/forms", "202: kept once, and both sides know"],
  ["GET /b/features", "feature-flags/features", "200: only answers leave"],
  ["GET /b/auth/providers", "accounts/social/sign-in", "/b/auth/providers"],
  [
    "GET /b/api/v1/users/{}/feature-access",
    "commerce/entitlements/feature-access",
    "an account reads its own access",
  ],
  ["GET /b/api/v1/users/{}/shares", "sharing/sharing", "are offered, seen by both sides, accepted"],
  ["POST /b/api/v1/users/{}/shares", "sharing/sharing", "are offered, seen by both sides, accepted"],
  ["PATCH /b/api/v1/users/{}/shares/{}", "sharing/sharing", "who changes a share knows which one they saw"],
  ["POST /b/api/v1/users/{}/shares/remove", "sharing/sharing", "can be ended with a person as a whole"],
  ["GET /b/api/v1/users/{}/devices/{}", "gear/devices", "are listed by product, with what they say"],
  ["PATCH /b/api/v1/users/{}/devices/{}/{}", "gear/devices", "can be called something, and lose the name"],
  ["DELETE /b/api/v1/users/{}/devices/{}/{}", "gear/devices", "are unpaired once, however often"],
  ["GET /b/api/v1/users/{}/apparel", "gear/apparel", "are kept as they were described"],
  ["POST /b/api/v1/users/{}/apparel", "gear/apparel", "are kept as they were described"],
  ["PATCH /b/api/v1/users/{}/apparel/{}", "gear/apparel", "retired shoes leave the list"],
  ["DELETE /b/api/v1/users/{}/apparel/{}", "gear/apparel", "can be removed until somebody has run in them"],
  ["POST /b/api/v1/users/{}/avatar", "accounts/avatar/avatar", "a new picture has a new name"],
  ["DELETE /b/api/v1/users/{}/avatar", "accounts/avatar/avatar", "removal works twice"],
  ["GET /b/avatars/{}", "accounts/avatar/avatar", "404: a name that is not ours reaches no file"],
  [
    "GET /b/api/v1/users/{}/platforms",
    "training/integrations/connect",
    "200: there, back to the same market, and connected",
  ],
  [
    "GET /b/api/v1/users/{}/oauth/permission",
    "training/integrations/connect",
    "says what it may do there, and what it may not",
  ],
  [
    "GET /b/platform/oauth/{}",
    "training/integrations/connect",
    "200: there, back to the same market, and connected",
  ],
  [
    "GET /b/platform/oauth/{}/callback",
    "training/integrations/connect",
    "a way back works once, for ten minutes",
  ],
  [
    "POST /b/platform/oauth/{}/complete",
    "training/integrations/connect",
    "422: a handle works once, for two minutes",
  ],
  [
    "DELETE /b/platform/oauth/{}",
    "training/integrations/sync",
    "forgets the tokens at once and twice is fine",
  ],
  [
    "POST /b/platform/oauth/{}/check",
    "training/integrations/connect",
    "a link can begin at the platform: looked at, then allowed",
  ],
  [
    "POST /b/platform/oauth/{}/auth",
    "training/integrations/connect",
    "a link can begin at the platform: looked at, then allowed",
  ],
  [
    "POST /b/platform/webhook/{}",
    "training/integrations/sync",
    "a finished run is told, fetched and kept as it came",
  ],
  ["POST /b/platform/data/{}", "training/uploads/uploads", "202: the same again is the one that is there"],
  ["GET /b/api/v1/users/{}/activities", "training/activities/runs", "200: a list has the newest first"],
  [
    "POST /b/api/v1/users/{}/activities",
    "training/activities/upload",
    "200: a file becomes a run with all that follows",
  ],
  [
    "GET /b/api/v1/users/{}/uploads/{}",
    "training/activities/upload",
    "202: what is not read in time is kept",
  ],
  [
    "PUT /b/api/v1/users/{}/activities/{}",
    "training/activities/runs",
    "200: what a runner says of a run changes it",
  ],
  [
    "DELETE /b/api/v1/users/{}/activities/{}",
    "training/activities/runs",
    "200: a deleted run is gone for all others",
  ],
  [
    "POST /b/api/v1/users/{}/activities/{}/restore",
    "training/activities/runs",
    "200: a deleted run is gone for all others",
  ],
  ["GET /b/api/v1/activities/{}", "training/activities/runs", "200: a run second by second"],
  [
    "GET /b/api/v1/activities/{}/stats/distributions",
    "training/activities/runs",
    "200: distributions hold every active second",
  ],
  ["GET /b/api/v1/activities/{}/firsts", "training/power/first-efforts", "200: names what was better"],
  ["GET /b/api/v1/activities/{}/fit", "training/activities/runs", "200: a run can be had as it came"],
  ["GET /b/api/v1/activities/{}/csv", "training/activities/runs", "200: a run can be had as it came"],
  ["GET /b/api/v1/activities/{}/map", "training/activities/runs", "200: a run can be had as it came"],
  ["GET /b/api/v1/activities/{}/original", "training/activities/runs", "200: a run can be had as it came"],
  ["GET /b/api/v1/users/{}/pdc", "training/power/power-curve", "the best of all runs wins each duration"],
  ["GET /b/api/v1/users/{}/cp/auto", "training/power/critical-power", "the estimate names the efforts"],
  ["GET /b/api/v1/users/{}/cp/history", "training/power/critical-power", "a range shows its rows"],
  ["PUT /b/api/v1/users/{}/cp/history", "training/power/critical-power", "set by hand it stays"],
  ["PUT /b/api/v1/users/{}/cp/tests", "training/power/cp-tests", "200: both efforts set critical power"],
  ["GET /b/api/v1/users/{}/cp/tests", "training/power/cp-tests", "a run of the kind test that holds both"],
  ["DELETE /b/api/v1/users/{}/cp/history/{}", "training/power/critical-power", "taken back, critical power"],
  [
    "PUT /b/api/v1/users/{}/cp/recalculate",
    "training/power/critical-power",
    "recalculated it says which days",
  ],
  [
    "GET /b/api/v1/users/{}/cp/recalculate",
    "training/power/critical-power",
    "recalculated it says which days",
  ],
  ["GET /b/api/v1/users/{}/fatiguefitness/all", "training/load/load", "as the published recursion has it"],
  ["GET /b/api/v1/users/{}/stats/running", "training/statistics/statistics", "adds up what was run"],
  [
    "GET /b/api/v1/users/{}/stats/distributions",
    "training/statistics/range-distributions",
    "come to what each of them was",
  ],
  [
    "GET /b/api/v1/users/{}/stats/running/month",
    "training/statistics/statistics",
    "every month of it is there by itself too",
  ],
  [
    "GET /b/api/v1/users/{}/stats/running/month/live",
    "training/statistics/statistics",
    "every month of it is there by itself too",
  ],
  [
    "GET /b/api/v1/users/{}/stats/footdata/month",
    "training/feet/feet",
    "a month is told by shoe, each minute weighted by its strides",
  ],
  [
    "GET /b/api/v1/activities/{}/footdata",
    "training/feet/feet",
    "202: strides belong to the run of their time, and are told as one way around",
  ],
  [
    "POST /b/admin/footdata/reprocess",
    "training/feet/foot-jobs",
    "202: gives the same from the same strides, however often, and is written down",
  ],
  ["GET /b/admin/jobs/{}", "training/feet/foot-jobs", "202: gives the same from the same strides"],
  ["POST /b/admin/jobs/{}/retry", "training/feet/foot-jobs", "200: what failed is named, stays as it was"],
  ["POST /b/admin/jobs/{}/cancel", "training/feet/foot-jobs", "200: called off it does no more"],
  [
    "GET /b/api/v1/users/{}/runner-attribute",
    "training/attributes/attributes",
    "are read from power, weight and time",
  ],
  ["GET /b/api/v1/users/{}/race/prediction", "training/races/races", "400: both targets, in these words"],
  ["GET /b/api/v1/users/{}/race/courses", "training/races/races", "201: a course is kept with its length"],
  ["POST /b/api/v1/users/{}/race/courses", "training/races/races", "201: a course is kept with its length"],
  ["GET /b/api/v1/users/{}/race/courses/{}", "training/races/races", "201: a course is kept with its length"],
  ["DELETE /b/api/v1/users/{}/race/courses/{}", "training/races/races", "is removed once; another's"],
  ["PUT /b/api/v1/activities/{}/crop", "training/edits/edits", "200: a crop keeps its part"],
  ["PUT /b/api/v1/activities/{}/scale", "training/edits/edits", "scaled power has scaled bests"],
  ["PUT /b/api/v1/activities/{}/exclude", "training/edits/edits", "an excluded run wears no shoes"],
  ["PUT /b/api/v1/activities/{}/undo", "training/edits/edits", "undo drops the last"],
  ["GET /b/api/v1/activities/{}/edits", "training/edits/edits", "undo drops the last"],
  [
    "PUT /b/api/v1/activities/{}/air-power-removal",
    "training/edits/edits",
    "air power is taken off by staff alone",
  ],
  [
    "PUT /b/api/v1/users/{}/activities/merge",
    "training/edits/merge",
    "200: power of the pod lies where it was run",
  ],
  [
    "PUT /b/api/v1/users/{}/activities/recalculate",
    "training/edits/recalculate",
    "202: days of the range get",
  ],
  [
    "GET /b/api/v1/users/{}/activities/recalculations/{}",
    "training/edits/recalculate",
    "202: days of the range get",
  ],
  ["GET /b/api/v1/activities/{}/notes", "training/notes/notes", "201: are kept as written"],
  ["POST /b/api/v1/activities/{}/notes", "training/notes/notes", "201: are kept as written"],
  [
    "POST /b/api/v1/activities/{}/notes/audio",
    "training/notes/notes",
    "201: said ones are what their bytes are",
  ],
  ["PATCH /b/api/v1/activities/{}/notes/{}", "training/notes/notes", "change by name"],
  ["DELETE /b/api/v1/activities/{}/notes/{}", "training/notes/notes", "removed ones go with their recording"],
  [
    "GET /b/api/v1/activities/{}/notes/{}/download-url",
    "training/notes/notes",
    "201: said ones are what their bytes are",
  ],
  ["GET /b/api/v1/coach/athletes", "training/coaching/coaching", "200: each level sees what it may"],
  ["POST /b/api/v1/coach/assignments", "training/coaching/coaching", "200: planned for all that can"],
  ["GET /b/api/v1/activities/{}/comments", "training/comments/comments", "201: a friend says something"],
  ["POST /b/api/v1/activities/{}/comments", "training/comments/comments", "201: a friend says something"],
  [
    "DELETE /b/api/v1/activities/{}/comments/{}",
    "training/comments/comments",
    "200: taken back by its author",
  ],
  [
    "GET /b/api/v1/users/{}/workouts/{}/comments",
    "training/comments/comments",
    "404: by the level of a share",
  ],
  [
    "POST /b/api/v1/users/{}/workouts/{}/comments",
    "training/comments/comments",
    "404: by the level of a share",
  ],
  [
    "GET /b/api/v1/users/{}/notifications",
    "training/comments/comments",
    "notifications are read some or all",
  ],
  [
    "POST /b/api/v1/users/{}/notifications/read",
    "training/comments/comments",
    "notifications are read some or all",
  ],
  ["GET /b/api/v1/users/{}/calendar/feed", "training/calendar-feed/calendar-feed", "201: made, told once"],
  ["POST /b/api/v1/users/{}/calendar/feed", "training/calendar-feed/calendar-feed", "201: made, told once"],
  [
    "DELETE /b/api/v1/users/{}/calendar/feed",
    "training/calendar-feed/calendar-feed",
    "404: unknown, replaced, revoked",
  ],
  ["GET /b/calendar/{}", "training/calendar-feed/calendar-feed", "201: made, told once"],
  [
    "DELETE /b/api/v1/users/{}/workouts/{}/comments/{}",
    "training/comments/comments",
    "200: of a workout too, while plans are shared",
  ],
  ["GET /b/recordings/{}", "training/notes/notes", "201: said ones are what their bytes are"],
  [
    "GET /b/api/v1/users/{}/activities/{}/links",
    "training/shared-runs/shared-runs",
    "201: its token is told once",
  ],
  [
    "POST /b/api/v1/users/{}/activities/{}/links",
    "training/shared-runs/shared-runs",
    "201: its token is told once",
  ],
  [
    "DELETE /b/api/v1/users/{}/activities/{}/links/{}",
    "training/shared-runs/shared-runs",
    "404: unknown, revoked and expired",
  ],
  ["GET /b/shared-runs/{}", "training/shared-runs/shared-runs", "200: shows what was chosen"],
  ["GET /b/api/v1/activities/{}/pairs", "training/pairs/pairs", "200: a person says what it was"],
  ["PUT /b/api/v1/activities/{}/pairs/{}", "training/pairs/pairs", "200: a person says what it was"],
  ["DELETE /b/api/v1/activities/{}/pairs/{}", "training/pairs/pairs", "taken apart, it stays apart"],
  [
    "GET /b/api/v1/users/{}/activities/export",
    "training/run-export/run-export",
    "202: holds a folder a year, a table and what was noted",
  ],
  [
    "POST /b/api/v1/users/{}/activities/export",
    "training/run-export/run-export",
    "202: holds a folder a year, a table and what was noted",
  ],
  [
    "POST /b/api/v1/users/{}/activities/export/link",
    "training/run-export/run-export",
    "404: a link that is over, forged, or to what is gone",
  ],
  [
    "GET /b/run-exports/{}",
    "training/run-export/run-export",
    "404: a link that is over, forged, or to what is gone",
  ],
  ["GET /b/api/v1/users/{}/places", "training/places/places", "201: hides where a run went from everybody"],
  ["POST /b/api/v1/users/{}/places", "training/places/places", "201: hides where a run went from everybody"],
  ["DELETE /b/api/v1/users/{}/places/{}", "training/places/places", "200: is removed once, however often"],
  ["GET /b/api/v1/users/{}/export", "privacy/export", "holds everything the list names"],
  ["POST /b/api/v1/users/{}/export", "privacy/export", "holds everything the list names"],
  ["POST /b/api/v1/users/{}/export/link", "privacy/export", "the address works once, for five minutes"],
  ["GET /b/files/{}", "privacy/export", "the address works once, for five minutes"],
  ["POST /b/api/v1/users/{}/delete", "privacy/deletion", "202: signs everyone out, tells the owner"],
  ["POST /b/api/v1/users/{}/delete/cancel", "privacy/deletion", "on the way out one may look, copy and keep"],
  [
    "GET /b/api/v1/users/{}/otp",
    "accounts/second-factor/second-factor",
    "counts once a code has shown that the app has the secret",
  ],
  [
    "POST /b/api/v1/users/{}/otp/enroll",
    "accounts/second-factor/second-factor",
    "counts once a code has shown that the app has the secret",
  ],
  [
    "POST /b/api/v1/users/{}/otp/confirm",
    "accounts/second-factor/second-factor",
    "counts once a code has shown that the app has the secret",
  ],
  [
    "DELETE /b/api/v1/users/{}/otp",
    "accounts/second-factor/second-factor",
    "proving anew who one is needs it too, and removing it needs that",
  ],
  ["GET /canyon/catalog", "commerce/catalog/routes", "sells everything in its own currency"],
  ["POST /canyon/email/subscribe", "newsletter/routes", "202: a new address gets one mail in its language"],
  ["GET /canyon/email/confirm", "newsletter/routes", "303: the link subscribes, keeps the proof"],
  ["GET /canyon/email/unsubscribe", "newsletter/routes", "303: the link in the mail ends the subscription"],
  ["POST /canyon/email/unsubscribe", "newsletter/routes", "200: the mail program's button does the same"],
  ["POST /canyon/carts", "commerce/cart/cart", "201: costs what the catalogue says at that moment"],
  ["GET /canyon/carts/{}", "commerce/cart/cart", "404: of nobody, it is opened by its token alone"],
  ["PATCH /canyon/carts/{}", "commerce/cart/cart", "200: PATCH changes several things at once, or nothing"],
  ["POST /canyon/carts/merge", "commerce/cart/cart", "merge at sign-in: sums up to the limits"],
  [
    "POST /canyon/checkout/session",
    "commerce/checkout/checkout",
    "201: one session of the provider, at the prices of the catalogue",
  ],
  [
    "GET /canyon/checkout/session/{}",
    "commerce/order-view/order-view",
    "200: the page that thanks makes the order",
  ],
  [
    "POST /canyon/withdrawals",
    "commerce/returns/statements",
    "202: number and address that belong together withdraw at once",
  ],
  [
    "POST /canyon/cancellations",
    "commerce/returns/statements",
    "202: a cancellation is received with its moment",
  ],
  ["GET /canyon/admin/orders", "commerce/admin/orders", "200: is found by number, person, product"],
  ["GET /canyon/admin/orders/export", "commerce/admin/orders", "200: is found by number, person, product"],
  ["GET /canyon/admin/orders/{}", "commerce/admin/orders", "200: is packed, sent and arrives"],
  ["PATCH /canyon/admin/orders/{}", "commerce/admin/orders", "200: is packed, sent and arrives"],
  [
    "POST /canyon/admin/orders/{}/reveal",
    "commerce/admin/orders",
    "support sees the person masked until they say why",
  ],
  ["POST /canyon/admin/orders/{}/cancel", "commerce/admin/orders", "a review ends well and it can be sent"],
  ["POST /canyon/admin/orders/{}/resend-email", "commerce/admin/orders", "202: the newest mail goes again"],
  [
    "POST /canyon/admin/orders/{}/refunds",
    "commerce/admin/refunds",
    "201: units of a line are worth their share",
  ],
  [
    "POST /canyon/admin/refunds/{}/approve",
    "commerce/admin/refunds",
    "409: above the limit a second admin has to agree",
  ],
  [
    "POST /canyon/admin/refunds/{}/reject",
    "commerce/admin/refunds",
    "409: in small pieces it is just as much",
  ],
  ["GET /canyon/admin/refunds", "commerce/admin/refunds", "409: above the limit a second admin has to agree"],
  ["GET /canyon/admin/returns", "commerce/admin/returns", "support sees who withdrew masked"],
  ["GET /canyon/admin/returns/{}", "commerce/admin/returns", "support sees who withdrew masked"],
  ["PATCH /canyon/admin/returns/{}", "commerce/admin/returns", "200: goes from the request to the money"],
  ["GET /canyon/admin/stock", "commerce/admin/shop", "stock changes with a code and a reason"],
  ["POST /canyon/admin/stock/adjust", "commerce/admin/shop", "stock changes with a code and a reason"],
  ["GET /canyon/admin/prices", "commerce/admin/shop", "another price follows, the old one stays"],
  ["PUT /canyon/admin/prices", "commerce/admin/shop", "another price follows, the old one stays"],
  ["GET /canyon/admin/products", "commerce/admin/shop", "the provider's catalogue is compared first"],
  ["POST /canyon/admin/products/sync", "commerce/admin/shop", "the provider's catalogue is compared first"],
  [
    "GET /canyon/admin/promotion-codes",
    "commerce/admin/shop",
    "a code is made, found, used, and switched off",
  ],
  [
    "POST /canyon/admin/promotion-codes",
    "commerce/admin/shop",
    "a code is made, found, used, and switched off",
  ],
  [
    "PATCH /canyon/admin/promotion-codes/{}",
    "commerce/admin/shop",
    "a code is made, found, used, and switched off",
  ],
  ["GET /canyon/admin/events", "commerce/admin/operations", "an event is worked on again"],
  ["POST /canyon/admin/events/{}/replay", "commerce/admin/operations", "an event is worked on again"],
  ["GET /canyon/admin/outbox", "commerce/admin/operations", "a mail that was given up is tried again"],
  [
    "POST /canyon/admin/outbox/{}/retry",
    "commerce/admin/operations",
    "a mail that was given up is tried again",
  ],
  ["GET /canyon/admin/tasks", "commerce/admin/operations", "a task is closed once, by whoever looked"],
  [
    "POST /canyon/admin/tasks/{}/close",
    "commerce/admin/operations",
    "a task is closed once, by whoever looked",
  ],
  [
    "GET /canyon/admin/reconcile",
    "commerce/admin/operations",
    "a difference is found when asked, and settled once",
  ],
  [
    "POST /canyon/admin/reconcile/run",
    "commerce/admin/operations",
    "a difference is found when asked, and settled once",
  ],
  [
    "POST /canyon/admin/reconcile/{}/resolve",
    "commerce/admin/operations",
    "a difference is found when asked, and settled once",
  ],
  ["GET /canyon/admin/audit", "commerce/admin/operations", "the audit is read by actor, target"],
  ["GET /canyon/admin/audit/export", "commerce/admin/operations", "the audit is read by actor, target"],
  ["GET /canyon/admin/metrics", "commerce/admin/operations", "metrics say what was sold"],
  ["POST /canyon/webhooks/stripe", "commerce/inbox/inbox", "200: a paid session becomes an order"],
  ["GET /canyon/orders", "commerce/order-view/order-view", "200: one's own orders by pages"],
  [
    "GET /canyon/orders/{}",
    "commerce/order-view/order-view",
    "200, 410: the mailed link opens a guest's order",
  ],
  ["PATCH /canyon/orders/{}", "commerce/order-view/order-view", "200: address, phone and note may change"],
  [
    "POST /canyon/orders/lookup",
    "commerce/order-view/order-view",
    "202: a lookup answers the same for every number",
  ],
  [
    "GET /canyon/orders/{}/returns",
    "commerce/returns/returns",
    "201: a first return of two units is accepted",
  ],
  [
    "POST /canyon/orders/{}/returns",
    "commerce/returns/returns",
    "201: a first return of two units is accepted",
  ],
  [
    "POST /canyon/orders/{}/withdrawal",
    "commerce/returns/returns",
    "201: a guest withdraws by the mailed link",
  ],
  ["GET /canyon/membership", "commerce/membership/membership", "begins with its trial"],
  ["GET /canyon/users/{}/membership", "commerce/membership/membership", "begins with its trial"],
  [
    "POST /canyon/users/{}/subscription/stripe/cancel",
    "commerce/membership/membership",
    "cancelled in its trial",
  ],
  [
    "POST /canyon/users/{}/subscription/stripe/reactivate",
    "commerce/membership/membership",
    "taken back, it goes on as before",
  ],
  [
    "POST /canyon/users/{}/subscription/stripe/portal",
    "commerce/membership/membership",
    "a new card on the portal pays what is open",
  ],
  [
    "GET /canyon/users/{}/subscription/stripe/payment",
    "commerce/membership/membership",
    "a new card on the portal pays what is open",
  ],
  ["GET /canyon/users/{}/subscription/stripe/invoices", "commerce/membership/membership", "charged 6 times"],
  [
    "POST /canyon/users/{}/subscription/stripe/gift",
    "commerce/gifts/gifts",
    "201: one payment for all months",
  ],
  [
    "GET /canyon/users/{}/subscription/stripe/gift",
    "commerce/gifts/gifts",
    "201: one payment for all months",
  ],
  ["GET /canyon/gifts/prices", "commerce/gifts/gifts", "201: one payment for all months"],
  [
    "POST /canyon/users/{}/subscription/stripe/gift/{}/resend",
    "commerce/gifts/gifts",
    "a mail waits for its day",
  ],
  [
    "POST /canyon/users/{}/subscription/stripe/gift/{}/cancel",
    "commerce/gifts/gifts",
    "taken back unclaimed",
  ],
  ["POST /canyon/gifts/claim", "commerce/gifts/gifts", "claimed by the proven address"],
  ["GET /canyon/users/{}/promotion/pod-upgrade", "commerce/pod-upgrade/pod-upgrade", "200: one code"],
  ["POST /canyon/users/{}/promotion/pod-upgrade", "commerce/pod-upgrade/pod-upgrade", "200: one code"],
  ["POST /canyon/returns/{}/cancel", "commerce/returns/returns", "200, 422: a return may be called off"],
  ["GET /b/stats/user", "stats/stats", "200: a number under a hundred is not shown"],
];

/** Answered from a list in the code: there is no database to ask. */
const WITHOUT_DATABASE: readonly (readonly [call: string, file: string, title: string])[] = [
  ["GET /b/region", "commerce/markets/routes", "GET /b/region"],
];

const routes = await listRoutes(createTestApp(drizzle.mock()));
const served = routes.map(({method, path}) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, "{}")}`);
const textOf = (file: string) => readFileSync(new URL(`../${file}.test.ts`, import.meta.url), "utf8");

describe("the specified calls", () => {
  it.each([...CALLS, ...WITHOUT_DATABASE])("%s is described, and made by %s: %s", (call, file, title) => {
    expect(served).toContain(call);
    expect(textOf(file)).toContain(title);
  });

  it.each([...new Set(CALLS.map(([, file]) => file))])("%s runs on every database", (file) => {
    expect(textOf(file)).toMatch(/describe\.each\(databases\)/);
  });

  it("leave out none that exist, but for the desks of staff", () => {
    const known = new Set([...CALLS, ...WITHOUT_DATABASE].map(([call]) => call));
    const others = served.filter(
      (call) => !/ (\/b\/(legal|agreements)|\/canyon\/admin|\/(health|ready)$)/.test(call),
    );
    expect(others.filter((call) => !known.has(call))).toEqual([]);
  });
});
