"use client";

import {type MouseEvent, type ReactNode, useEffect, useId, useState} from "react";
import {REGION_COOKIE, type RegionCookieOptions, readCookie, regionCookie} from "@/lib/cookies";
import {changeTarget, goTarget, suggestRegion} from "@/lib/region-prompt/decide";
import {detectRegion} from "@/lib/region-prompt/detect-region";
import type {PromptWords} from "@/lib/region-prompt/prompt-words";

interface Props {
  readonly region: string;
  readonly locale: string;
  readonly known: readonly string[];
  readonly globe: ReactNode;
  readonly closeIcon: ReactNode;
}

interface Suggestion {
  readonly region: string;
  readonly words: PromptWords & {readonly flag: string | null};
}

export function RegionPromptClient({region, locale, known, globe, closeIcon}: Props) {
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);
  const headingId = useId();
  useEffect(
    () => whenIdle(async () => setSuggestion(await findSuggestion({region, locale, known}))),
    [region, locale, known],
  );
  const leave = (keep: RegionCookieOptions["keep"]) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
    document.cookie = regionCookie(region, {keep, isSecure: location.protocol === "https:"});
    setSuggestion(null);
  };
  const words = suggestion?.words;
  return (
    <div className="region-prompt-place">
      <p role="status" className="sr-only">
        {words?.sentence}
      </p>
      {suggestion && words && (
        <section
          aria-labelledby={headingId}
          className="region-prompt"
          onKeyDown={({key}) => key === "Escape" && leave("session")}
        >
          <div className="wrap region-prompt-row">
            <div className="flex min-w-0 items-start gap-3">
              <span className="mt-1 shrink-0">
                {words.flag ? <FlagDrawing drawing={words.flag} /> : globe}
              </span>
              <div className="min-w-0">
                <p id={headingId} className="text-ui">
                  {words.sentence}
                </p>
                <p className="text-label text-text-2">{words.detail}</p>
                {words.translation && (
                  <p lang={words.translation.lang} className="text-label text-text-2">
                    {words.translation.sentence}
                  </p>
                )}
              </div>
            </div>
            <div className="region-prompt-actions">
              <a
                className="btn"
                href={goTarget(location, suggestion.region, words.suggestedLocale)}
                onClick={(event) =>
                  retarget(event, goTarget(location, suggestion.region, words.suggestedLocale))
                }
              >
                {words.go}
              </a>
              <button type="button" className="btn btn-secondary" onClick={() => leave("stay")}>
                {words.stay}
              </button>
              <a className="btn btn-quiet" href={changeTarget(location)}>
                {words.change}
              </a>
            </div>
            <button
              type="button"
              className="icon-link region-prompt-close"
              aria-label={words.close}
              title={words.close}
              onClick={() => leave("session")}
            >
              {closeIcon}
            </button>
          </div>
        </section>
      )}
    </div>
  );
}

/** The hash may have changed since the link was drawn. */
function retarget(event: MouseEvent<HTMLAnchorElement>, href: string) {
  event.currentTarget.href = href;
}

function FlagDrawing({drawing}: {drawing: string}) {
  return (
    <svg
      viewBox="0 0 640 480"
      width={20}
      height={15}
      aria-hidden="true"
      className="outline outline-line"
      // A drawing of our own, from our own endpoint.
      dangerouslySetInnerHTML={{__html: drawing}}
    />
  );
}

async function findSuggestion({region, locale, known}: Pick<Props, "region" | "locale" | "known">) {
  if (document.querySelector("[data-preview-bar]")) return null;
  const suggested = await suggestRegion({
    current: region,
    preferred: readCookie(REGION_COOKIE, document.cookie),
    known,
    detect: detectRegion,
    log: (message, cause) => console.warn(message, cause),
  });
  if (!suggested) return null;
  const response = await fetch(`/api/region-prompt/${region}/${locale}/${suggested}`);
  return response.ok ? {region: suggested, words: await response.json()} : null;
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
