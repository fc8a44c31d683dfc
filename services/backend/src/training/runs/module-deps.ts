import type {Series} from "@gradus/training/series/series";
import type {MeasuredAgainst} from "../../contract/activities.ts";
import type {FirstEfforts} from "../../contract/power-curve.ts";
import type {DeleteDeps} from "./activities/delete-run.ts";
import type {RunPairDeps} from "./activities/run-pairs.ts";
import type {RunRow} from "./activities/run-repository.ts";

/** What the modules above runs do for them; they are handed over as functions, since runs know none of these modules. */
export interface RunModuleDeps extends RunPairDeps, Pick<DeleteDeps, "pairDays"> {
  readonly measuredAgainst: (row: RunRow, series: Series) => Promise<MeasuredAgainst>;
  readonly firstEfforts: (row: RunRow) => Promise<FirstEfforts>;
}
