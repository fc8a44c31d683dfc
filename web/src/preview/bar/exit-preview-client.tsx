"use client";

import {useState} from "react";
import {exitPreview} from "../exit-preview";

interface Props {
  readonly label: string;
  readonly failed: string;
  /** Origin notified when preview is left inside its frame. */
  readonly studioOrigin: string;
}

/** Leaves preview and shows the same address as the public sees it. A failure is alerted and can be retried. */
export function ExitPreviewClient({label, failed, studioOrigin}: Props) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    if (await exitPreview()) {
      if (parent !== window) parent.postMessage({type: "gradus/preview-exited"}, studioOrigin);
      return location.reload();
    }
    alert(failed);
    setLeaving(false);
  };
  return (
    <button type="button" className="preview-exit" aria-disabled={isLeaving} onClick={leave}>
      {label}
    </button>
  );
}
