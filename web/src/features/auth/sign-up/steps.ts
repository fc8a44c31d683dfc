/** The sign-up pages in order. The first is unnumbered and requests the credentials; the other five are the steps. */
export const STEPS = ["credentials", "name", "timezone", "units-and-goals", "others", "finished"] as const;
export type Step = (typeof STEPS)[number];

export const STEP_COUNT = STEPS.length - 1;

export const STEP_FIELDS = {
  credentials: ["user_name", "email", "password"],
  name: ["first_name", "last_name"],
  timezone: ["timezone"],
  "units-and-goals": ["distance_unit", "temperature_unit", "goal_kind", "goal_date", "goal_name"],
  others: [
    "day",
    "month",
    "year",
    "gender",
    "body_units",
    "height_cm",
    "height_ft",
    "height_in",
    "weight_kg",
    "weight_lb",
    "password",
    "privacy",
    "marketing",
  ],
  finished: [],
} as const satisfies Record<Step, readonly string[]>;

export type StepField<S extends Step = Step> = (typeof STEP_FIELDS)[S][number];

export const stepNumber = (step: Step) => STEPS.indexOf(step);
export const stepPath = (step: Step) => (step === "credentials" ? "/sign-up" : `/sign-up/${step}`);
export const stepAfter = (step: Step): Step => STEPS[stepNumber(step) + 1] ?? "finished";
export const stepBefore = (step: Step): Step => STEPS[stepNumber(step) - 1] ?? "credentials";
