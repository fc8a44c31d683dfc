import type {RefObject} from "react";
import {useEffect, useEffectEvent, useState} from "react";

/** True from the moment the framed page reports that it left preview until `reset`. */
export function usePreviewExited(frameRef: RefObject<HTMLIFrameElement | null>, origin: string) {
  const [hasExited, setExited] = useState(false);
  const onMessage = useEffectEvent(({data, source, origin: sender}: MessageEvent<unknown>) => {
    if (sender !== origin || source !== frameRef.current?.contentWindow) return;
    if (isExit(data)) setExited(true);
  });
  useEffect(() => {
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, []);
  return {hasExited, reset: () => setExited(false)};
}

function isExit(data: unknown): boolean {
  return typeof data === "object" && data !== null && "type" in data && data.type === "gradus/preview-exited";
}
