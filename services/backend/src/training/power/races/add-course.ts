import {createHash} from "node:crypto";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import {lengthOf} from "../../../contract/bounds.ts";
import {COURSE_MAX_BYTES, COURSE_NAME_MAX, COURSES_MAX} from "../../../contract/race-values.ts";
import type {CourseSummary} from "../../../contract/races.ts";
import {withTransaction} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {AppError} from "../../../core/errors.ts";
import type {AnalysisDeps} from "../history/analysis-deps.ts";
import {createCourseRepository} from "./course-repository.ts";
import {describeCourse} from "./describe-course.ts";
import type {CourseFacts} from "./read-course.ts";
import {readCourseOnThread} from "./read-course-on-thread.ts";

interface CourseSubmission {
  readonly file: File;
  readonly name: string | undefined;
  readonly officialDistance: number | null;
}

/** For the same file again, returns the existing course. */
export async function addCourse(
  {db, now}: Pick<AnalysisDeps, "db" | "now">,
  user_id: string,
  {file, name, officialDistance}: CourseSubmission,
): Promise<{readonly course: CourseSummary; readonly isNew: boolean}> {
  if (file.size > COURSE_MAX_BYTES) throw tooLarge();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sha256 = createHash("sha256").update(bytes).update(`\n${officialDistance}`).digest("hex");
  const known = await createCourseRepository(db).findByFile(user_id, sha256);
  if (known) return {course: describeCourse(known), isNew: false};
  const facts = await requireCourse(bytes, officialDistance);
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, user_id);
    const courses = createCourseRepository(tx);
    const same = await courses.findByFile(user_id, sha256);
    if (same) return {course: describeCourse(same), isNew: false};
    if ((await courses.count(user_id)) >= COURSES_MAX) {
      throw new AppError("limit_reached", `No more than ${COURSES_MAX} courses are kept`);
    }
    const row = {...facts, id: newId("crs"), user_id, sha256, created_at: now()};
    const named = {...row, name: name || nameOf(file.name, facts)};
    await courses.add(named);
    return {course: describeCourse(named), isNew: true};
  });
}

async function requireCourse(bytes: Uint8Array, officialDistance: number | null): Promise<CourseFacts> {
  const read = await readCourseOnThread(bytes, officialDistance);
  if (read.ok) return read.facts;
  if (read.problem === "too_large") throw tooLarge();
  throw new AppError("course_unusable", `The file is no course: ${read.problem}`, {
    params: {problem: read.problem},
  });
}

const tooLarge = () => new AppError("payload_too_large", `A course may have ${COURSE_MAX_BYTES} bytes`);

/** What the file is called, without its ending; else how long the course is. */
function nameOf(file: string, {distance}: Pick<CourseFacts, "distance">): string {
  const readable = file
    .replace(/\.[a-z]{3,4}$/i, "")
    .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, "")
    .toWellFormed()
    .trim();
  const name =
    lengthOf(readable) > COURSE_NAME_MAX ? [...readable].slice(0, COURSE_NAME_MAX).join("") : readable;
  return name || `${(distance / 1000).toFixed(1)} km`;
}
