import {useEffect, useRef, useState} from "react";
import {readUpload, sendRunFile} from "@/client/resources/upload-runs";
import type {Reply} from "@/client/session/reply";
import {isUnderWay, type Lane, type LaneChange, newLane, retried, settled} from "./lane";

/** Files sent at the same time: more would only share the line. */
const AT_ONCE = 2;
const LOOK_AGAIN_MS = 2_000;
/** Answers that fail one after the other before a file is left at that: twenty seconds without a server. */
const MISSES_MAX = 10;

/** The files of this visit: each goes its own way, and what becomes of one stops no other. */
export function useLanes() {
  const [lanes, setLanes] = useState<readonly Lane[]>([]);
  const count = useRef(0);
  const change = (id: number, to: LaneChange) =>
    setLanes((now) => now.map((lane) => (lane.id === id ? {...lane, ...to} : lane)));

  useSending(lanes, change);
  useReading(lanes, change);
  useStayWhile(lanes.some(({state}) => state === "waiting" || state === "sending"));

  return {
    lanes,
    add(files: readonly File[]) {
      const added = files.map((file) => newLane(++count.current, file));
      setLanes((now) => [...now, ...added]);
    },
    retry(id: number) {
      const lane = lanes.find((each) => each.id === id);
      if (lane) change(id, retried(lane));
    },
  };
}

type Change = (id: number, to: LaneChange) => void;

/** Sends whoever waits as soon as there is room. Told to slow down, the file waits as long as it is told. */
function useSending(lanes: readonly Lane[], change: Change) {
  const busy = lanes.filter(({state}) => state === "sending").length;
  const next = busy < AT_ONCE ? lanes.find(({state}) => state === "waiting") : undefined;
  useEffect(() => {
    if (!next) return;
    change(next.id, {state: "sending"});
    void send(next.file).then((to) => change(next.id, to));
  }, [next?.id]);
}

async function send(file: File): Promise<LaneChange> {
  for (;;) {
    const reply = await sendRunFile(file);
    const pause = !reply.ok && reply.err.code === "rate_limited" ? Number(reply.err.params?.retry_after) : 0;
    if (!(pause > 0)) return settled(firstOf(reply));
    await new Promise((resolve) => setTimeout(resolve, pause * 1000));
  }
}

type Sent = Awaited<ReturnType<typeof sendRunFile>>;

const firstOf = (reply: Sent): Parameters<typeof settled>[0] =>
  reply.ok ? ({...reply, data: reply.data.files[0]} satisfies Reply<unknown>) : reply;

/** Asks again for those that are kept and not read yet, until the answers only fail. */
function useReading(lanes: readonly Lane[], change: Change) {
  const open = lanes.filter(({state, result}) => state === "reading" && result?.upload_id);
  const names = open.map(({id}) => id).join(" ");
  const misses = useRef(new Map<number, number>());
  useEffect(() => {
    if (names === "") return;
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      for (const {id, result} of open) {
        const reply = await readUpload(result?.upload_id ?? "");
        const missed = reply.ok ? 0 : (misses.current.get(id) ?? 0) + 1;
        misses.current.set(id, missed % MISSES_MAX);
        if (reply.ok) change(id, settled(reply));
        else if (missed === MISSES_MAX) change(id, {state: "unclear", failure: reply.err});
      }
    };
    const timer = setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [names]);
}

/** The browser asks before it leaves while files have not arrived. */
function useStayWhile(isSending: boolean) {
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isSending]);
}

export const countDone = (lanes: readonly Lane[]) => lanes.filter((lane) => !isUnderWay(lane)).length;
