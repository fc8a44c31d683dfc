import {z} from "zod";
import {day} from "./account-fields.ts";
import {refuseAs} from "./field-code.ts";
import {PLANNED_DAYS} from "./workout-values.ts";

export {freeText} from "./workout-blocks.ts";
export {day};

/** A local day as yyyy-MM-dd on which something can be planned. */
export const plannedDay = day.refine(
  (text) => text >= PLANNED_DAYS.first && text <= PLANNED_DAYS.last,
  refuseAs("out_of_range"),
);

/** A time of day as hh:mm. */
export const dayTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
