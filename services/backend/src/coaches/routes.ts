import {randomInt} from "node:crypto";
import {etag} from "hono/etag";
import * as calls from "../contract/calls/coaches.ts";
import {HONEYPOT} from "../contract/coach-values.ts";
import {AppError} from "../core/errors.ts";
import {createApi} from "../core/http/api.ts";
import type {ClientAddressDeps} from "../core/http/client-address.ts";
import {defineRoute} from "../core/http/define-route.ts";
import {type ApplyDeps, applyAsCoach, nextStepOn} from "./apply.ts";
import {createCoachRepository} from "./coach-repository.ts";
import {contactCoach} from "./contact-coach.ts";
import {createDirectory} from "./directory.ts";
import {limitForm} from "./form.ts";
import {listCoaches} from "./list-coaches.ts";
import {toCoachProfile} from "./to-coach.ts";

export interface CoachRouteDeps extends ApplyDeps, ClientAddressDeps {}
const FOR_A_MINUTE = "public, max-age=60";

const listRoute = defineRoute(calls.list, null, [etag({weak: true})]);
const getRoute = defineRoute(calls.get, null, [etag({weak: true})]);
const contactRoute = defineRoute(calls.contact, null);
const applyRoute = defineRoute(calls.apply, null);

export function coachRoutes(deps: CoachRouteDeps) {
  const coaches = createCoachRepository(deps.db);
  const directory = createDirectory({coaches, now: deps.now});
  return createApi()
    .openapi(listRoute, async (c) => {
      const query = c.req.valid("query");
      const data = await listCoaches({directory, randomInt}, query);
      // An order with a generated seed belongs to one visitor; a shared cache would serve it to all visitors.
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

/** A request that fills in the hidden field gets the answer of success, and nothing happens. */
function isBot(body: {[HONEYPOT]: string}) {
  return body[HONEYPOT] !== "";
}
