import type {JobHandlers} from "../../core/jobs/job-kind.ts";
import type {READING_KINDS} from "../uploads/job-kinds.ts";
import {readUpload} from "./read-upload.ts";
import {readWaiting} from "./read-waiting.ts";
import type {ReadingDeps} from "./reading-deps.ts";

export const readingHandlers = (deps: ReadingDeps): JobHandlers<typeof READING_KINDS> => ({
  "read-upload": ({upload_id}) => readUpload(deps, upload_id),
  "read-waiting": () => readWaiting(deps),
});
