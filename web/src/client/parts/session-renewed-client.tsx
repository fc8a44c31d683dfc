"use client";

import {browserSession} from "@/client/session/browser-session";
import {useBrowserValue} from "@/lib/use-browser-value";

export function SessionRenewedClient({words}: {words: string}) {
  const wasRenewed = useBrowserValue(() => browserSession().drafts.wasRenewed(), false);
  return (
    <p role="status" className="mt-4 text-text-2 empty:hidden">
      {wasRenewed && words}
    </p>
  );
}
