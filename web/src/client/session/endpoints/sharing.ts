import type * as sharing from "@gradus/backend/contract/sharing";
import type {Call} from "./call";

/** Who sees whose training. */
export interface SharingEndpoints {
  "GET /b/api/v1/users/{id}/shares": Call<null, typeof sharing.shareList>;
  "POST /b/api/v1/users/{id}/shares": Call<typeof sharing.shareInvite, typeof sharing.share>;
  "PATCH /b/api/v1/users/{id}/shares/{share_id}": Call<typeof sharing.shareEdit, typeof sharing.share>;
  "POST /b/api/v1/users/{id}/shares/remove": Call<
    typeof sharing.shareRemoval,
    typeof sharing.shareRemovalReply
  >;
}
