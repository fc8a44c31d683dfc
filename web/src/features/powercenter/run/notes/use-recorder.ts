import {type Dispatch, type SetStateAction, useEffect, useRef, useState} from "react";
import {LONGEST_S, type RecorderFailure, type Recording, startRecording} from "./recorder";

export type RecorderState =
  | {readonly kind: "idle"}
  | {readonly kind: "asking"}
  | {readonly kind: "recording"; readonly recording: Recording; readonly seconds: number}
  | {readonly kind: "done"; readonly file: Blob; readonly seconds: number}
  | {readonly kind: "failed"; readonly reason: RecorderFailure};

/** One recording at a time. Leaving the page releases the microphone. */
export function useRecorder() {
  const [state, setState] = useState<RecorderState>({kind: "idle"});
  const current = useRef<Recording | null>(null);
  const isGone = useRef(false);
  const startedAt = useRef(0);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      current.current?.discard();
    };
  }, []);
  useClock(state, startedAt, setState);

  async function start() {
    setState({kind: "asking"});
    const recording = await startRecording({
      onDone: (file) => setState({kind: "done", file, seconds: sinceOf(startedAt.current)}),
      onFailure: () => setState({kind: "failed", reason: "broke"}),
    });
    if (typeof recording === "string") return setState({kind: "failed", reason: recording});
    if (isGone.current) return recording.discard();
    startedAt.current = performance.now();
    current.current = recording;
    setState({kind: "recording", recording, seconds: 0});
  }
  return {state, start, reset: () => setState({kind: "idle"})};
}

const sinceOf = (startedAt: number) => Math.min(LONGEST_S, (performance.now() - startedAt) / 1000);

/** Counts the seconds of a recording, and ends it after the last. */
function useClock(
  state: RecorderState,
  startedAt: {readonly current: number},
  setState: Dispatch<SetStateAction<RecorderState>>,
) {
  const recording = state.kind === "recording" ? state.recording : null;
  useEffect(() => {
    if (!recording) return;
    const timer = setInterval(() => {
      const seconds = (performance.now() - startedAt.current) / 1000;
      if (seconds >= LONGEST_S) recording.stop();
      // A tick may come after the last word and before the page is drawn again: what is done stays done.
      else setState((now) => (now.kind === "recording" ? {...now, seconds} : now));
    }, 250);
    return () => clearInterval(timer);
  }, [recording]);
}
