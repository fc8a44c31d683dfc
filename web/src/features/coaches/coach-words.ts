import type {Coach, CoachPlan, CoachProfile} from "@gradus/backend/contract/coaches";
import type {Translator} from "@/lib/messages";
import type {Choice} from "@/ui/form/select-field";

type Value<T extends string> = Readonly<Record<T, string>>;

/** The words for what a coach offers. The browser receives these, not the catalogue. */
export interface OfferWords {
  readonly distance: Value<Coach["distances"][number]>;
  readonly triathlon: Value<Coach["triathlon"][number]>;
  readonly run_preferences: Value<Coach["run_preferences"][number]>;
  readonly platforms: Value<Coach["platforms"][number]>;
  readonly price: Value<Coach["price_band"]>;
  readonly in_person: string;
  readonly accepting: string;
  readonly full: string;
}

export function offerWords(t: Translator): OfferWords {
  return {
    distance: {
      short: t("coaches.distanceShort"),
      long: t("coaches.distanceLong"),
      ultra: t("coaches.distanceUltra"),
    },
    triathlon: {
      sprint: t("coaches.triSprint"),
      olympic: t("coaches.triOlympic"),
      half_ironman: t("coaches.triHalf"),
      ironman: t("coaches.triFull"),
    },
    run_preferences: {
      road: t("coaches.prefRoad"),
      trail: t("coaches.prefTrail"),
      track: t("coaches.prefTrack"),
      treadmill: t("coaches.prefTreadmill"),
      ultra: t("coaches.prefUltra"),
      beginner: t("coaches.prefBeginner"),
    },
    platforms: {
      final_surge: t("coaches.platformFinalSurge"),
      powercenter: t("coaches.platformPowercenter"),
      training_peaks: t("coaches.platformTrainingPeaks"),
      two_peak: t("coaches.platformTwoPeak"),
    },
    price: {
      low: t("coaches.priceLow"),
      middle: t("coaches.priceMiddle"),
      high: t("coaches.priceHigh"),
    },
    in_person: t("coaches.inPerson"),
    accepting: t("coaches.accepting"),
    full: t("coaches.full"),
  };
}

/** The words of a table of values as the choices of a field. */
export function choicesOf(words: Readonly<Record<string, string>>): Choice[] {
  return Object.entries(words).map(([value, label]) => ({value, label}));
}

export function specialityWords(t: Translator): Value<CoachProfile["specialities"][number]> {
  return {
    first_race: t("coaches.specFirstRace"),
    marathon_pacing: t("coaches.specMarathonPacing"),
    critical_power: t("coaches.specCriticalPower"),
    hills: t("coaches.specHills"),
    long_trails: t("coaches.specLongTrails"),
    return_from_injury: t("coaches.specReturnFromInjury"),
    masters: t("coaches.specMasters"),
    speed: t("coaches.specSpeed"),
    triathlon_run: t("coaches.specTriathlonRun"),
    busy_weeks: t("coaches.specBusyWeeks"),
  };
}

export function goalWords(t: Translator): Value<CoachPlan["goal"]> {
  return {
    "5k": t("coaches.plan5k"),
    "10k": t("coaches.plan10k"),
    half_marathon: t("coaches.planHalfMarathon"),
    marathon: t("coaches.planMarathon"),
    ultra: t("coaches.planUltra"),
    triathlon: t("coaches.planTriathlon"),
  };
}
