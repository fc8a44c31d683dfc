"use client";

import {useEffect} from "react";
import {exitLinkPreview} from "./exit-preview";

/**
 * Ends the preview of a link once the page that says so is shown, not with its answer: a browser that asks for the page twice
 * would otherwise be shown the published one instead.
 */
export function EndPreviewClient() {
  useEffect(() => void exitLinkPreview(), []);
  return null;
}
