import {z} from "@hono/zod-openapi";
import {COURSE_MAX_BYTES} from "../../contract/race-values.ts";
import {
  course,
  courseForm,
  courseList,
  courseQuery,
  courseRemoval,
  courseSummary,
  predictionQuery,
  predictionReply,
} from "../../contract/races.ts";
import {AppError} from "../../core/errors.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, ownerInPath} from "../../core/http/define-route.ts";
import {refusal, reply} from "../../core/http/describe.ts";
import {sharedInPath} from "../../core/http/shared-in-path.ts";
import type {AnalysisDeps} from "../history/analysis-deps.ts";
import {addCourse} from "./add-course.ts";
import {createCourseRepository} from "./course-repository.ts";
import {describeCourse, describeWhole} from "./describe-course.ts";
import {getPrediction} from "./get-prediction.ts";

/** The path below, whole. */
export const COURSE_UPLOADS = [
  {path: /^\/b\/api\/v1\/users\/[^/]+\/race\/courses$/, maxBytes: COURSE_MAX_BYTES},
] as const;

const tags = ["races"];
const params = z.object({id: z.string().max(64)});
const oneParams = params.extend({course_id: z.string().max(64)});

/** As the description of the interface can say it. */
const described = courseForm.extend({file: z.instanceof(File).openapi({type: "string", format: "binary"})});

const addRoute = defineRoute("run.write", ownerInPath, {
  method: "post",
  path: "/{id}/race/courses",
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

const removeRoute = defineRoute("run.write", ownerInPath, {
  method: "delete",
  path: "/{id}/race/courses/{course_id}",
  tags,
  summary: "Remove a course",
  request: {params: oneParams},
  responses: {200: reply(courseRemoval), ...GUARDED},
});

/** Courses and predictions, below `/b/api/v1/users`. */
export function raceRoutes(deps: AnalysisDeps) {
  const shared = sharedInPath(deps);
  const courses = createCourseRepository(deps.db);

  const predictionRoute = defineRoute("power.read", shared, {
    method: "get",
    path: "/{id}/race/prediction",
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

  const listRoute = defineRoute("race.read", shared, {
    method: "get",
    path: "/{id}/race/courses",
    tags,
    summary: "The courses somebody keeps, the newest first",
    request: {params},
    responses: {200: reply(courseList), ...GUARDED},
  });

  const oneRoute = defineRoute("race.read", shared, {
    method: "get",
    path: "/{id}/race/courses/{course_id}",
    tags,
    summary: "One course; with its line and its profile where depth is complete",
    request: {params: oneParams, query: courseQuery},
    responses: {200: reply(course), 400: refusal("invalid"), ...GUARDED},
  });

  return createApi()
    .openapi(predictionRoute, async (c) => {
      return c.json({data: await getPrediction(deps, c.var.owner, c.req.valid("query"))}, 200);
    })
    .openapi(listRoute, async (c) => {
      const rows = await courses.list(c.var.owner);
      return c.json({data: {items: rows.map(describeCourse)}}, 200);
    })
    .openapi(addRoute, async (c) => {
      const {file, name, official_distance} = c.req.valid("form");
      const officialDistance = official_distance === undefined ? null : Number(official_distance);
      const {course: data, isNew} = await addCourse(deps, c.var.owner, {file, name, officialDistance});
      return isNew ? c.json({data}, 201) : c.json({data}, 200);
    })
    .openapi(oneRoute, async (c) => {
      const row = await courses.get(c.var.owner, c.req.valid("param").course_id);
      if (!row) throw missing();
      const isWhole = c.req.valid("query").depth === "complete";
      return c.json({data: isWhole ? describeWhole(row) : describeCourse(row)}, 200);
    })
    .openapi(removeRoute, async (c) => {
      if (!(await courses.remove(c.var.owner, c.req.valid("param").course_id))) throw missing();
      return c.json({data: {removed: true as const}}, 200);
    });
}

const missing = () => new AppError("not_found", "Nothing is at this path");
