export interface FailedItem {
  readonly index: number;
  readonly error: {readonly type: string; readonly description: string; readonly [detail: string]: unknown};
}

/** An outcome the client is meant to see. `status` and `wireError` leave the server; `cause` only reaches the log. */
export class LakeError extends Error {
  override readonly name: string = "LakeError";
  readonly status: number;
  /** The `error` field of the reply: a short name with a message, or the structured form. */
  readonly wireError: string | Readonly<Record<string, unknown>>;

  constructor(status: number, wireError: LakeError["wireError"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.wireError = wireError;
  }
}

export const badRequest = (message: string, options?: ErrorOptions) =>
  new LakeError(400, "Bad Request", message, options);
export const unauthorized = (message: string) => new LakeError(401, "Unauthorized", message);
export const forbidden = (message: string) => new LakeError(403, "Forbidden", message);
export const notFound = (message: string) => new LakeError(404, "Not Found", message);

/** A mutation or action that has the wrong shape; nothing was tried. */
export function malformed(kind: "mutationParseError" | "validationError", description: string): LakeError {
  return new LakeError(400, {type: kind, description}, description);
}

/** A step that is well formed but refused by the state of the dataset or the caller's rights. */
export class StepRefused extends Error {
  override readonly name = "StepRefused";
  readonly status: number;
  readonly item: FailedItem["error"];

  constructor(status: number, type: string, description: string, details: Record<string, unknown> = {}) {
    super(description);
    this.status = status;
    this.item = {type, description, ...details};
  }
}

/**
 * A whole transaction refused because of one of its steps. When the caller lacks the right for an action, the top
 * level of the error reports it: the Studio looks there when it tries a release action to decide whether to offer it.
 */
export function transactionRefused(
  kind: "mutationError" | "actionError",
  index: number,
  refusal: StepRefused,
): LakeError {
  const subject = kind === "mutationError" ? "mutation(s)" : "action(s)";
  const description = `The ${subject} failed: ${refusal.message}`;
  const items: FailedItem[] = [{index, error: refusal.item}];
  const type = kind === "actionError" && refusal.status === 403 ? refusal.item.type : kind;
  return new LakeError(refusal.status, {type, description, items}, description);
}
