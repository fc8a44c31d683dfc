import type * as wire from "@gradus/backend/contract";
import type * as accounts from "@gradus/backend/contract/accounts";
import type * as coaches from "@gradus/backend/contract/coaches";
import type * as sessions from "@gradus/backend/contract/session";
import type * as social from "@gradus/backend/contract/social";
import type {z} from "zod";

interface Call<Body extends z.ZodType | null, Data extends z.ZodType> {
  readonly body: Body extends z.ZodType ? z.input<Body> : null;
  readonly data: z.output<Data>;
}
type Nothing = typeof sessions.anonymousBody;

/** Every call the site makes from the browser. The contract is the only place its shapes are written. */
export interface Endpoints {
  "POST /b/email/signin": Call<typeof sessions.signInBody, typeof sessions.session>;
  "GET /b/user/signin/{provider}/start": Call<null, typeof social.startReply>;
  "POST /b/user/signin": Call<typeof social.socialSignInBody, typeof sessions.session>;
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

  "GET /b/coaches": Call<null, typeof coaches.coachesReply>;
  "POST /b/coaches/{slug}/contact": Call<typeof coaches.coachContactBody, typeof coaches.coachContactReply>;
  "POST /b/coach-applications": Call<
    typeof coaches.coachApplicationBody,
    typeof coaches.coachApplicationReply
  >;

  "POST /canyon/email/subscribe": Call<typeof wire.subscribeBody, typeof wire.subscribeReply>;
}
