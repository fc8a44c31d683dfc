"use client";

import {useEffect, useState} from "react";

interface Props {
  readonly expiresAt: string;
  readonly locale: string;
  /** Words with `{time}` in the place of what is left. */
  readonly expires: string;
  readonly expired: string;
}

const MINUTE_MS = 60_000;

/** Counts down the minutes of a preview link. Empty until the browser, which has the clock, takes over. */
export function ExpiryClient({expiresAt, locale, expires, expired}: Props) {
  const [minutesLeft, setMinutesLeft] = useState<number | null>(null);
  useEffect(() => {
    const update = () => setMinutesLeft(Math.ceil((Date.parse(expiresAt) - Date.now()) / MINUTE_MS));
    update();
    const timer = setInterval(update, MINUTE_MS);
    return () => clearInterval(timer);
  }, [expiresAt]);
  if (minutesLeft === null) return null;
  return <p>{minutesLeft > 0 ? expires.replace("{time}", durationOf(minutesLeft, locale)) : expired}</p>;
}

function durationOf(minutes: number, locale: string): string {
  const [value, unit] = minutes >= 120 ? [Math.floor(minutes / 60), "hour"] : [minutes, "minute"];
  return new Intl.NumberFormat(locale, {style: "unit", unit, unitDisplay: "long"}).format(value);
}
