import {randomInt} from "node:crypto";
import {z} from "@hono/zod-openapi";
import {etag} from "hono/etag";
import {HONEYPOT} from "../contract/coach-values.ts";
import {
  coachApplicationBody,
  coachApplicationReply,
  coachContactBody,
  coachContactReply,
  coachesQuery,
  coachesReply,
  coachProfile,
  coachQuery,
} from "../contract/coaches.ts";
import {AppError} from "../core/errors.ts";
import {createApi} from "../core/http/api.ts";
import type {ClientAddressDeps} from "../core/http/client-address.ts";
import {defineRoute} from "../core/http/define-route.ts";
import {refusal, reply} from "../core/http/describe.ts";
import {type ApplyDeps, applyAsCoach, nextStepOn} from "./apply.ts";
import {createCoachRepository} from "./coach-repository.ts";
import {contactCoach} from "./contact-coach.ts";
import {createDirectory} from "./directory.ts";
import {limitForm} from "./form.ts";
import {listCoaches} from "./list-coaches.ts";
import {toCoachProfile} from "./to-coach.ts";

export interface CoachRouteDeps extends ApplyDeps, ClientAddressDeps {}

const slug = z.object({slug: z.string()});
const FOR_A_MINUTE = "public, max-age=60";
const DIRECTORY = {tags: ["coaches"], middleware: [etag({weak: true})]};

const listRoute = defineRoute("public", null, {
  ...DIRECTORY,
  method: "get",
  path: "/coaches",
  summary: "The coach directory: filters, counts of what each filter would show, and a page of coaches",
  request: {query: coachesQuery},
  responses: {200: reply(coachesReply), 400: refusal("invalid")},
});

const getRoute = defineRoute("public", null, {
  ...DIRECTORY,
  method: "get",
  path: "/coaches/{slug}",
  summary: "A coach, as much as their page shows",
  request: {params: slug, query: coachQuery},
  responses: {200: reply(coachProfile), 400: refusal("invalid"), 404: refusal("not_found")},
});

const contactRoute = defineRoute("public", null, {
  method: "post",
  path: "/coaches/{slug}/contact",
  tags: ["coaches"],
  summary: "Pass a message on to a coach; no address is shown",
  request: {
    params: slug,
    body: {required: true, content: {"application/json": {schema: coachContactBody}}},
  },
  responses: {
    202: reply(coachContactReply, "The message is on its way"),
    400: refusal("invalid"),
    404: refusal("not_found"),
    429: refusal("rate_limited"),
  },
});

const applyRoute = defineRoute("public", null, {
  method: "post",
  path: "/coach-applications",
  tags: ["coaches"],
  summary: "Apply to be in the directory",
  request: {body: {required: true, content: {"application/json": {schema: coachApplicationBody}}}},
  responses: {
    202: reply(coachApplicationReply, "Somebody will read it"),
    400: refusal("invalid"),
    422: refusal("privacy_required"),
    429: refusal("rate_limited"),
  },
});

export function coachRoutes(deps: CoachRouteDeps) {
  const coaches = createCoachRepository(deps.db);
  const directory = createDirectory({coaches, now: deps.now});
  return createApi()
    .openapi(listRoute, async (c) => {
      const query = c.req.valid("query");
      const data = await listCoaches({directory, randomInt}, query);
      // A seed we picked is this visitor's own order; kept by a cache in between, it would be everyone's.
      const isOwnOrder = data.seed !== null && query.seed === undefined;
      if (!isOwnOrder) c.header("cache-control", FOR_A_MINUTE);
      return c.json({data}, 200);
    })
    .openapi(getRoute, async (c) => {
      const row = await coaches.getListed(c.req.valid("param").slug);
      if (!row) throw new AppError("not_found", "No coach is at this address");
      c.header("cache-control", FOR_A_MINUTE);
      return c.json({data: toCoachProfile(row, c.req.valid("query").locale)}, 200);
    })
    .openapi(contactRoute, async (c) => {
      await limitForm(c, deps);
      const body = c.req.valid("json");
      if (!isBot(body)) await contactCoach(deps, c.req.valid("param").slug, body);
      return c.json({data: {status: "sent" as const}}, 202);
    })
    .openapi(applyRoute, async (c) => {
      await limitForm(c, deps);
      const body = c.req.valid("json");
      if (!isBot(body)) await applyAsCoach(deps, body);
      return c.json({data: {status: "received" as const, next_step_on: nextStepOn(deps.now())}}, 202);
    });
}

/** Whoever filled in what no person sees gets the answer of success, and nothing happens. */
function isBot(body: {[HONEYPOT]: string}) {
  return body[HONEYPOT] !== "";
}
