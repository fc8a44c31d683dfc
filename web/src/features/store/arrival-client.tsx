"use client";

import {deliveryDays} from "@gradus/schemas/delivery-days";
import {dayInZone} from "@gradus/schemas/zoned-time";
import type {ClientTranslator} from "@/i18n/message-types";
import {withMessages} from "@/i18n/with-messages";
import {formatDayRange} from "@/lib/format/day-range";
import {useBrowserValue} from "@/lib/use-browser-value";

interface Props {
  /** Time zone of the region; it determines which day it is. */
  readonly timeZone: string;
  readonly delivery: readonly [soonest: number, latest: number];
  readonly t: ClientTranslator<"product.arrives" | "product.arrivesWithin">;
}

/** The cached page states a number of days, as it is kept for days; only the browser knows the dates. */
export const ArrivalClient = withMessages(Arrival);

function Arrival({timeZone, delivery, t}: Props) {
  const today = useBrowserValue(() => dayInZone(new Date(), timeZone), null);
  const [soonest, latest] = delivery;
  if (today === null) return <li>{t("product.arrivesWithin", {soonest, latest})}</li>;
  return (
    <li>{t("product.arrives", {range: formatDayRange(deliveryDays(today, delivery), t.formatLocale)})}</li>
  );
}
