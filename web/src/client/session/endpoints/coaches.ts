import type * as coaches from "@gradus/backend/contract/coaches";
import type {Call} from "./call";

/** The directory of coaches. */
export interface CoachesEndpoints {
  "GET /b/coaches": Call<null, typeof coaches.coachesReply>;
  "POST /b/coaches/{slug}/contact": Call<typeof coaches.coachContactBody, typeof coaches.coachContactReply>;
  "POST /b/coach-applications": Call<
    typeof coaches.coachApplicationBody,
    typeof coaches.coachApplicationReply
  >;
}
