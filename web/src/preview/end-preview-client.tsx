"use client";

import {useEffect} from "react";
import {exitPreview} from "./exit-preview";

/**
 * Ends the preview once the page that says so is shown, not with its answer: a browser that asks for the page twice
 * would otherwise be shown the published one instead.
 */
export function EndPreviewClient() {
  useEffect(() => void exitPreview(), []);
  return null;
}
