import type * as accounts from "@gradus/backend/contract/accounts";
import type {Call, EmptyBody, Upload} from "./call";

/** What an account says of its person, its address and what they agreed to. */
export interface AccountEndpoints {
  "POST /b/email/undo": Call<typeof accounts.undoEmailBody, typeof accounts.undoEmailReply>;
  "GET /b/api/v1/users/{id}": Call<null, typeof accounts.user>;
  /** `?fields=` lists the keys of the body. */
  "PUT /b/api/v1/users/{id}": Call<typeof accounts.userPut, typeof accounts.user>;
  "POST /b/api/v1/users/{id}/email/send-verification-code": Call<EmptyBody, typeof accounts.sendCodeReply>;
  "POST /b/api/v1/users/{id}/email/verify": Call<typeof accounts.verifyBody, typeof accounts.verifyReply>;
  "GET /b/api/v1/users/{id}/consents": Call<null, typeof accounts.consentList>;
  "POST /b/api/v1/users/{id}/consents": Call<typeof accounts.consentBody, typeof accounts.consentReply>;
  "POST /b/api/v1/users/{id}/avatar": Upload<typeof accounts.user>;
  "DELETE /b/api/v1/users/{id}/avatar": Call<null, typeof accounts.user>;
}
