import type {PurchasedGift} from "@gradus/backend/contract/gifts";
import {useState} from "react";
import {useListStatus} from "@/client/parts/use-list-status";
import {cancelGift, resendGift, useGivenGifts} from "@/client/resources/use-gifts";
import type {GiftsTranslator} from "./gifts-messages";

export function useGiftActions(t: GiftsTranslator) {
  const gifts = useGivenGifts();
  const {list, status, announce, settle} = useListStatus(t);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const failures = {already_claimed: t("gifts.taken"), payment_unavailable: t("gifts.providerDown")};

  async function resend(gift: PurchasedGift, email: string) {
    announce(null);
    setSending(true);
    setProblem(settle(await resendGift(gift), t("gifts.resent", {email}), failures));
    setSending(false);
    gifts.retry();
  }
  /** Words for what stopped it; null when it is done. */
  async function cancel(gift: PurchasedGift, price: string): Promise<string | null> {
    setProblem(null);
    const stopped = settle(await cancelGift(gift), t("gifts.cancelled", {price}), failures);
    gifts.retry();
    return stopped;
  }
  return {gifts, list, status, problem, isSending, resend, cancel};
}
export type GiftActions = ReturnType<typeof useGiftActions>;
