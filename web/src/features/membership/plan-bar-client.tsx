"use client";

import {lazy} from "react";
import {Island} from "@/client/hydration/island";
import type {PlanBarProps} from "./plan-bar";

// The bundler sends what a section imports with every page editors compose, drawn or not; only what is imported here waits.
const PlanBar = lazy(async () => ({default: (await import("./plan-bar")).PlanBar}));

export function PlanBarClient(props: PlanBarProps) {
  return (
    <Island>
      <PlanBar {...props} />
    </Island>
  );
}
