/** How much one run of a query may cost; the lake has one thread, and everyone else waits for it. */
export interface QueryLimits {
  readonly ms: number;
  /** Documents and list items looked at. */
  readonly visits: number;
  /** Values newly created and held in memory until the run ends. */
  readonly built: number;
  /** Characters of the result, about as many as it has as JSON. */
  readonly resultChars: number;
}

export interface EngineLimits {
  readonly person: QueryLimits;
  readonly anonymous: QueryLimits;
  /** For one document, and while a write waits. */
  readonly listener: QueryLimits;
}

const MILLION = 1_000_000;

export const DEFAULT_LIMITS: EngineLimits = {
  person: {ms: 5000, visits: 20 * MILLION, built: 4 * MILLION, resultChars: 64 * MILLION},
  anonymous: {ms: 2000, visits: 5 * MILLION, built: MILLION, resultChars: 32 * MILLION},
  listener: {ms: 2000, visits: MILLION / 2, built: MILLION / 10, resultChars: MILLION},
};

const NO_LIMITS: QueryLimits = {
  ms: Number.POSITIVE_INFINITY,
  visits: Number.POSITIVE_INFINITY,
  built: Number.POSITIVE_INFINITY,
  resultChars: Number.POSITIVE_INFINITY,
};

/** Ends a run that costs too much; the engine turns it into a `QueryError`. */
export class BudgetExceeded extends Error {}

/** Between two looks at the clock; loops pay for the rest with one subtraction. */
const STRIDE = 100;

/** What is left of a run's limits. Loops spend from it, whatever makes new values builds from it. */
export class Budget {
  readonly #limits: QueryLimits;
  readonly #clock: () => number;
  readonly #startedAt: number;
  #untilCheck = STRIDE;
  #visits = 0;
  #built = 0;

  /** `clock` counts milliseconds and never goes back. */
  constructor(limits: QueryLimits, clock: () => number) {
    this.#limits = limits;
    this.#clock = clock;
    this.#startedAt = clock();
  }

  spend(visits = 1): void {
    this.#untilCheck -= visits;
    if (this.#untilCheck < 0) this.#check();
  }

  build(values = 1): void {
    this.#built += values;
    if (this.#built > this.#limits.built) throw exceeded("builds more than", this.#limits.built, "values");
    this.spend(values);
  }

  /** Throws when a finished result is too large to send. */
  checkResult(chars: number): void {
    const {resultChars} = this.#limits;
    if (chars > resultChars) throw exceeded("has a result of more than", resultChars, "characters");
  }

  #check(): void {
    const {ms, visits} = this.#limits;
    this.#visits += STRIDE - this.#untilCheck;
    this.#untilCheck = STRIDE;
    if (this.#visits > visits) throw exceeded("looks at more than", visits, "values");
    if (this.#clock() - this.#startedAt > ms) throw exceeded("took longer than", ms / 1000, "seconds");
  }
}

/** For conditions that the lake itself states, such as grants. */
export const UNLIMITED = new Budget(NO_LIMITS, () => 0);

function exceeded(does: string, limit: number, unit: string): BudgetExceeded {
  return new BudgetExceeded(`The query ${does} ${limit.toLocaleString("en")} ${unit} and was stopped`);
}

const CHARS_PER_VALUE = 64;

/** What a value takes by itself, without what is inside it: short texts and numbers take nothing. */
export function weightOf(value: unknown): number {
  if (typeof value === "string") return Math.trunc(value.length / CHARS_PER_VALUE);
  if (typeof value !== "object" || value === null) return 0;
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}
