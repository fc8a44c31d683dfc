import type {PurchasedGift} from "@gradus/backend/contract/gifts";
import type {MarketParams} from "@gradus/schemas/markets";
import {formatRegionDay} from "@/lib/format/dates";
import {dateFormat} from "@/lib/format/intl";
import {formatMoney} from "@/lib/format/money";
import {Button} from "@/ui/button";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import type {GiftsTranslator} from "./gifts-messages";
import type {GiftActions} from "./use-gift-actions";

interface Props {
  readonly gift: PurchasedGift;
  readonly market: MarketParams;
  readonly t: GiftsTranslator;
  readonly actions: GiftActions;
}

export function GiftLine({gift, market, t, actions}: Props) {
  const {can, months} = gift;
  const price = formatMoney(gift.amount, gift.currency, market);
  const email = gift.recipient_email ?? t("gifts.somebody");
  return (
    <li className="border-line border-b py-6">
      <h3 className="text-h3 wrap-anywhere">{email}</h3>
      <p className="text-label text-text-2">
        {t("gifts.line", {months, price, date: formatRegionDay(gift.bought_at, market)})}
      </p>
      <p className="mt-2">{stateWords(gift, market, t)}</p>
      <div className="mt-4 flex flex-wrap gap-4 empty:hidden">
        {can.resend && (
          <Button
            variant="secondary"
            aria-label={`${t("gifts.resend")}: ${email}`}
            aria-disabled={actions.isSending}
            onClick={() => actions.isSending || void actions.resend(gift, email)}
          >
            {t("gifts.resend")}
          </Button>
        )}
        {can.cancel && (
          <ConfirmDialog
            label={t("gifts.cancel")}
            name={`${t("gifts.cancel")}: ${email}`}
            title={t("gifts.cancelTitle", {email})}
            text={t("gifts.cancelText", {price})}
            confirm={t("gifts.cancel")}
            working={t("common.working")}
            cancel={t("common.back")}
            onConfirm={() => actions.cancel(gift, price)}
            focusAfter={actions.list}
          />
        )}
      </div>
    </li>
  );
}

/** The giver chose it by their own calendar. */
const CHOSEN_DAY = {dateStyle: "long"} as const;

function stateWords(gift: PurchasedGift, market: MarketParams, t: GiftsTranslator): string {
  const {status, deliver_at, expires_at, ends_at, can} = gift;
  const day = (at: string) => formatRegionDay(at, market);
  switch (status) {
    case "purchased":
      // One that cannot be sent again has not been sent yet.
      return deliver_at !== null && !can.resend
        ? t("gifts.planned", {date: dateFormat(t.formatLocale, CHOSEN_DAY).format(new Date(deliver_at))})
        : t("gifts.waiting", {date: day(expires_at)});
    case "claimed":
      return t("gifts.claimed");
    case "active":
      return t("gifts.active", {date: day(ends_at ?? expires_at)});
    case "ended":
      return t("gifts.ended", {date: day(ends_at ?? expires_at)});
    case "refunded":
      return t("gifts.refunded");
    case "expired":
      return t("gifts.expired");
  }
}
