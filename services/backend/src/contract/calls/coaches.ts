import {z} from "@hono/zod-openapi";
import {defineCall, refusal, reply} from "../call.ts";
import {
  coachApplicationBody,
  coachApplicationReply,
  coachContactBody,
  coachContactReply,
  coachesQuery,
  coachesReply,
  coachProfile,
  coachQuery,
} from "../coaches.ts";

const tags = ["coaches"];
const slug = z.object({slug: z.string()});

export const list = defineCall({
  action: "public",
  tags,
  method: "get",
  path: "/b/coaches",
  summary: "The coach directory: filters, counts of what each filter would show, and a page of coaches",
  request: {query: coachesQuery},
  responses: {200: reply(coachesReply), 400: refusal("invalid")},
});

export const get = defineCall({
  action: "public",
  tags,
  method: "get",
  path: "/b/coaches/{slug}",
  summary: "A coach, as much as their page shows",
  request: {params: slug, query: coachQuery},
  responses: {200: reply(coachProfile), 400: refusal("invalid"), 404: refusal("not_found")},
});

export const contact = defineCall({
  action: "public",
  method: "post",
  path: "/b/coaches/{slug}/contact",
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

export const apply = defineCall({
  action: "public",
  method: "post",
  path: "/b/coach-applications",
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
