import type {UploadResult} from "@gradus/backend/contract/activities";
import {FILE_LIMITS} from "@gradus/training/files/limits";
import type {Failure, Reply} from "@/client/session/reply";

/** What the server says of a file; its name we know ourselves. */
export type Outcome = Omit<UploadResult, "file">;

/** One file on its way. */
export interface Lane {
  readonly id: number;
  readonly file: File;
  /** `unclear`: it arrived, and what became of it could not be learned. */
  readonly state: "waiting" | "sending" | UploadResult["outcome"] | "failed" | "unclear";
  readonly result: Outcome | null;
  /** What stopped the call itself: the file is as good as before, and can be sent again. */
  readonly failure: Failure | null;
}

/** How a lane goes on when somebody tries again: what has arrived is only asked for, and not sent once more. */
export const retried = ({state}: Pick<Lane, "state">): LaneChange => ({
  state: state === "unclear" ? "reading" : "waiting",
  failure: null,
});

export type LaneChange = Partial<Pick<Lane, "state" | "result" | "failure">>;

const UNDER_WAY: ReadonlySet<Lane["state"]> = new Set(["waiting", "sending", "reading"]);
export const isUnderWay = ({state}: Pick<Lane, "state">) => UNDER_WAY.has(state);

/** A new lane. What the server would refuse for its size alone is told at once, before a minute of sending. */
export function newLane(id: number, file: File): Lane {
  const code = file.size === 0 ? "empty_file" : file.size > FILE_LIMITS.bytes ? "too_large" : null;
  const waiting = {id, file, state: "waiting", result: null, failure: null} as const;
  if (code === null) return waiting;
  const result: Outcome = {
    outcome: "refused",
    upload_id: null,
    activity_ids: [],
    problems: [{code, detail: {limit: FILE_LIMITS.bytes}}],
  };
  return {...waiting, state: "refused", result};
}

/** What an answer makes of a lane. */
export function settled(reply: Reply<Outcome | undefined>): LaneChange {
  if (!reply.ok) return {state: "failed", failure: reply.err};
  const result = reply.data;
  // A request with one file is answered about one file.
  if (!result) return {state: "failed", failure: {code: "bad_reply", request_id: ""}};
  return {state: result.outcome, result, failure: null};
}
