"use client";

import {useEffect} from "react";
import {exitLinkPreview} from "./exit-preview";

/**
 * Ends the preview of a link once the page that reports it is rendered, not with its response: a browser that
 * requests the page twice would otherwise receive the published one.
 */
export function EndPreviewClient() {
  useEffect(() => void exitLinkPreview(), []);
  return null;
}
