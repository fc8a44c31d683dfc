import {isDay} from "@gradus/training/numbers/days";
import {z} from "zod";
import {day} from "./account-fields.ts";
import {refuseAs} from "./field-code.ts";

/** Days before or after these are a slip of the keyboard. */
const ANALYSIS_DAYS = {first: "1970-01-01", last: "2100-12-31"} as const;

const isWithin = (text: string) => text >= ANALYSIS_DAYS.first && text <= ANALYSIS_DAYS.last;

/** A day as yyyy-MM-dd between 1970 and 2100. */
export const analysisDay = day.refine(isWithin, refuseAs("out_of_range"));

const LAST_SECOND = Date.parse(`${ANALYSIS_DAYS.last}T00:00:00Z`) / 1000;
const SECONDS = /^\d{1,10}$/;

/** A moment in seconds since 1970, which means the runner's day it falls on. */
export const epochSeconds = z
  .string()
  .refine((text) => SECONDS.test(text), refuseAs("not_a_number"))
  .refine((text) => Number(text) <= LAST_SECOND, refuseAs("out_of_range"));

/** A day as yyyy-MM-dd, or a moment in seconds since 1970. */
export const dayOrSeconds = z
  .string()
  .refine((text) => SECONDS.test(text) || isDay(text), refuseAs("not_a_date"))
  .refine(
    (text) => (SECONDS.test(text) ? Number(text) <= LAST_SECOND : isWithin(text)),
    refuseAs("out_of_range"),
  );

export const flag = z.enum(["0", "1"]);
