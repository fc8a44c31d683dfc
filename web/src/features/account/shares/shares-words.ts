import "server-only";
import {SHARE_LIMITS} from "@gradus/backend/contract/share-values";
import {thingWords} from "@/client/parts/thing-words";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";

const KEYS = [
  ...(["given", "received", "noneGiven", "noneReceived", "waiting", "since", "until", "offers"] as const),
  ...(["accept", "decline", "acceptThing", "declineThing", "accepted", "declined"] as const),
  ...(["stopGiven", "stopReceived", "stop", "stopped", "level", "changeLevel"] as const),
  ...(["message", "send", "sending", "sent", "self", "exists", "confirmFirst"] as const),
] as const;

export function sharesWords(context: PageContext) {
  const {t, market} = context;
  const {locale} = market;
  return {
    ...thingWords(context),
    ...pickWords(locale, "account", ["shareInvite", "shareRemove"]),
    ...pickWords(locale, "auth", ["email"]),
    ...pickWords(locale, "signup", ["verifyEmail"]),
    ...pickWords(locale, "shares", KEYS),
    messageHint: t("shares.messageHint", {max: SHARE_LIMITS.message}),
    limit: t("shares.limit", {max: SHARE_LIMITS.given}),
    levels: levelWords(context),
  };
}
export type SharesWords = ReturnType<typeof sharesWords>;

/** Each level by name, as who gives it reads it, and as who has it does. */
function levelWords({t}: PageContext) {
  return {
    summary: {name: t("shares.nameSummary"), shows: t("shares.levelSummary"), sees: t("shares.seesSummary")},
    activities: {
      ...{name: t("shares.nameActivities"), shows: t("shares.levelActivities")},
      sees: t("shares.seesActivities"),
    },
    plan: {name: t("shares.namePlan"), shows: t("shares.levelPlan"), sees: t("shares.seesPlan")},
    coach: {name: t("shares.nameCoach"), shows: t("shares.levelCoach"), sees: t("shares.seesCoach")},
  };
}
