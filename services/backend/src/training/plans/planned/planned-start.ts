import {momentOf} from "@gradus/schemas/zoned-time";

/** The moment of a local day and time in a zone: where clocks jump over it the one after, where twice the first. */
export function plannedStart(day: string, time: string | null, timeZone: string): Date | null {
  if (time === null) return null;
  const moment = momentOf(`${day}T${time}`, timeZone);
  if (!moment) throw new Error(`"${day} ${time}" is no moment`);
  return moment.instant;
}
