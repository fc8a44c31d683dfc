"use client";

import {deliveryDays} from "@gradus/schemas/delivery-days";
import type {MarketParams} from "@gradus/schemas/markets";
import type {ClientTranslator} from "@/i18n/message-types";
import {withMessages} from "@/i18n/with-messages";
import {formatDayRange} from "@/lib/format/dates";
import {regionDay} from "@/lib/time/region-day";
import {useBrowserValue} from "@/lib/use-browser-value";

interface Props {
  readonly market: MarketParams;
  readonly delivery: readonly [soonest: number, latest: number];
  readonly t: ClientTranslator<"product.arrives" | "product.arrivesWithin">;
}

/** When it is there if it is ordered now. The page is kept for days and counts them; only the browser knows the dates. */
export const ArrivalClient = withMessages(Arrival);

function Arrival({market, delivery, t}: Props) {
  const today = useBrowserValue(() => regionDay(new Date(), market.region), null);
  const [soonest, latest] = delivery;
  if (today === null) return <li>{t("product.arrivesWithin", {soonest, latest})}</li>;
  return <li>{t("product.arrives", {range: formatDayRange(deliveryDays(today, delivery), market)})}</li>;
}
