import {z} from "zod";
import {refuseAs} from "./field-code.ts";
import {FOOT_BOUNDS, FOOT_VIEWS, STRIDE_PROBLEMS} from "./foot-values.ts";

/** Metres forward, to the left, and up. */
const point = z.tuple([z.number(), z.number(), z.number()]);
const measured = z.number().nullable();

/** One stride, or the mean of a few, as a closed loop that begins with the foot strike and ends where it began. */
const stride = z.strictObject({
  side: z.enum(["left", "right"]),
  /** Unix seconds. */
  timestamp: z.int().min(946_684_800).max(4_102_444_800),
  /** Of how many it is the mean. */
  strides: z.int().min(1).max(FOOT_BOUNDS.mean_of).default(1),
  points: z.array(point).min(1),
  /** m/s, and steps of both feet a minute. */
  speed: z.number().min(0).max(FOOT_BOUNDS.speed).nullable().default(null),
  cadence: z.number().min(0).max(FOOT_BOUNDS.cadence).nullable().default(null),
});

/**
 * POST /b/platform/data/{product} as JSON: how feet moved. It belongs to the run that is named, else to the one of that
 * time, also if that comes later. Strides that cannot be are left out and counted by reason.
 */
export const footUpload = z.strictObject({
  activity_id: z.string().max(64).optional(),
  strides: z.array(stride).min(1).max(FOOT_BOUNDS.strides),
});
export type FootUpload = z.output<typeof footUpload>;

export const footUploadReply = z.object({
  foot_id: z.string(),
  /** Null until its run is there. */
  activity_id: z.string().nullable(),
  duplicate: z.boolean(),
  accepted: z.int(),
  rejected: z.partialRecord(z.enum(STRIDE_PROBLEMS), z.int()),
});
export type FootUploadReply = z.infer<typeof footUploadReply>;

const second = z.coerce.number().int().min(0).max(FOOT_BOUNDS.second);

/** GET /b/api/v1/activities/{id}/footdata?from&to: seconds of the run, as laps have them; without, all of it. */
export const footQuery = z
  .strictObject({from: second.optional(), to: second.optional()})
  .refine(({from = 0, to = FOOT_BOUNDS.second}) => from <= to, {...refuseAs("out_of_range"), path: ["to"]});
export type FootQuery = z.output<typeof footQuery>;

const measures = {
  /** Strides it is the mean of. */
  n: z.int(),
  /** Metres. */
  stride_length: measured,
  clearance: measured,
  swing_width: measured,
};

const footSide = z.object({
  /** 64 points at equal steps along the way, foot strike first; `sd` is how far strides lie from each coordinate. */
  mean: z.array(point),
  sd: z.array(point),
  speed: measured,
  cadence: measured,
  ...measures,
});

const minuteSide = z.object(measures);

/** Both sides are null where no pod recorded how feet moved. Left and right are as the runner states they were worn. */
export const footData = z.object({
  activity_id: z.string(),
  from: z.int(),
  to: z.int(),
  sides: z.object({left: footSide.nullable(), right: footSide.nullable()}),
  /** Which axes of a point each view shows. */
  views: z.object({
    side: z.tuple([z.literal(FOOT_VIEWS.side[0]), z.literal(FOOT_VIEWS.side[1])]),
    top: z.tuple([z.literal(FOOT_VIEWS.top[0]), z.literal(FOOT_VIEWS.top[1])]),
    rear: z.tuple([z.literal(FOOT_VIEWS.rear[0]), z.literal(FOOT_VIEWS.rear[1])]),
  }),
  /** Metres between the feet in mid-stance, negative where they cross; null without both. */
  crossover: measured,
  /** The same minute by minute, oldest first; `second` is its first of the run. */
  minutes: z.array(z.object({second: z.int(), left: minuteSide.nullable(), right: minuteSide.nullable()})),
});
export type FootData = z.infer<typeof footData>;
