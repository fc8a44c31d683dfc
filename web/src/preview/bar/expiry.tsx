import {useLocale} from "next-intl";
import {useEffect, useState} from "react";
import type {BarTranslator} from "./bar-messages";

interface Props {
  readonly expiresAt: string;
  readonly t: BarTranslator;
}

const MINUTE_MS = 60_000;

/** Empty until the browser, which has the clock, takes over. */
export function Expiry({expiresAt, t}: Props) {
  const locale = useLocale();
  const [minutesLeft, setMinutesLeft] = useState<number | null>(null);
  useEffect(() => {
    const update = () => setMinutesLeft(Math.ceil((Date.parse(expiresAt) - Date.now()) / MINUTE_MS));
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, [expiresAt]);
  if (minutesLeft === null) return null;
  if (minutesLeft <= 0) return <p>{t("preview.expired")}</p>;
  return <p>{t("preview.expires", {time: durationOf(minutesLeft, locale)})}</p>;
}

function durationOf(minutes: number, locale: string): string {
  const [value, unit] = minutes >= 120 ? [Math.floor(minutes / 60), "hour"] : [minutes, "minute"];
  return new Intl.NumberFormat(locale, {style: "unit", unit, unitDisplay: "long"}).format(value);
}
