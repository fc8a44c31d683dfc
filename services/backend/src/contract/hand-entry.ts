import {isDay} from "@gradus/training/numbers/days";
import {FASTEST} from "@gradus/training/series/speed";
import {z} from "zod";
import {ACTIVITY_BOUNDS} from "./activity-values.ts";
import {refuseAs} from "./field-code.ts";

const {entered, rpe} = ACTIVITY_BOUNDS;
const CLOCK = /^T(?:[01]\d|2[0-3]):[0-5]\d$/;
const isWallTime = (text: string) => isDay(text.slice(0, 10)) && CLOCK.test(text.slice(10));

export const handEntry = z
  .strictObject({
    /** When it began, as a clock in the time zone of the account showed it: `2026-03-01T08:00`. */
    started: z.string().refine(isWallTime, refuseAs("not_a_date")),
    /** Metres. */
    distance: z.number().min(entered.distance.min).max(entered.distance.max),
    /** Seconds. */
    duration: z.int().min(entered.duration.min).max(entered.duration.max),
    /** Perceived exertion: the stress of the run is derived from it and from nothing else. */
    rpe: z.int().min(rpe.min).max(rpe.max),
  })
  .refine(({distance, duration}) => distance <= FASTEST * duration, {
    ...refuseAs("out_of_range"),
    error: "Faster than a run can be",
    path: ["duration"],
  });
export type HandEntry = z.output<typeof handEntry>;
