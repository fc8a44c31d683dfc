import type {SignUpBody} from "../../contract/accounts.ts";
import {requireUncommon} from "../../core/crypto/password-policy.ts";
import {AppError} from "../../core/errors.ts";
import {requireMarket} from "../../core/http/require-market.ts";
import type {Email} from "../../core/mail/parse-email.ts";
import {preferencesFor} from "../account/default-preferences.ts";
import {requireAge, requireDay, requireUpcomingRace} from "../account/person-rules.ts";
import {isReserved, normUserName} from "../account/reserved-names.ts";

export type NewPerson = ReturnType<typeof requireNewPerson>;

export function requireNewPerson(body: SignUpBody, email: Email, now: Date) {
  const {user_name, timezone, goal_race, gender, first_name, last_name, height_cm, weight_kg} = body;
  const {region, locale} = requireMarket(body);
  const date_of_birth = requireDay(body.date_of_birth);
  requireAge(date_of_birth, region, timezone, now);
  requireUpcomingRace(goal_race, timezone, now);
  const password = requirePassword(body);
  if (password !== null) requireUncommon(password, {user_name, email: email.address});
  const user_name_norm = normUserName(user_name);
  if (isReserved(user_name_norm)) throw new AppError("user_name_taken", "This user name is reserved");
  const {distance_unit, temperature_unit, weight_unit, marketing_opt_in: wantsNews = false} = body;
  const units = {distance_unit, temperature_unit, ...(weight_unit && {weight_unit})};
  return {
    password,
    wantsNews,
    account: {user_name, user_name_norm, region, locale},
    profile: {
      first_name,
      last_name,
      timezone,
      date_of_birth,
      gender,
      height_cm,
      weight_kg,
      goal_race,
      preferences: preferencesFor(region, units, wantsNews),
    },
  };
}

/** A sign-up with a provider's ticket needs no password. */
function requirePassword({password, signup_ticket}: SignUpBody) {
  if (password !== undefined) return password;
  if (signup_ticket !== undefined) return null;
  throw new AppError("invalid", "This is required. Enter a password.", {
    field_errors: {password: "password_required"},
  });
}
