import {useEffect, useRef, useState} from "react";
import {
  forAll,
  isLeaving,
  isNotSent,
  isUnderWay,
  isWaiting,
  type Lane,
  type LaneChanges,
  newLane,
  type Outcome,
  retried,
  settled,
  withChanges,
} from "./lane";
import {useReading} from "./use-reading";
import {useSending} from "./use-sending";

/** The files of this visit: they go several in a form, and what becomes of one stops no other. */
export function useLanes() {
  const [lanes, setLanes] = useState<readonly Lane[]>([]);
  const count = useRef(0);
  const isStopped = useRef(false);
  // After a stop nothing waits any more, such as a form that the server sent back.
  const change = (changes: LaneChanges) => {
    const waits = isStopped.current ? "stopped" : "waiting";
    setLanes((now) => withChanges(now, changes, waits));
  };
  const goOn = (meant: readonly Lane[]) => {
    isStopped.current = false;
    change(forAll(meant, retried));
  };

  const resumesAt = useSending(lanes, change);
  useReading(lanes, change);
  useStayWhile(lanes.some(isLeaving));

  return {
    lanes,
    resumesAt,
    add(files: readonly File[]) {
      const added = files.map((file) => newLane(String(++count.current), file));
      isStopped.current = false;
      setLanes((now) => [...now, ...added]);
    },
    retry(id: string) {
      goOn(lanes.filter((lane) => lane.id === id));
    },
    /** All that were not sent. */
    retryAll() {
      goOn(lanes.filter(isNotSent));
    },
    /** The server's newer word on a file. */
    settle(id: string, result: Outcome) {
      change(new Map([[id, settled(result)]]));
    },
    /** Nothing more is sent. What is on its way arrives. */
    stop() {
      isStopped.current = true;
      change(forAll(lanes.filter(isWaiting), () => ({state: "waiting"})));
    },
  };
}

/**
 * The browser asks for confirmation before leaving while files have not arrived. Client-side navigation would leave
 * without asking and lose the files: meanwhile links are like any other link, and load the next page in full.
 */
function useStayWhile(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return;
    const listening = new AbortController();
    const {signal} = listening;
    addEventListener("beforeunload", (event) => event.preventDefault(), {signal});
    addEventListener("click", leaveWhole, {signal, capture: true});
    return () => listening.abort();
  }, [isSending]);
}

function leaveWhole(event: Event) {
  const isLink = event.target instanceof Element && event.target.closest("a[href]") !== null;
  // Runs before the link's own listener, so that the browser follows the link natively.
  if (isLink) event.stopImmediatePropagation();
}

export const countDone = (lanes: readonly Lane[]) => lanes.filter((lane) => !isUnderWay(lane)).length;
