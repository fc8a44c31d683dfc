import {useEffect, useRef, useState} from "react";
import {
  changeAll,
  changeFromResult,
  type ItemChanges,
  isLostOnClose,
  isNotSent,
  isUnderWay,
  isWaiting,
  newUploadItem,
  type Outcome,
  retryChange,
  type UploadItem,
  withChanges,
} from "./upload-item";
import {useSending} from "./use-sending";
import {useUploadPolling} from "./use-upload-polling";

/** The files of this visit: they go several in a form, and what becomes of one stops no other. */
export function useUploadItems() {
  const [lanes, setLanes] = useState<readonly UploadItem[]>([]);
  const count = useRef(0);
  const isStopped = useRef(false);
  // After a stop nothing waits any more, such as a form that the server sent back.
  const change = (changes: ItemChanges) => {
    const waits = isStopped.current ? "stopped" : "waiting";
    setLanes((now) => withChanges(now, changes, waits));
  };
  const goOn = (itemsToResume: readonly UploadItem[]) => {
    isStopped.current = false;
    change(changeAll(itemsToResume, retryChange));
  };

  const resumesAt = useSending(lanes, change);
  useUploadPolling(lanes, change);
  useConfirmLeaving(lanes.some(isLostOnClose));

  return {
    lanes,
    resumesAt,
    add(files: readonly File[]) {
      const added = files.map((file) => newUploadItem(String(++count.current), file));
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
      change(new Map([[id, changeFromResult(result)]]));
    },
    /** Nothing more is sent. What is on its way arrives. */
    stop() {
      isStopped.current = true;
      change(changeAll(lanes.filter(isWaiting), () => ({state: "waiting"})));
    },
  };
}

/**
 * The browser asks for confirmation before leaving while files have not arrived. Client-side navigation would leave
 * without asking and lose the files: meanwhile links are like any other link, and load the next page in full.
 */
function useConfirmLeaving(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return;
    const listening = new AbortController();
    const {signal} = listening;
    addEventListener("beforeunload", (event) => event.preventDefault(), {signal});
    addEventListener("click", forceFullNavigation, {signal, capture: true});
    return () => listening.abort();
  }, [isSending]);
}

function forceFullNavigation(event: Event) {
  const isLink = event.target instanceof Element && event.target.closest("a[href]") !== null;
  // Runs before the link's own listener, so that the browser follows the link natively.
  if (isLink) event.stopImmediatePropagation();
}

export const countDone = (lanes: readonly UploadItem[]) => lanes.filter((lane) => !isUnderWay(lane)).length;
