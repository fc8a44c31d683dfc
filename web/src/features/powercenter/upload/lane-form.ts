import type {UploadResult, UploadResults} from "@gradus/backend/contract/uploads";
import type {Failure, Reply} from "@/client/session/reply";
import {forAll, type Lane, type LaneChange, type LaneChanges, settled} from "./lane";

/** Large enough that a thousand runs are a few dozen forms; small enough that each is answered soon, by a slow line too. */
export const FORM = {files: 20, bytes: 8 * 1024 * 1024} as const;

/** The lanes of the next form: those that wait first, as many as fit. A file that fits in none goes alone. */
export function nextForm(lanes: readonly Lane[]): readonly Lane[] {
  const waiting = lanes.filter(({state}) => state === "waiting");
  const [first] = waiting;
  if (!first || first.isAlone) return waiting.slice(0, 1);
  let bytes = 0;
  const end = waiting.findIndex(({isAlone, file}, index) => {
    bytes += file.size;
    return index > 0 && (isAlone || index >= FORM.files || bytes > FORM.bytes);
  });
  return end === -1 ? waiting : waiting.slice(0, end);
}

/** Forms that are on their way. */
export const formsUnderWay = (lanes: readonly Lane[]) =>
  new Set(lanes.filter(({state}) => state === "sending").map(({form}) => form)).size;

export interface LaneUpdate {
  readonly changes: LaneChanges;
  /** Seconds in which the server takes nothing more; null where it does. */
  readonly pause: number | null;
}

/** Without a word from the server on how long. */
const PAUSE_SECONDS = 60;

/** Failures that no file of a form can have caused: a form with one of them would have failed alike. */
const OF_THE_LINE: ReadonlySet<Failure["code"]> = new Set([
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
export function answered(lanes: readonly Lane[], reply: Reply<UploadResults>): LaneUpdate {
  if (reply.ok) return {changes: outcomes(lanes, reply.data), pause: null};
  const {status} = reply;
  // The page of a proxy carries no information but its status.
  const err: Failure = status === 413 ? {...reply.err, code: "payload_too_large"} : reply.err;
  if (status === 429 || err.code === "rate_limited") {
    const seconds = Number(err.params?.retry_after);
    return {
      changes: forAll(lanes, () => ({state: "waiting"})),
      pause: seconds > 0 ? seconds : PAUSE_SECONDS,
    };
  }
  const isSplit = lanes.length > 1 && !OF_THE_LINE.has(err.code);
  const to = isSplit
    ? ({state: "waiting", isAlone: true} as const)
    : ({state: "failed", failure: err} as const);
  return {changes: forAll(lanes, () => to), pause: null};
}

/** The answer names files in the order of the form; those of a zip of several follow one another, numbered from 1. */
function outcomes(lanes: readonly Lane[], {files}: UploadResults): LaneChanges {
  const unsaid = {state: "failed", failure: {code: "bad_reply", request_id: ""}} as const;
  const starts = files.flatMap(({entry}, at) => (entry === undefined || entry.number === 1 ? [at] : []));
  return new Map(
    lanes.map(({id}, index) => {
      const found = files.slice(starts[index] ?? files.length, starts[index + 1]).map(changeBy);
      const [only, ...more] = found;
      return [id, more.length > 0 ? found : (only ?? unsaid)];
    }),
  );
}

const changeBy = ({entry, ...result}: UploadResult): LaneChange => ({
  ...settled(result),
  entry: entry?.name ?? null,
});
