import type {JobHandlers} from "../../../core/jobs/job-kind.ts";
import type {READING_KINDS} from "../uploads/job-kinds.ts";
import {enqueueUnreadUploads} from "./enqueue-unread-uploads.ts";
import {readUpload} from "./read-upload.ts";
import type {ReadingDeps} from "./reading-deps.ts";

export const readingHandlers = (deps: ReadingDeps): JobHandlers<typeof READING_KINDS> => ({
  "read-upload": ({upload_id}) => readUpload(deps, upload_id),
  "read-waiting": () => enqueueUnreadUploads(deps),
});
