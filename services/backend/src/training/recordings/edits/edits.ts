import type {z} from "zod";
import type {verdictBody} from "../../../contract/activity-edits.ts";
import {AppError} from "../../../core/errors.ts";
import type {RunRow} from "../../runs/activities/run-repository.ts";
import type {EditDeps} from "./edit-deps.ts";
import {type EditRequest, editSeries} from "./edit-series.ts";
import {restoreMergedRun} from "./merge-runs.ts";

type Verdict = z.output<typeof verdictBody>;
type EditTarget = Omit<EditRequest, "action">;

export const cropRun = (
  deps: EditDeps,
  target: EditTarget,
  range: {readonly from: number; readonly to: number},
) =>
  editSeries(deps, {...target, action: "run.crop"}, (row) => {
    if (range.from === 0 && range.to === row.summary.elapsed_time) return row.edits;
    return [...row.edits, {op: "crop", ...range}];
  });

export const scaleRun = (deps: EditDeps, target: EditTarget, factor: number) =>
  editSeries(deps, {...target, action: "run.scale"}, (row) => [...row.edits, {op: "scale", factor}]);

export const judgePower = (deps: EditDeps, target: EditTarget, {verdict, ranges}: Verdict) =>
  editSeries(deps, {...target, action: `run.${verdict}_power`}, ({edits}) => [
    ...edits,
    {op: `${verdict}_power`, ranges},
  ]);

/** Works twice. */
export const removeAirPower = (deps: EditDeps, target: EditTarget) =>
  editSeries(deps, {...target, action: "run.remove_air_power"}, ({edits}) =>
    edits.some(({op}) => op === "remove_air_power") ? edits : [...edits, {op: "remove_air_power"}],
  );

/** Works twice. An excluded run is the same run, so that it does not matter when it was excluded. */
export const excludeRun = (deps: EditDeps, target: EditTarget, excluded: boolean) =>
  editSeries(deps, {...target, action: "run.exclude"}, ({edits, is_excluded}) => {
    if (excluded === is_excluded) return edits;
    const others = edits.filter(({op}) => op !== "exclude");
    return excluded ? [...others, {op: "exclude"}] : others;
  });

export function undoEdit(deps: EditDeps, target: EditTarget): Promise<RunRow> {
  const revise = ({edits, sibling_of}: RunRow) => {
    const last = edits.at(-1);
    if (!last) throw new AppError("conflict", "There is nothing to undo");
    const rest = edits.slice(0, -1);
    // It is the pod's run recorded once more: without the merge it counts nowhere again.
    return last.op === "merge" && sibling_of === last.source ? [...rest, {op: "exclude" as const}] : rest;
  };
  return editSeries(deps, {...target, action: "run.undo"}, revise, async (tx, row, at) => {
    const last = row.edits.at(-1);
    if (last?.op === "merge") await restoreMergedRun(deps, tx, row, {source: last.source, at});
  });
}
