import {readSeed} from "@gradus/content-lake/seed-reader";
import {pino} from "pino";
import type {Db} from "../src/core/db/db.ts";
import {notariseAll} from "../src/legal/versions/notarise.ts";
import {createNotary} from "../src/legal/versions/notary.ts";
import {startLegalStack} from "./legal-lake.ts";

const hashes = new Map(readSeed().map(({_id, contentHash}) => [_id, String(contentHash)]));

/** The privacy policy that applies everywhere on 21 November 2026, or another version of it. */
export function privacy(locale = "de", version = "legal-privacy-base-20260901") {
  const text_id = `${version}-${locale}`;
  return {kind: "privacy", version, text_id, content_hash: hashes.get(text_id) ?? ""};
}

export const SIGN_UP = {
  user_name: "Lea.Lauf",
  email: "lea@example.com",
  password: "über sieben Brücken",
  first_name: "Lea",
  last_name: "Müller-O’Neill",
  timezone: "Europe/Berlin",
  distance_unit: "km",
  temperature_unit: "c",
  goal_race: {kind: "half_marathon", date: "2027-04-04", name: "Berlin"},
  date_of_birth: {day: 29, month: 2, year: 2000},
  gender: "female",
  height_cm: 168.5,
  weight_kg: 58,
  privacy_agreement: {...privacy(), accepted: true},
  region: "de",
  locale: "de",
};

/** A backend that knows which legal words apply, as signing up needs. */
export async function startSignUpStack(db: Db) {
  const stack = await startLegalStack(db);
  const notary = createNotary({db, now: stack.now});
  const logger = pino({level: "silent"});
  await notariseAll({content: stack.content, notary, now: stack.now, logger});
  return stack;
}
