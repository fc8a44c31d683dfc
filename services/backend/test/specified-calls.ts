import type * as calls from "../src/contract/calls/index.ts";

type Families = typeof calls;
type Declared = {[Name in keyof Families]: Families[Name][keyof Families[Name]]}[keyof Families];
/** A path whose parameters have lost their names. */
type Nameless<Path> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}{}${Nameless<After>}`
  : Path;
type Call = Declared extends infer One
  ? One extends {readonly method: infer Method extends string; readonly path: infer Path}
    ? `${Uppercase<Method>} ${Nameless<Path> & string}`
    : never
  : never;

type CallCoverage = readonly [call: Call, file: string, title: string];

/**
 * Every call under `/b` and of the shop that the specification or the design of accounts names, with the test that
 * makes it. Test apps hold each answer to the description of its route, so the test also proves the reply's shape;
 * `check-call-coverage.ts` sees to it that the file does make the call.
 */
export const CALLS: readonly CallCoverage[] = [
  ["GET /b/api/v1/users/{}", "accounts/user/user", "200: its owner sees all of it but the secrets"],
  ["PUT /b/api/v1/users/{}", "accounts/user/user", "PUT replaces the listed fields, all or none"],
  [
    "PATCH /b/api/v1/users/{}",
    "accounts/user/user",
    "PATCH changes the given fields, and rejects fields that no user may",
  ],
  [
    "POST /b/email/signin",
    "accounts/sign-in/sign-in",
    "200: returns a session, its user, and a client id to callers that",
  ],
  [
    "POST /b/user/signin",
    "accounts/social/sign-in",
    "200: a linked user gets a session that records the provider used to",
  ],
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
  ["GET /b/users/available", "accounts/sign-up/sign-up", "GET /b/users/available: reports whether a name is"],
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
  [
    "POST /b/api/v1/users/{}/email/send-verification-code",
    "accounts/email/email",
    "410: a code or link fails after ten minutes, once a newer code",
  ],
  [
    "POST /b/users/{}/email/send-verification-code",
    "accounts/email/email",
    "serves both documented prefixes",
  ],
  ["POST /b/email/undo", "accounts/email/email", "the former address takes it back within seven days"],
  ["GET /b/api/v1/users/{}/sessions", "accounts/user/user", "are listed with what names them"],
  ["POST /b/api/v1/users/{}/sessions/revoke", "accounts/user/user", "are listed with what names them"],
  ["POST /b/api/v1/users/{}/step-up", "accounts/email/email", "403: a change needs a recent sign-in"],
  [
    "GET /b/api/v1/users/{}/consents",
    "accounts/user/user",
    "consents are stored in addition to earlier ones, and the e-mail",
  ],
  [
    "POST /b/api/v1/users/{}/consents",
    "accounts/user/user",
    "consents are stored in addition to earlier ones, and the e-mail",
  ],
  [
    "GET /b/api/v1/users/{}/security-log",
    "accounts/user/user",
    "the security log reports what happened, to its owner",
  ],
  ["POST /b/api/v1/users/{}/identities/{}", "accounts/social/link", "200: from then on it signs in"],
  ["DELETE /b/api/v1/users/{}/identities/{}", "accounts/social/link", "unlinking twice is fine"],
  ["GET /b/coaches", "coaches/directory", "200: nothing but what the page shows leaves the server"],
  ["GET /b/coaches/{}", "coaches/profile", "200: what the page shows"],
  ["POST /b/coaches/{}/contact", "coaches/forms", "202: the coach gets the words in their language"],
  [
    "POST /b/coach-applications",
    "coaches/forms",
    "202: an application is stored once, and both sides are notified of",
  ],
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
  [
    "POST /b/api/v1/users/{}/shares/remove",
    "sharing/sharing",
    "all shares with a person can be ended at once, and each user's own",
  ],
  [
    "GET /b/api/v1/users/{}/devices/{}",
    "gear/devices",
    "devices are listed by product, with the details they",
  ],
  ["PATCH /b/api/v1/users/{}/devices/{}/{}", "gear/devices", "can be called something, and lose the name"],
  [
    "DELETE /b/api/v1/users/{}/devices/{}/{}",
    "gear/devices",
    "a device is unpaired once, however often that is",
  ],
  [
    "GET /b/api/v1/users/{}/apparel",
    "gear/apparel",
    "shoes are stored as described, and the first pair is the",
  ],
  [
    "POST /b/api/v1/users/{}/apparel",
    "gear/apparel",
    "shoes are stored as described, and the first pair is the",
  ],
  ["PATCH /b/api/v1/users/{}/apparel/{}", "gear/apparel", "retired shoes leave the list"],
  [
    "DELETE /b/api/v1/users/{}/apparel/{}",
    "gear/apparel",
    "shoes can be removed until they have been used for a",
  ],
  ["POST /b/api/v1/users/{}/avatar", "accounts/avatar/avatar", "a new picture has a new name"],
  ["DELETE /b/api/v1/users/{}/avatar", "accounts/avatar/avatar", "removal works twice"],
  ["GET /b/avatars/{}", "accounts/avatar/avatar", "404: a name that is not ours reaches no file"],
  [
    "GET /b/api/v1/users/{}/platforms",
    "training/platforms/connect",
    "200: there, back to the same market, and connected",
  ],
  [
    "GET /b/api/v1/users/{}/platforms/workouts/{}",
    "training/platforms/jobs/deliver-workouts",
    "those of the next fourteen days are sent, once",
  ],
  [
    "GET /b/api/v1/users/{}/oauth/permission",
    "training/platforms/connect",
    "the permission reports which scopes the platform granted and which",
  ],
  [
    "GET /b/platform/oauth/{}",
    "training/platforms/connect",
    "200: there, back to the same market, and connected",
  ],
  [
    "GET /b/platform/oauth/{}/callback",
    "training/platforms/connect",
    "a way back works once, for ten minutes",
  ],
  [
    "POST /b/platform/oauth/{}/complete",
    "training/platforms/connect",
    "422: a handle works once, for two minutes",
  ],
  [
    "DELETE /b/platform/oauth/{}",
    "training/platforms/sync",
    "disconnecting deletes the tokens at once and can be repeated; the",
  ],
  [
    "POST /b/platform/oauth/{}/check",
    "training/platforms/connect",
    "a link can begin at the platform: looked at, then allowed",
  ],
  [
    "POST /b/platform/oauth/{}/auth",
    "training/platforms/connect",
    "a link can begin at the platform: looked at, then allowed",
  ],
  [
    "POST /b/platform/webhook/{}",
    "training/platforms/sync",
    "a finished run is reported by the platform, fetched and stored",
  ],
  [
    "POST /b/platform/data/{}",
    "training/recordings/uploads/uploads",
    "202: the same again is the one that is there",
  ],
  ["GET /b/api/v1/users/{}/activities", "training/runs/activities/runs", "200: a list has the newest first"],
  [
    "POST /b/api/v1/users/{}/activities",
    "training/runs/activities/upload",
    "200: a file becomes a run with all that follows",
  ],
  [
    "GET /b/api/v1/users/{}/uploads/{}",
    "training/runs/activities/upload",
    "202: a file that is not read in time is stored, and its state can be",
  ],
  [
    "PUT /b/api/v1/users/{}/activities/{}",
    "training/runs/activities/runs",
    "200: a runner's details about a run change it, one version at a",
  ],
  [
    "DELETE /b/api/v1/users/{}/activities/{}",
    "training/runs/activities/runs",
    "200: a deleted run is gone for all others",
  ],
  [
    "POST /b/api/v1/users/{}/activities/{}/restore",
    "training/runs/activities/runs",
    "200: a deleted run is gone for all others",
  ],
  ["GET /b/api/v1/activities/{}", "training/runs/activities/runs", "200: a run second by second"],
  [
    "GET /b/api/v1/activities/{}/stats/distributions",
    "training/runs/activities/runs",
    "200: distributions hold every active second",
  ],
  [
    "GET /b/api/v1/activities/{}/firsts",
    "training/power/critical-power/first-efforts",
    "200: names what was better",
  ],
  ["GET /b/api/v1/activities/{}/fit", "training/runs/activities/runs", "200: a run can be had as it came"],
  ["GET /b/api/v1/activities/{}/csv", "training/runs/activities/runs", "200: a run can be had as it came"],
  ["GET /b/api/v1/activities/{}/map", "training/runs/activities/runs", "200: a run can be had as it came"],
  [
    "GET /b/api/v1/activities/{}/original",
    "training/runs/activities/runs",
    "200: a run can be had as it came",
  ],
  [
    "GET /b/api/v1/users/{}/pdc",
    "training/power/critical-power/power-curve",
    "the best of all runs wins each duration",
  ],
  [
    "GET /b/api/v1/users/{}/cp/auto",
    "training/power/critical-power/critical-power",
    "the estimate names the efforts",
  ],
  [
    "GET /b/api/v1/users/{}/cp/history",
    "training/power/critical-power/critical-power",
    "a range shows its rows",
  ],
  [
    "PUT /b/api/v1/users/{}/cp/history",
    "training/power/critical-power/critical-power",
    "a value set by hand stays, whatever is run later, and the estimate is",
  ],
  [
    "PUT /b/api/v1/users/{}/cp/tests",
    "training/power/critical-power/cp-tests",
    "200: both efforts set critical power",
  ],
  [
    "GET /b/api/v1/users/{}/cp/tests",
    "training/power/critical-power/cp-tests",
    "a run of the kind test that holds both",
  ],
  [
    "DELETE /b/api/v1/users/{}/cp/history/{}",
    "training/power/critical-power/critical-power",
    "once a manual value is deleted, critical power follows the runs again",
  ],
  [
    "PUT /b/api/v1/users/{}/cp/recalculate",
    "training/power/critical-power/critical-power",
    "a recalculation lists the days that changed; a preview changes",
  ],
  [
    "GET /b/api/v1/users/{}/cp/recalculate",
    "training/power/critical-power/critical-power",
    "a recalculation lists the days that changed; a preview changes",
  ],
  [
    "GET /b/api/v1/users/{}/fatiguefitness/all",
    "training/plans/load/load",
    "as the published recursion has it",
  ],
  ["GET /b/api/v1/users/{}/stats/running", "training/power/statistics/statistics", "adds up what was run"],
  [
    "GET /b/api/v1/users/{}/stats/distributions",
    "training/power/statistics/range-distributions",
    "200: the totals of a range are the sum of its runs, and deleted runs",
  ],
  [
    "GET /b/api/v1/users/{}/stats/running/month",
    "training/power/statistics/statistics",
    "every month of it is there by itself too",
  ],
  [
    "GET /b/api/v1/users/{}/stats/running/month/live",
    "training/power/statistics/statistics",
    "every month of it is there by itself too",
  ],
  [
    "GET /b/api/v1/users/{}/stats/footdata/month",
    "training/runs/feet/feet",
    "a month is reported by shoe, with each minute weighted by its",
  ],
  [
    "GET /b/api/v1/activities/{}/footdata",
    "training/runs/feet/feet",
    "202: strides are assigned to the run at their time, and returned as",
  ],
  [
    "POST /b/admin/footdata/reprocess",
    "training/runs/feet/foot-jobs",
    "202: gives the same from the same strides, however often, and is written down",
  ],
  ["GET /b/admin/jobs/{}", "training/runs/feet/foot-jobs", "202: gives the same from the same strides"],
  [
    "POST /b/admin/jobs/{}/retry",
    "training/runs/feet/foot-jobs",
    "200: what failed is named, stays as it was",
  ],
  ["POST /b/admin/jobs/{}/cancel", "training/runs/feet/foot-jobs", "200: called off it does no more"],
  [
    "GET /b/api/v1/users/{}/runner-attribute",
    "training/power/attributes/attributes",
    "attributes are computed from power, weight and time, each with its",
  ],
  [
    "GET /b/api/v1/users/{}/race/prediction",
    "training/power/races/races",
    "400: both targets, in these words",
  ],
  [
    "GET /b/api/v1/users/{}/race/courses",
    "training/power/races/races",
    "201: a course is stored with its length and climb, and returned in",
  ],
  [
    "POST /b/api/v1/users/{}/race/courses",
    "training/power/races/races",
    "201: a course is stored with its length and climb, and returned in",
  ],
  [
    "GET /b/api/v1/users/{}/race/courses/{}",
    "training/power/races/races",
    "201: a course is stored with its length and climb, and returned in",
  ],
  ["DELETE /b/api/v1/users/{}/race/courses/{}", "training/power/races/races", "is removed once; another's"],
  [
    "GET /b/api/v1/workouts/library",
    "training/plans/library/library",
    "200: returns more than 300 workouts, with estimates for the",
  ],
  [
    "GET /b/api/v1/plans/library",
    "training/plans/library/plan-library",
    "200: plans by distance and level, with their weeks",
  ],
  [
    "POST /b/api/v1/workouts",
    "training/plans/library/templates",
    "201: a workout is stored, with values computed for its",
  ],
  ["PUT /b/api/v1/workouts", "training/plans/library/templates", "200: PUT replaces all of it"],
  ["DELETE /b/api/v1/workouts", "training/plans/library/templates", "200: DELETE works twice"],
  [
    "GET /b/api/v1/users/workouts/library",
    "training/plans/library/templates",
    "200: there is nothing at first, and the path is no account's",
  ],
  [
    "POST /b/api/v1/users/workouts/library",
    "training/plans/library/templates",
    "201: POST begins a collection",
  ],
  [
    "PATCH /b/api/v1/users/workouts/library",
    "training/plans/library/templates",
    "200: PATCH renames a collection",
  ],
  [
    "PUT /b/api/v1/activities/{}/crop",
    "training/recordings/edits/edits",
    "200: a crop keeps the selected part, and all derived values follow",
  ],
  ["PUT /b/api/v1/activities/{}/scale", "training/recordings/edits/edits", "scaled power has scaled bests"],
  [
    "PUT /b/api/v1/activities/{}/exclude",
    "training/recordings/edits/edits",
    "an excluded run wears no shoes",
  ],
  [
    "GET /b/api/v1/users/{}/activities/totals",
    "training/runs/activities/runs",
    "totals of a filter are of all its runs",
  ],
  [
    "POST /b/api/v1/users/{}/activities/by-hand",
    "training/recordings/reading/enter-run",
    "200: an entered run counts with time, distance and felt effort but no",
  ],
  [
    "PUT /b/api/v1/users/{}/uploads/{}/run",
    "training/recordings/reading/hostile-drop",
    "takes what names another sport",
  ],
  [
    "PUT /b/api/v1/activities/{}/suspect-seconds",
    "training/recordings/edits/edits",
    "ignored seconds leave the power curve, accepted ones enter it, and",
  ],
  ["PUT /b/api/v1/activities/{}/undo", "training/recordings/edits/edits", "undo drops the last"],
  ["GET /b/api/v1/activities/{}/edits", "training/recordings/edits/edits", "undo drops the last"],
  [
    "PUT /b/api/v1/activities/{}/air-power-removal",
    "training/recordings/edits/edits",
    "air power is taken off by staff alone",
  ],
  [
    "PUT /b/api/v1/users/{}/activities/merge",
    "training/recordings/edits/merge",
    "200: the pod's power is placed where it was run, whatever the pod's",
  ],
  [
    "PUT /b/api/v1/users/{}/activities/recalculate",
    "training/recordings/edits/recalculate",
    "202: days of the range get",
  ],
  [
    "GET /b/api/v1/users/{}/activities/recalculations/{}",
    "training/recordings/edits/recalculate",
    "202: days of the range get",
  ],
  [
    "GET /b/api/v1/activities/{}/notes",
    "training/runs/notes/notes",
    "201: notes are stored as written; those on the whole run come first,",
  ],
  [
    "POST /b/api/v1/activities/{}/notes",
    "training/runs/notes/notes",
    "201: notes are stored as written; those on the whole run come first,",
  ],
  [
    "POST /b/api/v1/activities/{}/notes/audio",
    "training/runs/notes/notes",
    "201: a recorded note gets its type from its bytes and can be played",
  ],
  [
    "PATCH /b/api/v1/activities/{}/notes/{}",
    "training/runs/notes/notes",
    "a change to a note sets only the named fields, and a change based on",
  ],
  [
    "DELETE /b/api/v1/activities/{}/notes/{}",
    "training/runs/notes/notes",
    "removed ones go with their recording",
  ],
  [
    "GET /b/api/v1/activities/{}/notes/{}/download-url",
    "training/runs/notes/notes",
    "201: a recorded note gets its type from its bytes and can be played",
  ],
  ["GET /b/api/v1/coach/athletes", "training/calendar/coaching/coaching", "200: each level sees what it may"],
  [
    "POST /b/api/v1/coach/assignments",
    "training/calendar/coaching/coaching",
    "200: planned for all that can",
  ],
  [
    "GET /b/api/v1/activities/{}/comments",
    "training/plans/comments/comments",
    "201: a friend comments on a second of a run, its runner replies, and",
  ],
  [
    "POST /b/api/v1/activities/{}/comments",
    "training/plans/comments/comments",
    "201: a friend comments on a second of a run, its runner replies, and",
  ],
  [
    "DELETE /b/api/v1/activities/{}/comments/{}",
    "training/plans/comments/comments",
    "200: a comment is deleted by its author or the run's owner, even",
  ],
  [
    "GET /b/api/v1/users/{}/workouts/{}/comments",
    "training/plans/comments/comments",
    "404: by the level of a share",
  ],
  [
    "POST /b/api/v1/users/{}/workouts/{}/comments",
    "training/plans/comments/comments",
    "404: by the level of a share",
  ],
  [
    "GET /b/api/v1/users/{}/notifications",
    "training/plans/comments/comments",
    "notifications are read some or all",
  ],
  [
    "POST /b/api/v1/users/{}/notifications/read",
    "training/plans/comments/comments",
    "notifications are read some or all",
  ],
  [
    "GET /b/api/v1/users/{}/calendar/feed",
    "training/calendar/feed/calendar-feed",
    "201: the link is returned once, works in a program without a bearer,",
  ],
  [
    "POST /b/api/v1/users/{}/calendar/feed",
    "training/calendar/feed/calendar-feed",
    "201: the link is returned once, works in a program without a bearer,",
  ],
  [
    "DELETE /b/api/v1/users/{}/calendar/feed",
    "training/calendar/feed/calendar-feed",
    "404: unknown, replaced, revoked",
  ],
  [
    "GET /b/calendar/{}",
    "training/calendar/feed/calendar-feed",
    "201: the link is returned once, works in a program without a bearer,",
  ],
  [
    "DELETE /b/api/v1/users/{}/workouts/{}/comments/{}",
    "training/plans/comments/comments",
    "200: of a workout too, while plans are shared",
  ],
  [
    "GET /b/recordings/{}",
    "training/runs/notes/notes",
    "201: a recorded note gets its type from its bytes and can be played",
  ],
  [
    "GET /b/api/v1/users/{}/activities/{}/links",
    "training/runs/shared/shared-runs",
    "201: the token of a link is returned once and is not stored",
  ],
  [
    "POST /b/api/v1/users/{}/activities/{}/links",
    "training/runs/shared/shared-runs",
    "201: the token of a link is returned once and is not stored",
  ],
  [
    "DELETE /b/api/v1/users/{}/activities/{}/links/{}",
    "training/runs/shared/shared-runs",
    "404: unknown, revoked and expired",
  ],
  ["GET /b/shared-runs/{}", "training/runs/shared/shared-runs", "200: shows what was chosen"],
  [
    "GET /b/api/v1/activities/{}/pairs",
    "training/plans/pairs/pairs",
    "200: a user states which workout a run was, and can change",
  ],
  [
    "PUT /b/api/v1/activities/{}/pairs/{}",
    "training/plans/pairs/pairs",
    "200: a user states which workout a run was, and can change",
  ],
  ["DELETE /b/api/v1/activities/{}/pairs/{}", "training/plans/pairs/pairs", "taken apart, it stays apart"],
  [
    "GET /b/api/v1/users/{}/activities/export",
    "training/runs/export/run-export",
    "202: holds a folder a year, a table and what was noted",
  ],
  [
    "POST /b/api/v1/users/{}/activities/export",
    "training/runs/export/run-export",
    "202: holds a folder a year, a table and what was noted",
  ],
  [
    "POST /b/api/v1/users/{}/activities/export/link",
    "training/runs/export/run-export",
    "404: a link that is over, forged, or to what is gone",
  ],
  [
    "GET /b/run-exports/{}",
    "training/runs/export/run-export",
    "404: a link that is over, forged, or to what is gone",
  ],
  [
    "GET /b/api/v1/users/{}/places",
    "training/runs/places/places",
    "201: a place hides the route of a run from everyone but its athlete,",
  ],
  [
    "POST /b/api/v1/users/{}/places",
    "training/runs/places/places",
    "201: a place hides the route of a run from everyone but its athlete,",
  ],
  [
    "DELETE /b/api/v1/users/{}/places/{}",
    "training/runs/places/places",
    "200: is removed once, however often",
  ],
  [
    "POST /b/api/v1/users/{}/plans",
    "training/plans/athlete-plans/plans",
    "201: a plan for a race is planned workouts",
  ],
  [
    "GET /b/api/v1/users/{}/plans",
    "training/plans/athlete-plans/plans",
    "409: one plan at a time; two tabs start one",
  ],
  [
    "GET /b/api/v1/users/{}/plans/{}",
    "training/plans/athlete-plans/plans",
    "201: a plan for a race is planned workouts",
  ],
  [
    "PATCH /b/api/v1/users/{}/plans/{}",
    "training/plans/athlete-plans/plans",
    "moving a race moves the upcoming sessions with it and leaves past",
  ],
  [
    "DELETE /b/api/v1/users/{}/plans/{}",
    "training/plans/athlete-plans/plans",
    "leaving a plan deletes its upcoming sessions or keeps them as the",
  ],
  [
    "POST /b/api/v1/users/{}/plans/{}/changes/{}/undo",
    "training/plans/athlete-plans/plans",
    "200: a move caused by a day off is undone, stays undone, and undoing",
  ],
  [
    "PATCH /b/api/v1/users/{}/plans/{}/supplementals/{}",
    "training/plans/athlete-plans/plans",
    "supplementals are done, moved and deleted",
  ],
  [
    "DELETE /b/api/v1/users/{}/plans/{}/supplementals/{}",
    "training/plans/athlete-plans/plans",
    "supplementals are done, moved and deleted",
  ],
  [
    "POST /b/admin/users/{}/plans/{}/phase",
    "training/plans/athlete-plans/plans",
    "200: staff move a plan to another phase",
  ],
  [
    "POST /b/api/v1/users/{}/workouts",
    "training/plans/workouts/workouts",
    "201: a workout has values computed for its athlete, and a profile is",
  ],
  [
    "GET /b/api/v1/users/{}/workouts/{}",
    "training/plans/workouts/workouts",
    "201: a workout has values computed for its athlete, and a profile is",
  ],
  [
    "PATCH /b/api/v1/users/{}/workouts",
    "training/plans/workouts/workouts",
    "200: the named fields change, and the planned values change with",
  ],
  [
    "DELETE /b/api/v1/users/{}/workouts",
    "training/plans/workouts/workouts",
    "deleted ones can be brought back",
  ],
  [
    "POST /b/api/v1/users/{}/workouts/restore",
    "training/plans/workouts/workouts",
    "deleted ones can be brought back",
  ],
  [
    "PATCH /b/api/v1/users/{}/workouts/reschedule",
    "training/plans/workouts/workouts",
    "moving a workout keeps its time of day, also across a clock change",
  ],
  [
    "POST /b/api/v1/users/{}/workouts/copy",
    "training/plans/workouts/workouts",
    "workouts are copied to each day once, and a dry run reports what is",
  ],
  [
    "GET /b/api/v1/users/{}/workouts/{}/fit",
    "training/plans/workouts/workouts",
    "200: leaves as a file that a watch follows",
  ],
  [
    "PATCH /b/api/v1/users/{}/plans/{}/workouts/{}",
    "training/plans/workouts/workouts",
    "200: by its plan a workout is changed and deleted",
  ],
  [
    "DELETE /b/api/v1/users/{}/plans/{}/workouts/{}",
    "training/plans/workouts/workouts",
    "200: by its plan a workout is changed and deleted",
  ],
  [
    "POST /b/api/v1/users/workouts/estimate",
    "training/plans/workouts/compliance",
    "an estimate equals the values of the workout once it is planned, and",
  ],
  [
    "POST /b/api/v1/users/workouts/estimate/block",
    "training/plans/workouts/compliance",
    "an estimate equals the values of the workout once it is planned, and",
  ],
  ["GET /b/api/v1/activities/{}/workout", "training/plans/workouts/compliance", "200: how a run went"],
  [
    "GET /b/api/v1/users/{}/calendar",
    "training/calendar/items/calendar",
    "200: runs, events, workouts and plans",
  ],
  [
    "POST /b/api/v1/users/{}/events",
    "training/plans/events/events",
    "201, 200: a race is stored whole as sent, and then",
  ],
  [
    "GET /b/api/v1/users/{}/events/{}",
    "training/plans/events/events",
    "201, 200: a race is stored whole as sent, and then",
  ],
  [
    "PATCH /b/api/v1/users/{}/events/{}",
    "training/plans/events/events",
    "201, 200: a race is stored whole as sent, and then",
  ],
  [
    "DELETE /b/api/v1/users/{}/events/{}",
    "training/plans/events/events",
    "200, 409: an event is deleted for every viewer, however often, and",
  ],
  [
    "POST /b/api/v1/users/{}/events/{}/restore",
    "training/plans/events/events",
    "200, 409: an event is deleted for every viewer, however often, and",
  ],
  ["GET /b/api/v1/users/{}/export", "privacy/export", "holds everything the list names"],
  ["POST /b/api/v1/users/{}/export", "privacy/export", "holds everything the list names"],
  ["POST /b/api/v1/users/{}/export/link", "privacy/export", "the address works once, for five minutes"],
  ["GET /b/files/{}", "privacy/export", "the address works once, for five minutes"],
  [
    "POST /b/api/v1/users/{}/delete",
    "privacy/deletion",
    "202: signs the user out everywhere, notifies the owner, and waits two",
  ],
  [
    "POST /b/api/v1/users/{}/delete/cancel",
    "privacy/deletion",
    "before erasure a user may only read, export and keep the account;",
  ],
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
  [
    "GET /canyon/email/confirm",
    "newsletter/routes",
    "303: the confirmation link subscribes, stores the proof of consent,",
  ],
  ["GET /canyon/email/unsubscribe", "newsletter/routes", "303: the link in the mail ends the subscription"],
  ["POST /canyon/email/unsubscribe", "newsletter/routes", "200: the mail program's button does the same"],
  [
    "POST /canyon/carts",
    "commerce/cart/cart",
    "201: a cart costs what the catalogue lists at that moment, in minor",
  ],
  [
    "GET /canyon/carts/{}",
    "commerce/cart/cart",
    "404: a guest cart opens only with its token, of which the database",
  ],
  ["PATCH /canyon/carts/{}", "commerce/cart/cart", "200: PATCH changes several things at once, or nothing"],
  [
    "POST /canyon/carts/merge",
    "commerce/cart/cart",
    "merge at sign-in: quantities add up to the limits, and the cart",
  ],
  [
    "POST /canyon/checkout/session",
    "commerce/checkout/checkout",
    "201: one provider session is created at catalogue prices, and the",
  ],
  [
    "GET /canyon/checkout/session/{}",
    "commerce/order-view/order-view",
    "200: the confirmation page creates the order by itself, and shows all",
  ],
  [
    "POST /canyon/withdrawals",
    "commerce/returns/statements",
    "202: a matching number and address withdraw at once; anything else is",
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
    "support sees customer data masked until they give a reason; each",
  ],
  ["POST /canyon/admin/orders/{}/cancel", "commerce/admin/orders", "a review ends well and it can be sent"],
  [
    "POST /canyon/admin/orders/{}/resend-email",
    "commerce/admin/orders",
    "202: the newest e-mail is sent again to the buyer only, three times",
  ],
  [
    "POST /canyon/admin/orders/{}/refunds",
    "commerce/admin/refunds",
    "201: refunded units are worth their share of the line, are restocked,",
  ],
  [
    "POST /canyon/admin/refunds/{}/approve",
    "commerce/admin/refunds",
    "409: a refund above the limit needs a second admin, and no admin can",
  ],
  [
    "POST /canyon/admin/refunds/{}/reject",
    "commerce/admin/refunds",
    "409: in small pieces it is just as much",
  ],
  [
    "GET /canyon/admin/refunds",
    "commerce/admin/refunds",
    "409: a refund above the limit needs a second admin, and no admin can",
  ],
  ["GET /canyon/admin/returns", "commerce/admin/returns", "support sees who withdrew masked"],
  ["GET /canyon/admin/returns/{}", "commerce/admin/returns", "support sees who withdrew masked"],
  [
    "PATCH /canyon/admin/returns/{}",
    "commerce/admin/returns",
    "200: a return goes from request to refund step by step, with units",
  ],
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
  [
    "GET /canyon/admin/tasks",
    "commerce/admin/operations",
    "a task is closed once, and records the staff member who closed",
  ],
  [
    "POST /canyon/admin/tasks/{}/close",
    "commerce/admin/operations",
    "a task is closed once, and records the staff member who closed",
  ],
  [
    "GET /canyon/admin/reconcile",
    "commerce/admin/operations",
    "a difference is found on request, and resolved",
  ],
  [
    "POST /canyon/admin/reconcile/run",
    "commerce/admin/operations",
    "a difference is found on request, and resolved",
  ],
  [
    "POST /canyon/admin/reconcile/{}/resolve",
    "commerce/admin/operations",
    "a difference is found on request, and resolved",
  ],
  ["GET /canyon/admin/audit", "commerce/admin/operations", "the audit is read by actor, target"],
  ["GET /canyon/admin/audit/export", "commerce/admin/operations", "the audit is read by actor, target"],
  [
    "GET /canyon/admin/metrics",
    "commerce/admin/operations",
    "metrics report what was sold, refunded and is waiting; missing data",
  ],
  [
    "POST /canyon/webhooks/stripe",
    "commerce/webhook-events/webhook-events",
    "200: a paid session becomes an order",
  ],
  [
    "GET /canyon/orders",
    "commerce/order-view/order-view",
    "200: a user's own orders are returned by pages, newest first, without",
  ],
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
    "GET /canyon/orders/{}/documents/{}",
    "commerce/receipts/documents",
    "200, 404, 410: by those who may read the order",
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
    "cancelled without a commitment, it ends with its period; reactivated,",
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
    "201: one payment covers all months; then the code goes to the named",
  ],
  [
    "GET /canyon/users/{}/subscription/stripe/gift",
    "commerce/gifts/gifts",
    "201: one payment covers all months; then the code goes to the named",
  ],
  [
    "GET /canyon/gifts/prices",
    "commerce/gifts/gifts",
    "201: one payment covers all months; then the code goes to the named",
  ],
  [
    "POST /canyon/users/{}/subscription/stripe/gift/{}/resend",
    "commerce/gifts/gifts",
    "a gift e-mail waits for its day and is resent on request; a reminder",
  ],
  [
    "POST /canyon/users/{}/subscription/stripe/gift/{}/cancel",
    "commerce/gifts/gifts",
    "an unclaimed gift is refunded in full when cancelled, and its code",
  ],
  ["POST /canyon/gifts/claim", "commerce/gifts/gifts", "claimed by the proven address"],
  [
    "GET /canyon/users/{}/promotion/pod-upgrade",
    "commerce/pod-upgrade/pod-upgrade",
    "200: simultaneous requests get one code and one",
  ],
  [
    "POST /canyon/users/{}/promotion/pod-upgrade",
    "commerce/pod-upgrade/pod-upgrade",
    "200: simultaneous requests get one code and one",
  ],
  [
    "POST /canyon/returns/{}/cancel",
    "commerce/returns/returns",
    "200, 422: a return can be cancelled before it is on its way, and then",
  ],
  ["GET /b/stats/user", "stats/stats", "200: a number under a hundred is not shown"],
];

/** Answered from a list in the code, without a database. */
export const WITHOUT_DATABASE: readonly CallCoverage[] = [
  ["GET /b/region", "commerce/markets/routes", "GET /b/region"],
];
