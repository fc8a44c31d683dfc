"use client";

import {type ReactNode, useEffect, useState} from "react";
import {regionCookie} from "@/lib/cookies";
import type {Simulation} from "@/preview/session";
import {findSuggestion, type PromptContext, type Suggestion} from "@/shell/region-prompt/find-suggestion";
import {RegionPromptBar} from "./region-prompt-bar";

interface Props {
  readonly region: string;
  readonly locale: string;
  readonly known: readonly string[];
  /** In preview: the visitor to simulate. */
  readonly simulation: Simulation | null;
  readonly globe: ReactNode;
  readonly closeIcon: ReactNode;
}

export function RegionPromptClient({region, locale, known, simulation, globe, closeIcon}: Props) {
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);
  const [isSettled, setSettled] = useState(false);
  // A page in preview is drawn again with every change of content, each time with lists and objects of its own.
  const situation = JSON.stringify({region, locale, known, simulation});
  useEffect(
    () =>
      whenIdle(async () => {
        const promptContext: PromptContext = JSON.parse(situation);
        // An editor looks at regions on purpose.
        if (!promptContext.simulation && document.querySelector("[data-preview-bar]")) return;
        setSuggestion(await findSuggestion(promptContext));
        setSettled(true);
      }),
    [situation],
  );
  const remember = async (keep: "stay" | "session") => {
    setSuggestion(null);
    if (simulation) {
      const {changeView} = await import("@/preview/change-view");
      await changeView({simulation: {...simulation, preferred: region}});
      return;
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
    document.cookie = regionCookie(region, {keep, isSecure: location.protocol === "https:"});
  };
  return (
    <div className="region-prompt-place" data-settled={isSettled || undefined}>
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
