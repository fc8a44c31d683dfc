import type {UploadResult, UploadResults} from "@gradus/backend/contract/uploads";
import type {Failure, Reply} from "@/client/session/reply";
import {changeAll, changeFromResult, type ItemChange, type ItemChanges, type UploadItem} from "./upload-item";

/** Large enough that a thousand runs are a few dozen forms; small enough that each is answered soon, by a slow line too. */
const BATCH_LIMITS = {files: 20, bytes: 8 * 1024 * 1024} as const;

/** The lanes of the next form: those that wait first, as many as fit. A file that fits in none goes alone. */
export function nextBatch(lanes: readonly UploadItem[]): readonly UploadItem[] {
  const waiting = lanes.filter(({state}) => state === "waiting");
  const [first] = waiting;
  if (!first || first.isAlone) return waiting.slice(0, 1);
  let bytes = 0;
  const end = waiting.findIndex(({isAlone, file}, index) => {
    bytes += file.size;
    return index > 0 && (isAlone || index >= BATCH_LIMITS.files || bytes > BATCH_LIMITS.bytes);
  });
  return end === -1 ? waiting : waiting.slice(0, end);
}

export const countBatchesUnderWay = (lanes: readonly UploadItem[]) =>
  new Set(lanes.filter(({state}) => state === "sending").map(({batch}) => batch)).size;

export interface BatchUpdate {
  readonly changes: ItemChanges;
  /** Seconds in which the server takes nothing more; null where it does. */
  readonly pause: number | null;
}

/** Without a word from the server on how long. */
const PAUSE_SECONDS = 60;

/** Failures that no file of a form can have caused: a form with one of them would have failed alike. */
const FILE_INDEPENDENT_FAILURES: ReadonlySet<Failure["code"]> = new Set([
  "network",
  "unavailable",
  "session_unavailable",
  "leaving",
  "unauthenticated",
  "forbidden",
]);

/**
 * The changes that a reply makes to the lanes of its form. On a rate limit, they wait. Where one file may have stopped
 * the others, each is sent again by itself: a file that had already arrived is recognised by its content and creates no
 * second run.
 */
export function updateFromReply(lanes: readonly UploadItem[], reply: Reply<UploadResults>): BatchUpdate {
  if (reply.ok) return {changes: changesFromResults(lanes, reply.data), pause: null};
  const {status} = reply;
  // The page of a proxy carries no information but its status.
  const err: Failure = status === 413 ? {...reply.err, code: "payload_too_large"} : reply.err;
  if (status === 429 || err.code === "rate_limited") {
    const seconds = Number(err.params?.retry_after);
    return {
      changes: changeAll(lanes, () => ({state: "waiting"})),
      pause: seconds > 0 ? seconds : PAUSE_SECONDS,
    };
  }
  const isSplit = lanes.length > 1 && !FILE_INDEPENDENT_FAILURES.has(err.code);
  const to = isSplit
    ? ({state: "waiting", isAlone: true} as const)
    : ({state: "failed", failure: err} as const);
  return {changes: changeAll(lanes, () => to), pause: null};
}

/** The answer names files in the order of the form; those of a zip of several follow one another, numbered from 1. */
function changesFromResults(lanes: readonly UploadItem[], {files}: UploadResults): ItemChanges {
  const unsaid = {state: "failed", failure: {code: "bad_reply", request_id: ""}} as const;
  const starts = files.flatMap(({entry}, at) => (entry === undefined || entry.number === 1 ? [at] : []));
  return new Map(
    lanes.map(({id}, index) => {
      const found = files.slice(starts[index] ?? files.length, starts[index + 1]).map(changeFromEntry);
      const [only, ...more] = found;
      return [id, more.length > 0 ? found : (only ?? unsaid)];
    }),
  );
}

const changeFromEntry = ({entry, ...result}: UploadResult): ItemChange => ({
  ...changeFromResult(result),
  entry: entry?.name ?? null,
});
