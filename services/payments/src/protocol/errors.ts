/** The outcomes the API has words for, with the status each travels under. */
const STATUS = {
  invalid_request_error: 400,
  card_error: 402,
  idempotency_error: 400,
  rate_limit_error: 429,
  authentication_error: 401,
  api_error: 500,
} as const;

export type ErrorType = keyof typeof STATUS;

export interface ErrorFacts {
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly payment_intent?: unknown;
  readonly status?: 400 | 401 | 402 | 404 | 409 | 429 | 500;
}

export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly type: ErrorType;
  readonly facts: ErrorFacts;

  constructor(type: ErrorType, message: string, facts: ErrorFacts = {}) {
    super(message);
    this.type = type;
    this.facts = facts;
  }

  get status() {
    return this.facts.status ?? STATUS[this.type];
  }

  /** The SDK takes an answer for an error when it has this key, whatever its status. */
  toBody() {
    const {status: _, ...facts} = this.facts;
    const type = this.type === "authentication_error" ? "invalid_request_error" : this.type;
    return {error: {type, message: this.message, ...facts}};
  }
}

/** A request that contradicts itself or the state of the shop. */
export function refuse(message: string, param?: string, code?: string): never {
  throw new ApiError("invalid_request_error", message, {...(param && {param}), ...(code && {code})});
}

export function missing(kind: string, id: string, param = "id"): never {
  throw new ApiError("invalid_request_error", `No such ${kind}: '${id}'`, {
    code: "resource_missing",
    param,
    status: 404,
  });
}
