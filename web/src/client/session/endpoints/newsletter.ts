import type * as wire from "@gradus/backend/contract/newsletter";
import type {Call} from "./call";

/** The newsletter. */
export interface NewsletterEndpoints {
  "POST /canyon/email/subscribe": Call<typeof wire.subscribeBody, typeof wire.subscribeReply>;
}
