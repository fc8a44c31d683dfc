import type {Platform} from "@gradus/backend/contract/platforms";
import {fill} from "@/client/messages/fill";
import type {PlatformsWords} from "./platforms-words";

/** Where somebody stands with a platform, in one sentence. */
export function stateWords(
  {name, state, last_error, supported_in_region}: Platform,
  words: PlatformsWords,
): string {
  const fault =
    last_error &&
    {
      quota: words.faultQuota,
      unreachable: words.faultUnreachable,
      refused: words.faultRefused,
      bad_answer: words.faultBadAnswer,
    }[last_error.code];
  if (state === "error") return fill(fault ?? words.connected, {platform: name});
  if (state === "expired") return words.expired;
  if (state === "connected") return words.connected;
  return supported_in_region ? words.notConnected : words.unsupported;
}

/** What travels, and which way: a sentence for each. */
export function flowWords({name, flows}: Platform, words: PlatformsWords): string[] {
  const activities = {
    in: words.activitiesIn,
    out: words.activitiesOut,
    both: words.activitiesBoth,
    none: null,
  };
  const workouts = {in: words.workoutsIn, out: words.workoutsOut, both: words.workoutsBoth, none: null};
  return [activities[flows.activities], workouts[flows.workouts]]
    .filter((sentence) => sentence !== null)
    .map((sentence) => fill(sentence, {platform: name}));
}

/** When something was exchanged last; null where nothing is connected. */
export function syncWords({state, last_sync_at}: Platform, words: PlatformsWords): string | null {
  if (state === "none") return null;
  if (last_sync_at === null) return words.neverSynced;
  const moment = new Intl.DateTimeFormat(words.form.format, {dateStyle: "medium", timeStyle: "short"});
  return fill(words.lastSync, {date: moment.format(new Date(last_sync_at))});
}
