import {StepRefused} from "../errors.ts";
import type {DocumentChange, LakeDocument} from "../types.ts";

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 30;
/** A link is made before it is stored, by a clock that may be ahead of ours. */
const LENIENCE_MS = 60_000;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

type Find = (id: string) => LakeDocument | null | undefined;

/**
 * A viewer with a share link sees unpublished content, so a forgotten link must expire: at the latest 30 days after it
 * was made, and never later than its first expiry date. A link shows documents or an existing release; any other
 * perspective would expose all of the content.
 */
export function refuseEndlessLink({id, before, after}: DocumentChange, find: Find, now: Date): void {
  if (before?._type === "shareLink") requireEarlierEnd(id, before, now);
  if (after?._type !== "shareLink") return;
  const earlier = before?._type === "shareLink" ? before : null;
  if (after.expires !== earlier?.expires) requireEnd(id, after.expires, latestEnd(earlier, now));
  if (after.release !== undefined && after.release !== earlier?.release)
    requireRelease(id, after.release, find);
  if (after.at !== undefined && after.at !== earlier?.at) requireInstant(id, after.at);
}

/** Taking a link back is the last word: its maker may not bring back what a publisher ended, by whatever change. */
function requireEarlierEnd(id: string, {revoked, expires}: LakeDocument, now: Date): void {
  if (revoked !== true || Date.parse(String(expires)) <= now.getTime()) return;
  throw refused(id, "A share link that was taken back never works again; make another one");
}

function requireInstant(id: string, at: unknown): void {
  if (typeof at === "string" && INSTANT.test(at) && !Number.isNaN(Date.parse(at))) return;
  throw refused(id, `A share link shows the site at an instant, and "${String(at)}" is none`);
}

function latestEnd(earlier: LakeDocument | null, now: Date): number {
  const latest = now.getTime() + LONGEST_DAYS * DAY_MS + LENIENCE_MS;
  return earlier?.expires === undefined ? latest : Math.min(latest, Date.parse(String(earlier.expires)));
}

function requireEnd(id: string, expires: unknown, latest: number): void {
  if (typeof expires === "string" && Date.parse(expires) <= latest) return;
  const description = `A share link works for ${LONGEST_DAYS} days at most, and is not made longer afterwards`;
  throw refused(id, description);
}

function requireRelease(id: string, name: unknown, find: Find): void {
  if (typeof name === "string" && find(`_.releases.${name}`)) return;
  throw refused(id, `A share link shows documents or a release, and "${String(name)}" is no release`);
}

function refused(id: string, description: string): StepRefused {
  return new StepRefused(403, "insufficientPermissionsError", description, {id, permission: "update"});
}
