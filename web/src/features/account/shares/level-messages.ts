import type {ShareLevel} from "@gradus/backend/contract/share-values";
import type {KeyIn} from "@/i18n/message-types";

/** Each level by name, as who gives it reads it, and as who has it does. */
export const LEVEL_MESSAGES = {
  summary: {name: "shares.nameSummary", shows: "shares.levelSummary", sees: "shares.seesSummary"},
  activities: {name: "shares.nameActivities", shows: "shares.levelActivities", sees: "shares.seesActivities"},
  plan: {name: "shares.namePlan", shows: "shares.levelPlan", sees: "shares.seesPlan"},
  coach: {name: "shares.nameCoach", shows: "shares.levelCoach", sees: "shares.seesCoach"},
} as const satisfies Record<ShareLevel, Record<"name" | "shows" | "sees", KeyIn<"shares">>>;
