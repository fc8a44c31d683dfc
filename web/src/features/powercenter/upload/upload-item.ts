import type {UploadResult} from "@gradus/backend/contract/uploads";
import {FILE_LIMITS} from "@gradus/training/files/limits";
import type {Failure} from "@/client/session/reply";

/** The server's result for a file; the client already knows the file's name. */
export type Outcome = Omit<UploadResult, "file" | "entry">;

/** One file on its way; of a zip of several, each of them once the server has opened it. */
export interface UploadItem {
  readonly id: string;
  readonly file: File;
  /** Its name in a zip of several. */
  readonly entry: string | null;
  /**
   * `unreadable`: the browser cannot open it. `stopped`: its runner did not want it sent any more. `unclear`: it arrived,
   * and what became of it could not be learned.
   */
  readonly state:
    | "waiting"
    | "sending"
    | UploadResult["outcome"]
    | "failed"
    | "unreadable"
    | "stopped"
    | "unclear";
  /** The number of the form it went with last; null before. */
  readonly batch: number | null;
  /** A form went wrong with it: it goes in one of its own, where it can do others no harm. */
  readonly isAlone: boolean;
  readonly result: Outcome | null;
  /** What stopped the call itself: the file is as good as before, and can be sent again. */
  readonly failure: Failure | null;
}

const NOT_SENT: ReadonlySet<UploadItem["state"]> = new Set(["failed", "unreadable", "stopped"]);
/** Whether it has not arrived, as far as we know, and nothing is done about it. The same file twice is one run. */
export const isNotSent = ({state}: Pick<UploadItem, "state">) => NOT_SENT.has(state);

/** How a lane continues when the user retries: what has arrived is only queried, not sent again. */
export const retryChange = ({state}: Pick<UploadItem, "state">): ItemChange => ({
  state: state === "unclear" ? "reading" : "waiting",
  failure: null,
});

export type ItemChange = Partial<
  Pick<UploadItem, "state" | "batch" | "isAlone" | "result" | "failure" | "entry">
>;
/** What becomes of lanes, by their ids: that of a zip of several becomes as many. */
export type ItemChanges = ReadonlyMap<string, ItemChange | readonly ItemChange[]>;

const UNDER_WAY: ReadonlySet<UploadItem["state"]> = new Set(["waiting", "sending", "reading"]);
export const isUnderWay = ({state}: Pick<UploadItem, "state">) => UNDER_WAY.has(state);
export const isWaiting = ({state}: Pick<UploadItem, "state">) => state === "waiting";
/** True for a file that would be lost if the page were closed. */
export const isLostOnClose = ({state}: Pick<UploadItem, "state">) =>
  state === "waiting" || state === "sending";

/** A new item. A file that the server would refuse for its size is refused at once, before a minute of sending. */
export function newUploadItem(id: string, file: File): UploadItem {
  const code = file.size === 0 ? "empty_file" : file.size > FILE_LIMITS.bytes ? "too_large" : null;
  const blank = {id, file, entry: null, batch: null, isAlone: false, result: null, failure: null};
  if (code === null) return {...blank, state: "waiting"};
  const result: Outcome = {
    outcome: "refused",
    upload_id: null,
    activity_ids: [],
    problems: [{code, detail: {limit: FILE_LIMITS.bytes}}],
  };
  return {...blank, state: "refused", result};
}

/** What the server's word on a file makes of its item. */
export const changeFromResult = (result: Outcome): ItemChange => ({
  state: result.outcome,
  result,
  failure: null,
});

/** @param waits what becomes of an item that is to wait */
export function withChanges(
  lanes: readonly UploadItem[],
  changes: ItemChanges,
  waits: "waiting" | "stopped",
): readonly UploadItem[] {
  const changed = (lane: UploadItem, change: ItemChange): UploadItem => ({
    ...lane,
    ...change,
    ...(change.state === "waiting" && {state: waits}),
  });
  return lanes.flatMap((lane) => {
    const change = changes.get(lane.id);
    if (!change) return lane;
    if (!isList(change)) return changed(lane, change);
    return change.map((each, index) => ({...changed(lane, each), id: `${lane.id}.${index + 1}`}));
  });
}

const isList = (change: ItemChange | readonly ItemChange[]): change is readonly ItemChange[] =>
  Array.isArray(change);

export const nameOf = ({file, entry}: Pick<UploadItem, "file" | "entry">) =>
  entry === null ? file.name : `${file.name}: ${entry}`;

export const changeAll = (lanes: readonly UploadItem[], to: (lane: UploadItem) => ItemChange): ItemChanges =>
  new Map(lanes.map((lane) => [lane.id, to(lane)]));
