import {z} from "zod";
import {lengthOf, NO_CONTROLS} from "./bounds.ts";
import {refuseAs} from "./field-code.ts";
import {PLACE_BOUNDS} from "./place-values.ts";

const name = z
  .string()
  .trim()
  .refine((text) => text !== "", refuseAs("required"))
  .refine((text) => lengthOf(text) <= PLACE_BOUNDS.name, refuseAs("too_long"))
  .refine((text) => NO_CONTROLS.test(text) && text.isWellFormed(), refuseAs("unknown_value"));

/** POST U/places: around it only the runner sees where a run went, on maps, in lists and in files. */
export const newPlace = z.strictObject({
  name,
  /** Degrees. */
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Metres. */
  radius: z
    .int()
    .min(PLACE_BOUNDS.radius.min)
    .max(PLACE_BOUNDS.radius.max)
    .default(PLACE_BOUNDS.radius.usual),
});
export type NewPlace = z.output<typeof newPlace>;

export const place = z.object({
  id: z.string(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  radius: z.int(),
  created: z.iso.datetime(),
});
export type Place = z.infer<typeof place>;

/** GET U/places: the oldest first. */
export const placeList = z.object({items: z.array(place)});
/** DELETE U/places/{place_id}. Works twice. */
export const placeRemoval = z.object({removed: z.literal(true)});
