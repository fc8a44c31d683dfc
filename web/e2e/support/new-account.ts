import {type APIRequestContext, expect} from "@playwright/test";
import {z} from "zod";
import {env} from "./env.ts";
import {createNewcomer, type Newcomer} from "./sign-up.ts";

const refusal = z.object({err: z.object({current: z.array(z.record(z.string(), z.string()))})});
const UNKNOWN_WORDS = {version: "unknown", text_id: "unknown", content_hash: ""};

/** A German account of the story's own, made as the pages make it; its address is not proven yet. */
export async function createAccount(
  request: APIRequestContext,
  name: string,
  overrides: Partial<Newcomer> = {},
  /** Other answers for the form, where they differ from the defaults. */
  answers: Readonly<Record<string, string>> = {},
): Promise<Newcomer> {
  const newcomer = {...createNewcomer(name), ...overrides};
  const agreeTo = (words: object) =>
    request.post(`${env.SITE_URL}/b/users`, {
      data: {
        ...profileOf(newcomer),
        ...answers,
        privacy_agreement: {kind: "privacy", ...words, accepted: true},
      },
    });
  // The refusal names the words that apply.
  const {err} = refusal.parse(await (await agreeTo(UNKNOWN_WORDS)).json());
  expect((await agreeTo(err.current[0] ?? {})).status()).toBe(201);
  return newcomer;
}

function profileOf({userName, email, password}: Newcomer) {
  return {
    user_name: userName,
    email,
    password,
    first_name: "Lea",
    last_name: "Lauf",
    date_of_birth: {day: 4, month: 5, year: 1990},
    gender: "not_stated",
    height_cm: 170,
    weight_kg: 60,
    goal_race: {kind: "none"},
    timezone: "Europe/Berlin",
    distance_unit: "km",
    temperature_unit: "c",
    region: "de",
    locale: "de",
  };
}
