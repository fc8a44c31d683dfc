import "server-only";
import {accountWords} from "@/client/parts/account-words";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";

export function platformsWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...accountWords(context),
    ...pickWords(locale, "common", ["cancel"]),
    ...pickWords(locale, "account", ["connected", "expired", "disconnect"]),
    ...pickWords(locale, "platforms", ["intro", "empty", "notConnected", "unsupported"]),
    ...pickWords(locale, "platforms", ["activitiesIn", "activitiesOut", "activitiesBoth"]),
    ...pickWords(locale, "platforms", ["workoutsIn", "workoutsOut", "workoutsBoth"]),
    ...pickWords(locale, "platforms", ["lastSync", "neverSynced"]),
    ...pickWords(locale, "platforms", ["faultQuota", "faultUnreachable", "faultRefused", "faultBadAnswer"]),
    ...pickWords(locale, "platforms", ["connect", "reconnect", "connecting", "connectedNow"]),
    ...pickWords(locale, "platforms", ["disconnectedNow", "confirmTitle", "confirmText"]),
    ...pickWords(locale, "platforms", ["denied", "failed", "tooLate", "linkedElsewhere", "unavailable"]),
    ...pickWords(locale, "platforms", ["offer", "offerOver", "offerKnown"]),
  };
}
export type PlatformsWords = ReturnType<typeof platformsWords>;
