"use client";

import {type ReactNode, useEffect, useState} from "react";
import {regionCookie} from "@/lib/cookies";
import {findSuggestion, type Suggestion} from "@/lib/region-prompt/find-suggestion";
import {RegionPromptBar} from "./region-prompt-bar";

interface Props {
  readonly region: string;
  readonly locale: string;
  readonly known: readonly string[];
  readonly globe: ReactNode;
  readonly closeIcon: ReactNode;
}

/** The place of the prompt: empty and without height until there is something to suggest. */
export function RegionPromptClient({region, locale, known, globe, closeIcon}: Props) {
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);
  useEffect(
    () =>
      whenIdle(async () => {
        // An editor looks at regions on purpose.
        if (document.querySelector("[data-preview-bar]")) return;
        setSuggestion(await findSuggestion({region, locale, known}));
      }),
    [region, locale, known],
  );
  const remember = (keep: "stay" | "session") => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
    document.cookie = regionCookie(region, {keep, isSecure: location.protocol === "https:"});
    setSuggestion(null);
  };
  return (
    <div className="region-prompt-place">
      <p role="status" className="sr-only">
        {suggestion?.words.sentence}
      </p>
      {suggestion && (
        <RegionPromptBar
          suggestion={suggestion}
          globe={globe}
          closeIcon={closeIcon}
          onStay={() => remember("stay")}
          onClose={() => remember("session")}
        />
      )}
    </div>
  );
}

/** Runs once the page has settled; not at all when it is left before. */
function whenIdle(run: () => Promise<void>): () => void {
  // Safari has no idle callback.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, {timeout: 3000});
  return () => cancelIdleCallback(handle);
}
