import type {Coach, CoachPlan, CoachProfile} from "@gradus/backend/contract/coaches";
import type {KeyIn, Translator} from "@/i18n/message-types";
import type {Choice} from "@/ui/form/select-field";

type MessageOf<Value extends string> = Readonly<Record<Value, KeyIn<"coaches">>>;

export const DISTANCE_MESSAGES = {
  short: "coaches.distanceShort",
  long: "coaches.distanceLong",
  ultra: "coaches.distanceUltra",
} as const satisfies MessageOf<Coach["distances"][number]>;

export const TRIATHLON_MESSAGES = {
  sprint: "coaches.triSprint",
  olympic: "coaches.triOlympic",
  half_ironman: "coaches.triHalf",
  ironman: "coaches.triFull",
} as const satisfies MessageOf<Coach["triathlon"][number]>;

export const RUN_PREFERENCE_MESSAGES = {
  road: "coaches.prefRoad",
  trail: "coaches.prefTrail",
  track: "coaches.prefTrack",
  treadmill: "coaches.prefTreadmill",
  ultra: "coaches.prefUltra",
  beginner: "coaches.prefBeginner",
} as const satisfies MessageOf<Coach["run_preferences"][number]>;

export const PLATFORM_MESSAGES = {
  final_surge: "coaches.platformFinalSurge",
  powercenter: "coaches.platformPowercenter",
  training_peaks: "coaches.platformTrainingPeaks",
  two_peak: "coaches.platformTwoPeak",
} as const satisfies MessageOf<Coach["platforms"][number]>;

export const PRICE_MESSAGES = {
  low: "coaches.priceLow",
  middle: "coaches.priceMiddle",
  high: "coaches.priceHigh",
} as const satisfies MessageOf<Coach["price_band"]>;

export const SPECIALITY_MESSAGES = {
  first_race: "coaches.specFirstRace",
  marathon_pacing: "coaches.specMarathonPacing",
  critical_power: "coaches.specCriticalPower",
  hills: "coaches.specHills",
  long_trails: "coaches.specLongTrails",
  return_from_injury: "coaches.specReturnFromInjury",
  masters: "coaches.specMasters",
  speed: "coaches.specSpeed",
  triathlon_run: "coaches.specTriathlonRun",
  busy_weeks: "coaches.specBusyWeeks",
} as const satisfies MessageOf<CoachProfile["specialities"][number]>;

export const GOAL_MESSAGES = {
  "5k": "coaches.plan5k",
  "10k": "coaches.plan10k",
  half_marathon: "coaches.planHalfMarathon",
  marathon: "coaches.planMarathon",
  ultra: "coaches.planUltra",
  triathlon: "coaches.planTriathlon",
} as const satisfies MessageOf<CoachPlan["goal"]>;

export const OFFER_MESSAGES = [
  ...Object.values(DISTANCE_MESSAGES),
  ...Object.values(TRIATHLON_MESSAGES),
  ...Object.values(RUN_PREFERENCE_MESSAGES),
  ...Object.values(PLATFORM_MESSAGES),
  ...Object.values(PRICE_MESSAGES),
];

type OfferMessage = (typeof OFFER_MESSAGES)[number];

export function choicesOf(
  messages: Readonly<Record<string, OfferMessage>>,
  t: Translator<OfferMessage>,
): Choice[] {
  return Object.entries(messages).map(([value, key]) => ({value, label: t(key)}));
}
