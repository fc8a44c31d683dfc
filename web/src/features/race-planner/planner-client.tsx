"use client";

import {lazy} from "react";
import {Island} from "@/client/hydration/island";
import type {PlannerProps} from "./planner";

// The bundler sends what a section imports with every page editors compose, drawn or not; only what is imported here waits.
const Planner = lazy(async () => ({default: (await import("./planner")).Planner}));

/** Visitors without scripts see only the example. */
export function PlannerClient(props: PlannerProps) {
  const example = (
    <div className="race-layout mt-12">
      <div />
      <div className="race-answer">{props.children}</div>
    </div>
  );
  return (
    <Island fallback={example}>
      <Planner {...props} />
    </Island>
  );
}
