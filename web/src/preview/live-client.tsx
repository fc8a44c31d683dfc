"use client";

import {lazy, Suspense} from "react";
import type {LiveProps} from "./live";

// The bundler sends what a layout imports with every page, drawn or not; only what is imported here waits.
const Live = lazy(async () => ({default: (await import("./live")).Live}));

export function LiveClient(props: LiveProps) {
  return (
    <Suspense fallback={null}>
      <Live {...props} />
    </Suspense>
  );
}
