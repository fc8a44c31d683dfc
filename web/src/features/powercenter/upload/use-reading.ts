import {useEffect, useRef} from "react";
import {readUpload} from "@/client/resources/upload-runs";
import {type Lane, type LaneChange, type LaneChanges, settled} from "./lane";

const LOOK_AGAIN_MS = 2_000;
/** Files queried per poll, in turn: querying a thousand at once would exceed the request limit of an account. */
const ASKED_AT_ONCE = 10;
/** Answers that fail one after the other before a file is left at that: twenty seconds without a server. */
const MISSES_MAX = 10;

interface PollAttempts {
  readonly times: number;
  readonly misses: number;
}
const NEVER: PollAttempts = {times: 0, misses: 0};

/** Polls the files that are stored but not processed yet, until requests only fail. */
export function useReading(lanes: readonly Lane[], change: (changes: LaneChanges) => void) {
  const open = lanes.filter(({state, result}) => state === "reading" && result?.upload_id);
  const names = open.map(({id}) => id).join(" ");
  const asked = useRef(new Map<string, PollAttempts>());
  const isLooking = useRef(false);
  useEffect(() => {
    if (names === "") return;
    const look = async () => {
      if (document.visibilityState !== "visible" || isLooking.current) return;
      isLooking.current = true;
      for (const lane of inTurn(open, asked.current)) {
        const to = await ask(lane, asked.current);
        if (to) change(new Map([[lane.id, to]]));
      }
      isLooking.current = false;
    };
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [names]);
}

/** Returns the files that were queried least often, at most `ASKED_AT_ONCE`. */
const inTurn = (open: readonly Lane[], asked: ReadonlyMap<string, PollAttempts>) =>
  open
    .toSorted((a, b) => (asked.get(a.id) ?? NEVER).times - (asked.get(b.id) ?? NEVER).times)
    .slice(0, ASKED_AT_ONCE);

async function ask({id, result}: Lane, asked: Map<string, PollAttempts>): Promise<LaneChange | null> {
  const reply = await readUpload(result?.upload_id ?? "");
  const {times, misses} = asked.get(id) ?? NEVER;
  // A rate-limited reply is no miss: what is known stays the same.
  const isMiss = !reply.ok && reply.err.code !== "rate_limited";
  const missed = isMiss ? misses + 1 : reply.ok ? 0 : misses;
  asked.set(id, {times: times + 1, misses: missed % MISSES_MAX});
  if (reply.ok) return settled(reply.data);
  return missed === MISSES_MAX ? {state: "unclear", failure: reply.err} : null;
}
