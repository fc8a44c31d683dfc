import type {Platform} from "@gradus/backend/contract/platforms";
import type {PlatformsTranslator} from "./platforms-messages";

const FAULTS = {
  quota: "platforms.faultQuota",
  unreachable: "platforms.faultUnreachable",
  refused: "platforms.faultRefused",
  bad_answer: "platforms.faultBadAnswer",
} as const;

const ACTIVITIES = {
  in: "platforms.activitiesIn",
  out: "platforms.activitiesOut",
  both: "platforms.activitiesBoth",
  none: null,
} as const;

const WORKOUTS = {
  in: "platforms.workoutsIn",
  out: "platforms.workoutsOut",
  both: "platforms.workoutsBoth",
  none: null,
} as const;

export function stateWords(
  {name, state, last_error, supported_in_region}: Platform,
  t: PlatformsTranslator,
): string {
  if (state === "error")
    return t(last_error ? FAULTS[last_error.code] : "account.connected", {platform: name});
  if (state === "expired") return t("account.expired");
  if (state === "connected") return t("account.connected");
  return supported_in_region ? t("platforms.notConnected") : t("platforms.unsupported");
}

export function flowWords({name, flows}: Platform, t: PlatformsTranslator): string[] {
  return [ACTIVITIES[flows.activities], WORKOUTS[flows.workouts]]
    .filter((key) => key !== null)
    .map((key) => t(key, {platform: name}));
}

/** When something was exchanged last; null where nothing is connected. */
export function syncWords({state, last_sync_at}: Platform, t: PlatformsTranslator): string | null {
  if (state === "none") return null;
  if (last_sync_at === null) return t("platforms.neverSynced");
  const moment = new Intl.DateTimeFormat(t.formatLocale, {dateStyle: "medium", timeStyle: "short"});
  return t("platforms.lastSync", {date: moment.format(new Date(last_sync_at))});
}

const DELIVERY = {waiting: "platforms.deliveryWaiting", sent: "platforms.deliverySent"} as const;

const REFUSALS = {
  permission: "platforms.deliveryForbidden",
  unsupported: "platforms.deliveryUnsupported",
  other: "platforms.deliveryRefused",
} as const;

/** Whether the workouts of the next days have got there, and what to do where not; null where none go. */
export function deliveryWords({name, delivery}: Platform, t: PlatformsTranslator): string | null {
  if (delivery === null) return null;
  const key = delivery.state === "refused" ? REFUSALS[delivery.refusal] : DELIVERY[delivery.state];
  return t(key, {platform: name, count: delivery.count});
}

/** Whether workouts stay here until their owner allows more there. */
export const isForbidden = ({delivery}: Platform) =>
  delivery?.state === "refused" && delivery.refusal === "permission";
