"use client";

import {lazy} from "react";
import {Island} from "@/client/hydration/island";
import type {PreviewBarProps} from "./preview-bar";

// The bundler sends what a layout imports with every page, drawn or not; only what is imported here waits.
const PreviewBar = lazy(async () => ({default: (await import("./preview-bar")).PreviewBar}));

/** The preview bar, whose script no public page carries. */
export function PreviewBarClient(props: PreviewBarProps) {
  return (
    <Island>
      <PreviewBar {...props} />
    </Island>
  );
}
