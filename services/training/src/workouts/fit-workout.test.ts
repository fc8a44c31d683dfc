import FitParser from "fit-file-parser";
import {expect, it} from "vitest";
import {encodeWorkout} from "./fit-workout.ts";
import {readWorkoutText} from "./read-text.ts";

const CREATED = Date.parse("2026-03-01T12:00:00Z") / 1000;

/** What a reader of others finds in the file of a workout. */
async function read(text: string, criticalPower: number | null) {
  let ids = 0;
  const {blocks} = readWorkoutText(text, "en", () => `id-${ids++}`);
  if (!blocks) return expect.fail(`No workout: ${text}`);
  const file = encodeWorkout({title: "Über die Brücke", blocks, criticalPower, created: CREATED});
  const parser = new FitParser({mode: "list", force: false});
  const {messages, workout} = await parser.parseAsync(new Uint8Array(file).buffer);
  return {workout, kind: messages?.file_id, steps: messages?.workout_step};
}
const range = (custom_target_value_low: number, custom_target_value_high: number) => ({
  target_type: "power",
  custom_target_value_low,
  custom_target_value_high,
});

it("writes steps, the repeat step that points back to them, and power targets as watts plus 1000", async () => {
  const text = "10min warmup @70%\n3x(8min @95-100%, 2min rest)\n1km @250W\nlap cooldown";
  const {workout, kind, steps} = await read(text, 280);
  expect(kind).toMatchObject([{type: "workout", time_created: new Date(CREATED * 1000)}]);
  expect(workout).toMatchObject({sport: "running", num_valid_steps: 6, wkt_name: "Über die Brücke"});
  expect(steps).toMatchObject([
    // 70 % is 196 W; a single value is met within 5 %.
    {duration_type: "time", duration_value: 600_000, intensity: "warmup", ...range(1186, 1206)},
    {duration_type: "time", duration_value: 480_000, intensity: "active", ...range(1266, 1280)},
    {duration_type: "time", duration_value: 120_000, intensity: "rest", target_type: "open"},
    {duration_type: "repeat_until_steps_cmplt", duration_value: 1, target_value: 3},
    {duration_type: "distance", duration_value: 100_000, ...range(1238, 1263)},
    {duration_type: "open", intensity: "cooldown", target_type: "open"},
  ]);
});

it("without critical power a watch gets percentages of its own", async () => {
  const {steps} = await read("10min @80-90%\n5min @Z3\n10min @ramp 100-60%\n5min @RPE6", null);
  expect(steps).toMatchObject([range(80, 90), range(90, 100), range(60, 100), {target_type: "open"}]);
});
