import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, refusal, reply} from "../call.ts";
import {
  course,
  courseForm,
  courseList,
  courseQuery,
  courseRemoval,
  courseSummary,
  predictionQuery,
  predictionReply,
} from "../races.ts";

const tags = ["races"];
const params = z.object({id: z.string().max(64)});
/** The form, as the API document can describe it. */
const described = courseForm.extend({file: z.instanceof(File).openapi({type: "string", format: "binary"})});
const oneParams = params.extend({course_id: z.string().max(64)});

export const add = defineCall({
  action: "run.write",
  method: "post",
  path: "/b/api/v1/users/{id}/race/courses",
  tags,
  summary: "Keep a course from a GPX, TCX or FIT file of at most 10 MB",
  request: {params, body: {required: true, content: {"multipart/form-data": {schema: described}}}},
  responses: {
    200: reply(courseSummary, "It is there already"),
    201: reply(courseSummary),
    400: refusal("invalid"),
    ...GUARDED,
    413: refusal("payload_too_large"),
    415: refusal("unsupported_type"),
    422: refusal("course_unusable", "limit_reached"),
  },
});

export const remove = defineCall({
  action: "run.write",
  method: "delete",
  path: "/b/api/v1/users/{id}/race/courses/{course_id}",
  tags,
  summary: "Remove a course",
  request: {params: oneParams},
  responses: {200: reply(courseRemoval), ...GUARDED},
});

export const prediction = defineCall({
  action: "power.read",
  method: "get",
  path: "/b/api/v1/users/{id}/race/prediction",
  tags,
  summary: "How long a race would take, or what a target would ask, with what it rests on",
  request: {params, query: predictionQuery},
  responses: {
    200: reply(predictionReply),
    400: refusal("invalid", "target_conflict"),
    ...GUARDED,
    422: refusal("target_unreachable"),
  },
});

export const list = defineCall({
  action: "race.read",
  method: "get",
  path: "/b/api/v1/users/{id}/race/courses",
  tags,
  summary: "The courses somebody keeps, the newest first",
  request: {params},
  responses: {200: reply(courseList), ...GUARDED},
});

export const getCourse = defineCall({
  action: "race.read",
  method: "get",
  path: "/b/api/v1/users/{id}/race/courses/{course_id}",
  tags,
  summary: "One course; with its line and its profile where depth is complete",
  request: {params: oneParams, query: courseQuery},
  responses: {200: reply(course), 400: refusal("invalid"), ...GUARDED},
});
