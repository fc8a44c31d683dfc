import {z} from "zod";
import {defineCall, reply} from "../../src/contract/call.ts";
import type {Db} from "../../src/core/db/db.ts";
import {createApi} from "../../src/core/http/api.ts";
import {defineRoute} from "../../src/core/http/define-route.ts";
import type {JobKinds} from "../../src/core/jobs/job-kind.ts";
import {enqueueMail} from "../../src/core/mail/enqueue-mail.ts";
import {defineMail} from "../../src/core/mail/mail.ts";
import {defineJobs, type Module} from "../../src/core/module.ts";

interface ParkrunDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly siteUrl: string;
}

const starts = defineCall({
  action: "public",
  method: "get",
  path: "/b/parkruns",
  tags: ["parkruns"],
  summary: "When the next one starts",
  responses: {200: reply(z.object({starts_at: z.string()}))},
});
const startsRoute = defineRoute(starts, null);

const reminder = defineMail({
  name: "parkrun_reminder",
  payload: z.object({name: z.string()}),
  write: ({name}, {siteUrl}) => ({subject: `Run with us, ${name}`, text: siteUrl, html: `<p>${siteUrl}</p>`}),
});

const KINDS = {
  "parkrun-remind": {payload: z.strictObject({to: z.string(), name: z.string()})},
} as const satisfies JobKinds;

/** A domain with a bit of everything, as the next one may begin. */
export const parkruns: Module<ParkrunDeps> = {
  routes: ({now}) => [
    createApi().openapi(startsRoute, (c) => c.json({data: {starts_at: now().toISOString()}}, 200)),
  ],
  jobs: defineJobs(KINDS, ({db, now}: ParkrunDeps) => ({
    "parkrun-remind": ({to, name}) =>
      enqueueMail(db, reminder, {dedupe: `parkrun.${to}`, to, locale: "en", payload: {name}, at: now()}),
  })),
  mails: [reminder],
};
