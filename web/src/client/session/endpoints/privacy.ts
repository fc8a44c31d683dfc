import type * as accounts from "@gradus/backend/contract/accounts";
import type * as privacy from "@gradus/backend/contract/privacy";
import type {Call, EmptyBody} from "./call";

/** What happened to an account, its copy and its end. */
export interface PrivacyEndpoints {
  "GET /b/api/v1/users/{id}/security-log": Call<null, typeof accounts.securityLog>;
  "GET /b/api/v1/users/{id}/export": Call<null, typeof privacy.exportReply>;
  "POST /b/api/v1/users/{id}/export": Call<EmptyBody, typeof privacy.exportReply>;
  "POST /b/api/v1/users/{id}/export/link": Call<EmptyBody, typeof privacy.exportLinkReply>;
  "POST /b/api/v1/users/{id}/delete": Call<typeof privacy.deleteBody, typeof privacy.deleteReply>;
  "POST /b/api/v1/users/{id}/delete/cancel": Call<EmptyBody, typeof privacy.keepReply>;
}
