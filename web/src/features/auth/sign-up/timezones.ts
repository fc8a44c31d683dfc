import type {Choice} from "@/ui/form/select-field";

/** Every zone the browser knows, with cities as people write them. */
export function timezoneChoices(own: string): Choice[] {
  const zones = new Set([own, ...Intl.supportedValuesOf("timeZone")]);
  return [...zones]
    .sort()
    .map((zone) => ({value: zone, label: zone.replaceAll("_", " ").replaceAll("/", " / ")}));
}

export function ownTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The time of day in a zone. */
export function timeIn(timeZone: string, now: Date, format: string): string {
  return new Intl.DateTimeFormat(format, {timeZone, timeStyle: "short"}).format(now);
}
