import {
  DISTANCES,
  PLATFORMS,
  PRICE_BANDS,
  RUN_PREFERENCES,
  TRIATHLON,
} from "@gradus/backend/contract/coach-values";
import {parseNumber} from "@/client/forms/field-rules";
import {splitList} from "@/ui/form/form-state";

export const STEP_FIELDS = [
  ["name", "email", "country", "languages"],
  ["experience_years", "credentials", "link"],
  ["distances", "triathlon", "in_person", "run_preferences", "platforms", "price_band"],
  ["message", "privacy"],
] as const;
export const STEP_COUNT = STEP_FIELDS.length;

export const DRAFT_FIELDS = STEP_FIELDS.flat();
export type DraftField = (typeof DRAFT_FIELDS)[number];

export type Draft = Readonly<Record<DraftField, string>>;

const EMPTY = Object.fromEntries(DRAFT_FIELDS.map((field) => [field, ""])) as Draft;
export const EMPTY_DRAFT: Draft = {...EMPTY, price_band: "middle"};

export function firstStepWith(fields: readonly string[]): number {
  const step = STEP_FIELDS.findIndex((own) => own.some((field) => fields.includes(field)));
  return step < 0 ? STEP_COUNT - 1 : step;
}

export function toBody(draft: Draft) {
  const {name, email, country, credentials, message} = draft;
  return {
    name,
    email,
    country,
    credentials,
    message,
    languages: splitList(draft.languages),
    experience_years: parseNumber(draft.experience_years) ?? Number.NaN,
    link: parseLink(draft.link),
    distances: chosen(DISTANCES, draft.distances),
    triathlon: chosen(TRIATHLON, draft.triathlon),
    in_person: draft.in_person === "on",
    run_preferences: chosen(RUN_PREFERENCES, draft.run_preferences),
    platforms: chosen(PLATFORMS, draft.platforms),
    price_band: chosen(PRICE_BANDS, draft.price_band)[0] ?? "middle",
    privacy: draft.privacy === "on",
  };
}

function chosen<T extends string>(known: readonly T[], value: string): T[] {
  const values = splitList(value);
  return known.filter((one) => values.includes(one));
}

/** An address as people write it, with `https://` or without. Null when it is none. */
export function parseLink(text: string): string | null {
  const written = text.trim();
  const full = /^https?:\/\//i.test(written) ? written : `https://${written}`;
  return /^https?:\/\/[^\s/@]+\.[^\s/@]+(\/|$)/i.test(full) && URL.canParse(full) ? full : null;
}

/** Reads a draft stored on this device. Values that do not fit (outdated form, damaged data) become empty. */
export function parseDraft(saved: string | null): Draft {
  const record = parseRecord(saved);
  const entries = DRAFT_FIELDS.flatMap((field) => {
    const value = record[field];
    return typeof value === "string" ? [[field, value]] : [];
  });
  // The agreement is given anew each time.
  return {...EMPTY_DRAFT, ...Object.fromEntries(entries), privacy: ""};
}

function parseRecord(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? {...value} : {};
  } catch {
    return {};
  }
}
