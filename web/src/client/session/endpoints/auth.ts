import type * as accounts from "@gradus/backend/contract/accounts";
import type * as demo from "@gradus/backend/contract/demo";
import type * as sessions from "@gradus/backend/contract/session";
import type * as social from "@gradus/backend/contract/social";
import type {Call} from "./call";

/** Signing in and up, sessions, and getting back in. */
export interface AuthEndpoints {
  "POST /b/email/signin": Call<typeof sessions.signInBody, typeof sessions.session>;
  "GET /b/auth/providers": Call<null, typeof social.providersReply>;
  "GET /b/user/signin/{provider}/start": Call<null, typeof social.startReply>;
  "POST /b/user/signin": Call<typeof social.socialSignInBody, typeof sessions.session>;
  "GET /b/demo/people": Call<null, typeof demo.demoPeopleReply>;
  "POST /b/token/anonymous": Call<typeof sessions.anonymousBody, typeof sessions.anonymousReply>;
  "POST /b/token/revoke": Call<typeof sessions.revokeBody, typeof sessions.revokeReply>;
  "POST /b/users": Call<typeof accounts.signUpBody, typeof sessions.session>;
  "GET /b/users/available": Call<null, typeof accounts.availableReply>;
  "POST /b/reset/password": Call<typeof accounts.resetRequestBody, typeof accounts.resetRequestReply>;
  "GET /b/reset/password/{sessionId}": Call<null, typeof accounts.resetCheckReply>;
  "POST /b/reset/password/{sessionId}": Call<typeof accounts.resetBody, typeof accounts.resetReply>;
  "POST /b/api/v1/users/{id}/step-up": Call<typeof accounts.stepUpBody, typeof accounts.stepUpReply>;
  "GET /b/api/v1/users/{id}/sessions": Call<null, typeof sessions.sessionList>;
  "POST /b/api/v1/users/{id}/sessions/revoke": Call<
    typeof sessions.revokeSessionsBody,
    typeof sessions.revokeSessionsReply
  >;
  "POST /b/api/v1/users/{id}/identities/{provider}": Call<
    typeof social.linkIdentityBody,
    typeof social.identitiesReply
  >;
  "DELETE /b/api/v1/users/{id}/identities/{provider}": Call<null, typeof social.identitiesReply>;
}
