import type * as factor from "@gradus/backend/contract/second-factor";
import type {Call, EmptyBody} from "./call";

/** The second factor. */
export interface SecondFactorEndpoints {
  "GET /b/api/v1/users/{id}/otp": Call<null, typeof factor.secondFactor>;
  "DELETE /b/api/v1/users/{id}/otp": Call<null, typeof factor.removeOtpReply>;
  "POST /b/api/v1/users/{id}/otp/enroll": Call<EmptyBody, typeof factor.enrollReply>;
  "POST /b/api/v1/users/{id}/otp/confirm": Call<typeof factor.confirmOtpBody, typeof factor.confirmOtpReply>;
}
