/** An application as it is being written: every field as its control holds it. */
export interface Draft {
  readonly name: string;
  readonly email: string;
  readonly country: string;
  readonly languages: readonly string[];
  readonly experience_years: string;
  readonly credentials: string;
  readonly link: string;
  readonly distances: readonly string[];
  readonly triathlon: readonly string[];
  readonly in_person: boolean;
  readonly run_preferences: readonly string[];
  readonly platforms: readonly string[];
  readonly price_band: string;
  readonly message: string;
  readonly privacy: boolean;
}
export type DraftField = keyof Draft;

export const EMPTY_DRAFT: Draft = {
  name: "",
  email: "",
  country: "",
  languages: [],
  experience_years: "",
  credentials: "",
  link: "",
  distances: [],
  triathlon: [],
  in_person: false,
  run_preferences: [],
  platforms: [],
  price_band: "middle",
  message: "",
  privacy: false,
};

/** Which fields each step asks for, in the order of the steps. */
export const STEP_FIELDS = [
  ["name", "email", "country", "languages"],
  ["experience_years", "credentials", "link"],
  ["distances", "triathlon", "in_person", "run_preferences", "platforms", "price_band"],
  ["message", "privacy"],
] as const satisfies readonly (readonly DraftField[])[];
export const STEPS = STEP_FIELDS.length;

const OPTIONAL: ReadonlySet<DraftField> = new Set(["link", "triathlon", "in_person", "run_preferences"]);

/** What is still missing in a step, by the codes of the backend. Whether the rest is right, the backend says. */
export function missingIn(draft: Draft, step: number): Record<string, string> {
  const missing = (STEP_FIELDS[step] ?? []).filter((field) => !OPTIONAL.has(field) && isEmpty(draft[field]));
  return Object.fromEntries(missing.map((field) => [field, codeOf(field)]));
}

function isEmpty(value: Draft[DraftField]) {
  if (typeof value === "boolean") return !value;
  return typeof value === "string" ? value.trim() === "" : value.length === 0;
}

function codeOf(field: DraftField) {
  if (field === "email") return "email_required";
  return field === "privacy" ? "privacy_required" : "required";
}

/** The first step that holds one of these fields: where a refusal sends the writer back to. */
export function stepOf(fields: readonly string[]): number {
  const step = STEP_FIELDS.findIndex((own) => own.some((field) => fields.includes(field)));
  return step < 0 ? STEPS - 1 : step;
}

/** The draft as the backend takes it. */
export function toBody(draft: Draft) {
  const years = draft.experience_years.trim();
  return {
    ...draft,
    experience_years: years === "" ? null : Number(years),
    link: draft.link.trim() || null,
  };
}

/** Reads a draft this device has kept. What does not fit, of an older form or damaged, starts empty. */
export function parseDraft(saved: string | null): Draft {
  const kept = parseRecord(saved);
  const entries = Object.entries(EMPTY_DRAFT).map(([field, empty]) => {
    const value = kept[field];
    return [field, isLike(value, empty) ? value : empty];
  });
  // The agreement is given anew each time.
  return {...EMPTY_DRAFT, ...Object.fromEntries(entries), privacy: false};
}

function isLike(value: unknown, empty: unknown) {
  if (!Array.isArray(empty)) return typeof value === typeof empty;
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

function parseRecord(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? {...value} : {};
  } catch {
    return {};
  }
}
