import {estimateBlock, estimateWorkout, type WorkoutRunner} from "@gradus/training/workouts/estimate";
import type {Context} from "hono";
import {requireAthlete} from "../../../accounts/account/athlete.ts";
import * as calls from "../../../contract/calls/workout-estimates.ts";
import {AppError} from "../../../core/errors.ts";
import {type AppEnv, createApi} from "../../../core/http/api.ts";
import {callerAsOwner, defineRoute} from "../../../core/http/define-route.ts";
import {requireUsable, SUGGESTED_WATTS_PER_KG} from "../../power/estimates/estimate-blocks.ts";
import {readAthleteProfile} from "../../power/estimates/read-athlete-profile.ts";
import type {WorkoutDeps} from "./workout-deps.ts";

const estimateRoute = defineRoute(calls.estimate, callerAsOwner);
const blockRoute = defineRoute(calls.block, callerAsOwner);

export function estimateRoutes(deps: WorkoutDeps) {
  const runnerOf = (c: Context<AppEnv>) => requireRunner(deps, c.var.owner);
  return createApi()
    .openapi(estimateRoute, async (c) => {
      const {blocks} = c.req.valid("json");
      requireUsable(blocks);
      const {estimates, intensity_zones, ...whole} = estimateWorkout(blocks, await runnerOf(c));
      const data = {...whole, intensity_zones: [...intensity_zones], estimates: estimates.map(toReply)};
      return c.json({data}, 200);
    })
    .openapi(blockRoute, async (c) => {
      const {block} = c.req.valid("json");
      requireUsable([block]);
      return c.json({data: toReply(estimateBlock(block, await runnerOf(c)))}, 200);
    });
}

type BlockEstimate = ReturnType<typeof estimateBlock>;

const toReply = ({intensity_zones, segment_estimates, ...block}: BlockEstimate) => ({
  ...block,
  intensity_zones: [...intensity_zones],
  segment_estimates: segment_estimates.map((segment) => ({
    ...segment,
    intensity_zones: [...segment.intensity_zones],
  })),
});

/**
 * The athlete it is estimated for. Throws while their critical power is unknown; the error carries a value to begin
 * with, in watts.
 */
async function requireRunner({db, now}: WorkoutDeps, id: string): Promise<WorkoutRunner> {
  const athlete = await requireAthlete(db, id, now());
  const {weight, criticalPower} = (await readAthleteProfile(db, athlete))(athlete.today);
  if (criticalPower !== null) return {mass: weight, criticalPower};
  throw new AppError("cp_required", "There is no critical power yet", {
    params: {suggested_watts: Math.round(SUGGESTED_WATTS_PER_KG * weight)},
  });
}
