import {useEffect, useRef} from "react";
import {readUpload} from "@/client/resources/upload-runs";
import {changeFromResult, type ItemChange, type ItemChanges, type UploadItem} from "./upload-item";

const POLL_MS = 2_000;
/** Files queried per poll, in turn: querying a thousand at once would exceed the request limit of an account. */
const POLLED_AT_ONCE = 10;
/** Answers that fail one after the other before a file is left at that: twenty seconds without a server. */
const MISSES_MAX = 10;

interface PollAttempts {
  readonly times: number;
  readonly misses: number;
}
const NO_ATTEMPTS: PollAttempts = {times: 0, misses: 0};

/** Polls the files that are stored but not processed yet, until requests only fail. */
export function useUploadPolling(lanes: readonly UploadItem[], change: (changes: ItemChanges) => void) {
  const open = lanes.filter(({state, result}) => state === "reading" && result?.upload_id);
  const names = open.map(({id}) => id).join(" ");
  const attempts = useRef(new Map<string, PollAttempts>());
  const isLooking = useRef(false);
  useEffect(() => {
    if (names === "") return;
    const poll = async () => {
      if (document.visibilityState !== "visible" || isLooking.current) return;
      isLooking.current = true;
      for (const lane of leastPolled(open, attempts.current)) {
        const to = await pollUpload(lane, attempts.current);
        if (to) change(new Map([[lane.id, to]]));
      }
      isLooking.current = false;
    };
    const timer = setInterval(() => void poll(), POLL_MS);
    return () => clearInterval(timer);
  }, [names]);
}

/** Returns the files that were queried least often, at most `POLLED_AT_ONCE`. */
const leastPolled = (open: readonly UploadItem[], attempts: ReadonlyMap<string, PollAttempts>) =>
  open
    .toSorted((a, b) => (attempts.get(a.id) ?? NO_ATTEMPTS).times - (attempts.get(b.id) ?? NO_ATTEMPTS).times)
    .slice(0, POLLED_AT_ONCE);

async function pollUpload(
  {id, result}: UploadItem,
  attempts: Map<string, PollAttempts>,
): Promise<ItemChange | null> {
  const reply = await readUpload(result?.upload_id ?? "");
  const {times, misses} = attempts.get(id) ?? NO_ATTEMPTS;
  // A rate-limited reply is no miss: what is known stays the same.
  const isMiss = !reply.ok && reply.err.code !== "rate_limited";
  const missed = isMiss ? misses + 1 : reply.ok ? 0 : misses;
  attempts.set(id, {times: times + 1, misses: missed % MISSES_MAX});
  if (reply.ok) return changeFromResult(reply.data);
  return missed === MISSES_MAX ? {state: "unclear", failure: reply.err} : null;
}
