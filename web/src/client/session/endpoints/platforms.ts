import type * as platforms from "@gradus/backend/contract/platforms";
import type {Call} from "./call";

/** Platforms that get or give activities. */
export interface PlatformsEndpoints {
  "GET /b/api/v1/users/{id}/platforms": Call<null, typeof platforms.platformList>;
  "GET /b/api/v1/users/{id}/platforms/workouts/{workout}": Call<null, typeof platforms.workoutDeliveries>;
  "GET /b/platform/oauth/{platform}": Call<null, typeof platforms.connectReply>;
  "DELETE /b/platform/oauth/{platform}": Call<null, typeof platforms.platform>;
  "POST /b/platform/oauth/{platform}/complete": Call<
    typeof platforms.completeBody,
    typeof platforms.platform
  >;
  "POST /b/platform/oauth/{platform}/check": Call<
    typeof platforms.partnerTokenBody,
    typeof platforms.partnerTokenReply
  >;
  "POST /b/platform/oauth/{platform}/auth": Call<typeof platforms.partnerAuthBody, typeof platforms.platform>;
}
