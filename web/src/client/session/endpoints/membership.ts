import type * as gifts from "@gradus/backend/contract/gifts";
import type * as membership from "@gradus/backend/contract/membership";
import type * as upgrade from "@gradus/backend/contract/pod-upgrade";
import type {Call, EmptyBody} from "./call";

/** Membership, gifts of it, and the code of those who have an earlier pod. */
export interface MembershipEndpoints {
  "GET /canyon/users/{id}/membership": Call<null, typeof membership.membership>;
  "POST /canyon/users/{id}/subscription/stripe/cancel": Call<
    typeof membership.cancelRequest,
    typeof membership.cancelReply
  >;
  "POST /canyon/users/{id}/subscription/stripe/reactivate": Call<
    EmptyBody,
    typeof membership.reactivateReply
  >;
  "POST /canyon/users/{id}/subscription/stripe/portal": Call<
    typeof membership.portalRequest,
    typeof membership.portalReply
  >;
  "GET /canyon/users/{id}/subscription/stripe/payment": Call<null, typeof membership.duePayment>;
  "GET /canyon/users/{id}/subscription/stripe/invoices": Call<null, typeof membership.invoiceList>;
  "GET /canyon/users/{id}/subscription/stripe/gift": Call<null, typeof gifts.giftList>;
  "POST /canyon/users/{id}/subscription/stripe/gift": Call<typeof gifts.newGift, typeof gifts.newGiftReply>;
  "POST /canyon/users/{id}/subscription/stripe/gift/{gift_id}/resend": Call<EmptyBody, typeof gifts.giftSent>;
  "POST /canyon/users/{id}/subscription/stripe/gift/{gift_id}/cancel": Call<
    EmptyBody,
    typeof gifts.givenGift
  >;
  "GET /canyon/gifts/prices": Call<null, typeof gifts.giftPrices>;
  "POST /canyon/gifts/claim": Call<typeof gifts.giftClaim, typeof membership.giftClaimReply>;
  "GET /canyon/users/{id}/promotion/pod-upgrade": Call<null, typeof upgrade.podUpgrade>;
  "POST /canyon/users/{id}/promotion/pod-upgrade": Call<
    typeof upgrade.podUpgradeRequest,
    typeof upgrade.podUpgradeCode
  >;
}
