import type {Activity} from "@gradus/backend/contract/activities";
import {dateFormat} from "@/lib/format/intl";
import {measureWords} from "@/lib/format/measure-words";
import type {EditContext} from "./edit-form";

/** "Morning run, 07:51, 10.20 km, Pod" */
export function recordingWords(run: Activity, {format, t}: Pick<EditContext, "format" | "t">): string {
  const {name, start_time, utc_offset, distance, device_info} = run;
  const localStart = new Date(Date.parse(start_time) + utc_offset * 1000);
  const time = dateFormat(t.formatLocale, {timeStyle: "short", timeZone: "UTC"}).format(localStart);
  const facts = [
    name,
    time,
    distance === null ? null : measureWords(format.distance(distance)),
    device_info?.name,
  ];
  return facts.filter(Boolean).join(", ");
}
