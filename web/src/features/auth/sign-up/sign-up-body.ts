import type {SignUpBody} from "@gradus/backend/contract/accounts";
import type {AgreedDocument} from "@gradus/backend/contract/agreements";
import type {MarketParams} from "@gradus/schemas/markets";
import {goalRaceOf} from "@/client/forms/goal-race";
import {zoneOf} from "@/client/forms/timezones";
import {heightCm, isImperial, weightKg} from "./body-measures";
import type {SignUpData} from "./sign-up-data";

interface Extra {
  readonly market: MarketParams;
  /** A password, or the provider's ticket that replaces it. */
  readonly proof: {readonly password: string} | {readonly signup_ticket: string};
  readonly agreement: AgreedDocument;
}

const GENDERS = ["female", "male", "non_binary", "not_stated"] as const;

/** Call it with data whose every step is complete. */
export function signUpBody(data: SignUpData, {market, proof, agreement}: Extra): SignUpBody {
  return {
    user_name: data.user_name ?? "",
    email: (data.email ?? "").trim(),
    ...proof,
    first_name: (data.first_name ?? "").trim(),
    last_name: (data.last_name ?? "").trim(),
    timezone: zoneOf(data.timezone ?? "") ?? "",
    distance_unit: data.distance_unit === "mi" ? "mi" : "km",
    temperature_unit: data.temperature_unit === "f" ? "f" : "c",
    weight_unit: isImperial(data) ? "lb" : "kg",
    goal_race: goalRaceOf(data),
    date_of_birth: {day: Number(data.day), month: Number(data.month), year: Number(data.year)},
    gender: GENDERS.find((gender) => gender === data.gender) ?? "not_stated",
    height_cm: heightCm(data),
    weight_kg: weightKg(data),
    privacy_agreement: {...agreement, accepted: true},
    marketing_opt_in: data.marketing === "on",
    region: market.region,
    locale: market.locale,
  };
}
