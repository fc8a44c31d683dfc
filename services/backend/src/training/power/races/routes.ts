import * as calls from "../../../contract/calls/races.ts";
import {COURSE_MAX_BYTES} from "../../../contract/race-values.ts";
import {notFound} from "../../../core/errors.ts";
import {createApi} from "../../../core/http/api.ts";
import {defineRoute, ownerInPath} from "../../../core/http/define-route.ts";
import {sharedInPath} from "../../../core/http/shared-in-path.ts";
import type {AnalysisDeps} from "../history/analysis-deps.ts";
import {addCourse} from "./add-course.ts";
import {createCourseRepository} from "./course-repository.ts";
import {describeCourse, describeCourseInFull} from "./describe-course.ts";
import {getPrediction} from "./get-prediction.ts";

export const COURSE_UPLOADS = [
  {path: /^\/b\/api\/v1\/users\/[^/]+\/race\/courses$/, maxBytes: COURSE_MAX_BYTES},
] as const;

const addRoute = defineRoute(calls.add, ownerInPath);
const removeRoute = defineRoute(calls.remove, ownerInPath);

export function raceRoutes(deps: AnalysisDeps) {
  const shared = sharedInPath(deps);
  const courses = createCourseRepository(deps.db);

  const predictionRoute = defineRoute(calls.prediction, shared);

  const listRoute = defineRoute(calls.list, shared);

  const getCourseRoute = defineRoute(calls.getCourse, shared);

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
    .openapi(getCourseRoute, async (c) => {
      const row = await courses.get(c.var.owner, c.req.valid("param").course_id);
      if (!row) throw missing();
      const isWhole = c.req.valid("query").depth === "complete";
      return c.json({data: isWhole ? describeCourseInFull(row) : describeCourse(row)}, 200);
    })
    .openapi(removeRoute, async (c) => {
      if (!(await courses.remove(c.var.owner, c.req.valid("param").course_id))) throw missing();
      return c.json({data: {removed: true as const}}, 200);
    });
}

const missing = () => notFound();
