"use client";

import {lazy, Suspense} from "react";
import type {PlannerProps} from "./planner";

// The bundler sends what a section imports with every page editors compose, drawn or not; only what is imported here waits.
const Planner = lazy(async () => ({default: (await import("./planner")).Planner}));

/** A race, planned in the browser. */
export function PlannerClient(props: PlannerProps) {
  return (
    <Suspense fallback={null}>
      <Planner {...props} />
    </Suspense>
  );
}
