import {z} from "zod";

const counted = z.number().nullable();

/** GET /b/stats/user. Null: not counted yet, or too few to publish. */
export const userStatsReply = z.object({
  runners: counted,
  activities: counted,
  distance_m: counted,
  /** When the oldest of these numbers was counted. */
  as_of: z.string().nullable(),
});
export type UserStats = z.infer<typeof userStatsReply>;
