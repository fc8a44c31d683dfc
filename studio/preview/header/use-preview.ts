import type {MarketParams} from "@gradus/schemas/markets";
import {useState} from "react";
import type {PreviewHeaderProps} from "sanity/presentation";
import {parseAddress} from "../addresses/site-address.ts";
import type {Width} from "./frame-size.ts";
import {previewEntryUrl} from "./preview-entry-url.ts";
import {type Scheme, useFrame} from "./use-frame.ts";
import {usePreviewExited} from "./use-preview-exited.ts";

const FIRST_MARKET: MarketParams = {region: "us", locale: "en"};

export function usePreview(props: PreviewHeaderProps) {
  const {iframeRef, initialUrl, perspective, presentationRef, previewUrl, targetOrigin} = props;
  const [width, setWidth] = useState<Width>("fit");
  const [scheme, setScheme] = useState<Scheme>("system");
  const [at, setAt] = useState<Date | null>(null);
  const {hasExited, reset} = usePreviewExited(iframeRef, targetOrigin);
  useFrame(iframeRef, width, scheme);
  const shown = shownUrl(previewUrl, initialUrl);
  const address = parseAddress(shown.href, targetOrigin);
  const enterUrlAt = (instant: Date | null) =>
    previewEntryUrl(initialUrl, {path: shown.pathname + shown.search, perspective, at: instant});

  /** Enters preview again, at another instant. */
  const show = (instant: Date | null) => {
    const frame = iframeRef.current;
    if (!frame) return;
    presentationRef.send({type: "iframe reload"});
    frame.src = enterUrlAt(instant);
    setAt(instant);
    reset();
  };
  const market = address ?? FIRST_MARKET;
  return {address, market, at, width, scheme, hasExited, setWidth, setScheme, enterUrlAt, show};
}

/** URL of the previewed page. Until the page reports it, only the entry URL is known, which names the target. */
function shownUrl(previewUrl: string | undefined, initialUrl: URL): URL {
  const url = new URL(previewUrl ?? "/", initialUrl);
  if (url.pathname !== initialUrl.pathname) return url;
  return new URL(initialUrl.searchParams.get("sanity-preview-pathname") ?? "/", initialUrl);
}
