"use client";

import {useState} from "react";

interface Props {
  readonly label: string;
  readonly failed: string;
}

/** Leaves preview and shows the same address as everybody sees it. A failure is alerted and can be tried again. */
export function ExitPreviewClient({label, failed}: Props) {
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    if (await exitPreview()) return location.reload();
    alert(failed);
    setLeaving(false);
  };
  return (
    <button type="button" className="preview-exit" aria-disabled={isLeaving} onClick={leave}>
      {label}
    </button>
  );
}

async function exitPreview(): Promise<boolean> {
  try {
    return (await fetch("/api/preview/exit", {cache: "no-store"})).ok;
  } catch {
    return false;
  }
}
