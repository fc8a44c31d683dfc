import type {giftClaim, newGift, PurchasedGift} from "@gradus/backend/contract/gifts";
import type {Region} from "@gradus/schemas/markets";
import type {z} from "zod";
import {browserSession} from "../session/browser-session";
import {ownerParams} from "./owner-params";
import {useOwnResource} from "./use-resource";

const ROUTE = "/canyon/users/{id}/subscription/stripe/gift";

export function useGivenGifts() {
  return useOwnResource("given gifts", (params) => browserSession().callCommerce(`GET ${ROUTE}`, {params}));
}

export function useGiftPrices(region: Region) {
  return useOwnResource(`gift prices ${region}`, () =>
    browserSession().callCommerce("GET /canyon/gifts/prices", {query: {region}}),
  );
}

/** Begins a gift: it is one once it is paid. */
export function buyGift(body: z.input<typeof newGift>) {
  return browserSession().callCommerce(`POST ${ROUTE}`, {params: ownerParams(), body});
}

export function resendGift({id}: Pick<PurchasedGift, "id">) {
  const params = {...ownerParams(), gift_id: id};
  return browserSession().callCommerce(`POST ${ROUTE}/{gift_id}/resend`, {params});
}

export function cancelGift({id}: Pick<PurchasedGift, "id">) {
  const params = {...ownerParams(), gift_id: id};
  return browserSession().callCommerce(`POST ${ROUTE}/{gift_id}/cancel`, {params});
}

export function claimGift(body: z.input<typeof giftClaim>) {
  return browserSession().callCommerce("POST /canyon/gifts/claim", {body});
}
