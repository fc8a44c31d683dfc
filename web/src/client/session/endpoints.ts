import type * as wire from "@gradus/backend/contract";
import type * as accounts from "@gradus/backend/contract/accounts";
import type * as coaches from "@gradus/backend/contract/coaches";
import type * as demo from "@gradus/backend/contract/demo";
import type * as gear from "@gradus/backend/contract/gear";
import type * as platforms from "@gradus/backend/contract/platforms";
import type * as privacy from "@gradus/backend/contract/privacy";
import type * as factor from "@gradus/backend/contract/second-factor";
import type * as sessions from "@gradus/backend/contract/session";
import type * as sharing from "@gradus/backend/contract/sharing";
import type * as social from "@gradus/backend/contract/social";
import type {z} from "zod";

interface Call<Body extends z.ZodType | null, Data extends z.ZodType> {
  readonly body: Body extends z.ZodType ? z.input<Body> : null;
  readonly data: z.output<Data>;
}
/** A form with a file in it: the only body that is not JSON. */
interface Upload<Data extends z.ZodType> {
  readonly body: FormData;
  readonly data: z.output<Data>;
}
type Nothing = typeof sessions.anonymousBody;

/** Every call the site makes from the browser. The contract is the only place its shapes are written. */
export interface Endpoints {
  "POST /b/email/signin": Call<typeof sessions.signInBody, typeof sessions.session>;
  "GET /b/auth/providers": Call<null, typeof social.providersReply>;
  "GET /b/user/signin/{provider}/start": Call<null, typeof social.startReply>;
  "POST /b/user/signin": Call<typeof social.socialSignInBody, typeof sessions.session>;
  "GET /b/demo/people": Call<null, typeof demo.demoPeopleReply>;
  "POST /b/token/anonymous": Call<typeof sessions.anonymousBody, typeof sessions.anonymousReply>;
  "POST /b/token/revoke": Call<typeof sessions.revokeBody, typeof sessions.revokeReply>;
  "POST /b/users": Call<typeof accounts.signUpBody, typeof sessions.session>;
  "GET /b/users/available": Call<null, typeof accounts.availableReply>;
  "POST /b/email/undo": Call<typeof accounts.undoEmailBody, typeof accounts.undoEmailReply>;
  "POST /b/reset/password": Call<typeof accounts.resetRequestBody, typeof accounts.resetRequestReply>;
  "GET /b/reset/password/{sessionId}": Call<null, typeof accounts.resetCheckReply>;
  "POST /b/reset/password/{sessionId}": Call<typeof accounts.resetBody, typeof accounts.resetReply>;

  "GET /b/api/v1/users/{id}": Call<null, typeof accounts.user>;
  /** `?fields=` lists the keys of the body. */
  "PUT /b/api/v1/users/{id}": Call<typeof accounts.userPut, typeof accounts.user>;
  "POST /b/api/v1/users/{id}/step-up": Call<typeof accounts.stepUpBody, typeof accounts.stepUpReply>;
  "POST /b/api/v1/users/{id}/email/send-verification-code": Call<Nothing, typeof accounts.sendCodeReply>;
  "POST /b/api/v1/users/{id}/email/verify": Call<typeof accounts.verifyBody, typeof accounts.verifyReply>;
  "GET /b/api/v1/users/{id}/sessions": Call<null, typeof sessions.sessionList>;
  "POST /b/api/v1/users/{id}/sessions/revoke": Call<
    typeof sessions.revokeSessionsBody,
    typeof sessions.revokeSessionsReply
  >;
  "GET /b/api/v1/users/{id}/consents": Call<null, typeof accounts.consentList>;
  "POST /b/api/v1/users/{id}/consents": Call<typeof accounts.consentBody, typeof accounts.consentReply>;
  "POST /b/api/v1/users/{id}/identities/{provider}": Call<
    typeof social.linkIdentityBody,
    typeof social.identitiesReply
  >;
  "DELETE /b/api/v1/users/{id}/identities/{provider}": Call<null, typeof social.identitiesReply>;
  "GET /b/api/v1/users/{id}/platforms": Call<null, typeof platforms.platformList>;

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
  "POST /b/api/v1/users/{id}/avatar": Upload<typeof accounts.user>;
  "DELETE /b/api/v1/users/{id}/avatar": Call<null, typeof accounts.user>;
  "GET /b/api/v1/users/{id}/devices/{product}": Call<null, typeof gear.deviceList>;
  "PATCH /b/api/v1/users/{id}/devices/{product}/{device_id}": Call<
    typeof gear.deviceEdit,
    typeof gear.device
  >;
  "DELETE /b/api/v1/users/{id}/devices/{product}/{device_id}": Call<null, typeof gear.deviceRemoval>;
  "GET /b/api/v1/users/{id}/apparel": Call<null, typeof gear.apparelList>;
  "POST /b/api/v1/users/{id}/apparel": Call<typeof gear.newApparel, typeof gear.apparel>;
  "PATCH /b/api/v1/users/{id}/apparel/{apparel_id}": Call<typeof gear.apparelEdit, typeof gear.apparel>;
  "DELETE /b/api/v1/users/{id}/apparel/{apparel_id}": Call<null, typeof gear.apparelRemoval>;
  "GET /b/api/v1/users/{id}/shares": Call<null, typeof sharing.shareList>;
  "POST /b/api/v1/users/{id}/shares": Call<typeof sharing.shareInvite, typeof sharing.share>;
  "PATCH /b/api/v1/users/{id}/shares/{share_id}": Call<typeof sharing.shareEdit, typeof sharing.share>;
  "POST /b/api/v1/users/{id}/shares/remove": Call<
    typeof sharing.shareRemoval,
    typeof sharing.shareRemovalReply
  >;

  "GET /b/api/v1/users/{id}/security-log": Call<null, typeof accounts.securityLog>;
  "GET /b/api/v1/users/{id}/export": Call<null, typeof privacy.exportReply>;
  "POST /b/api/v1/users/{id}/export": Call<Nothing, typeof privacy.exportReply>;
  "POST /b/api/v1/users/{id}/export/link": Call<Nothing, typeof privacy.exportLinkReply>;
  "POST /b/api/v1/users/{id}/delete": Call<typeof privacy.deleteBody, typeof privacy.deleteReply>;
  "POST /b/api/v1/users/{id}/delete/cancel": Call<Nothing, typeof privacy.keepReply>;
  "GET /b/api/v1/users/{id}/otp": Call<null, typeof factor.secondFactor>;
  "DELETE /b/api/v1/users/{id}/otp": Call<null, typeof factor.removeOtpReply>;
  "POST /b/api/v1/users/{id}/otp/enroll": Call<Nothing, typeof factor.enrollReply>;
  "POST /b/api/v1/users/{id}/otp/confirm": Call<typeof factor.confirmOtpBody, typeof factor.confirmOtpReply>;

  "GET /b/coaches": Call<null, typeof coaches.coachesReply>;
  "POST /b/coaches/{slug}/contact": Call<typeof coaches.coachContactBody, typeof coaches.coachContactReply>;
  "POST /b/coach-applications": Call<
    typeof coaches.coachApplicationBody,
    typeof coaches.coachApplicationReply
  >;

  "POST /canyon/email/subscribe": Call<typeof wire.subscribeBody, typeof wire.subscribeReply>;
}
