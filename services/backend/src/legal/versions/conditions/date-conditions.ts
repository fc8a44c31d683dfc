import {dayInZone} from "@gradus/schemas/zoned-time";
import {addDays} from "@gradus/training/numbers/days";
import {earliestDay, latestDay} from "../calendar.ts";
import type {Dossier} from "../dossier.ts";
import {nameDay, nameRegions} from "../words.ts";

export interface Announcement {
  /**
   * The day of the announcement to users. By default the first day that is today in any region where the version
   * applies.
   */
  readonly announcedOn: string;
  readonly shortNoticeReason: string | null;
}

type DatedVersion = Pick<Dossier, "version" | "regions">;

/** The day it is today wherever the words apply, at the latest. */
export function defaultAnnouncedOn({regions}: Pick<Dossier, "regions">, now: Date): string {
  return earliestDay(regions.map(({timeZone}) => dayInZone(now, timeZone)));
}

/** Nothing begins in the past of any region, and a material change gives the notice each region promises. */
export function dateConditions(dossier: DatedVersion, announcing: Announcement, now: Date): string[] {
  const {version, regions} = dossier;
  if (version.effectiveFrom === "") return [];
  const startedRegions = regions.filter(({timeZone}) => dayInZone(now, timeZone) > version.effectiveFrom);
  if (startedRegions.length > 0) {
    const where = nameRegions(startedRegions.map(({region}) => region));
    return [
      `${nameDay(version.effectiveFrom)} is over in ${where}. Words cannot apply to the past: choose a later day.`,
    ];
  }
  return [...announcementProblems(dossier, announcing, now), ...noticeProblems(dossier, announcing, now)];
}

function announcementProblems(
  {version, regions}: DatedVersion,
  {announcedOn}: Announcement,
  now: Date,
): string[] {
  if (announcedOn < defaultAnnouncedOn({regions}, now)) {
    return ["The day of the announcement is over. People cannot have been told yesterday."];
  }
  if (announcedOn <= version.effectiveFrom) return [];
  return ["The announcement would come after the words take effect. Announce them before that day."];
}

function noticeProblems(
  {version, regions}: DatedVersion,
  {announcedOn, shortNoticeReason}: Announcement,
  now: Date,
): string[] {
  if (version.changeKind !== "material" || shortNoticeReason) return [];
  const promises = regions.map(({region, timeZone, legal}) => {
    const announcementDay = latestDay([dayInZone(now, timeZone), announcedOn]);
    return {region, days: legal.noticeDays, earliest: addDays(announcementDay, legal.noticeDays)};
  });
  const broken = promises.filter(({earliest}) => earliest > version.effectiveFrom);
  if (broken.length === 0) return [];
  const days = Math.max(...broken.map((promise) => promise.days));
  const earliest = nameDay(latestDay(broken.map((promise) => promise.earliest)));
  const where =
    broken.length === regions.length ? "" : ` in ${nameRegions(broken.map(({region}) => region))}`;
  return [
    `A material change needs ${days} days of notice${where}, so ${earliest} is the first possible day. Choose a later day or say in writing why the notice is shorter.`,
  ];
}
