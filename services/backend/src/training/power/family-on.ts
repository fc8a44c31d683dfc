import {currentFamily} from "@gradus/training/curve/power-family";
import type {PowerFamily} from "../../contract/activity-values.ts";
import type {PoweredRun} from "../history/run-history.ts";

/** Whose watts are meant on a day: of those runs that there were by then. */
export const familyOn = (runs: readonly PoweredRun[], day: string): PowerFamily | null =>
  currentFamily(
    runs.filter((run) => run.day <= day),
    day,
  );
