import {demoRunAt} from "@gradus/training/demo/demo-year";
import {encodeFit} from "@gradus/training/export/fit";
import {offsetIn} from "./resolve-local-time.ts";

export interface DemoTask {
  /** The year ends the day before. */
  readonly today: string;
  readonly time_zone: string;
  /** Its place in the plan. */
  readonly index: number;
}

export type DemoFile = ReturnType<typeof makeDemoRun>;

/** Heavy: on a thread. */
export function makeDemoRun({today, time_zone, index}: DemoTask) {
  const run = demoRunAt(index, {today, offsetAt: (seconds) => offsetIn(seconds, time_zone)});
  const {name, type, rpe, feet} = run;
  return {
    bytes: encodeFit({...run.activity, hasBarometer: true}), // Their shoes were seeded with what they have run: this adds nothing to it.
    said: {name, type, rpe, apparel_id: null},
    feet,
  };
}
