import {z} from "zod";

const MOVES = ["review", "approve", "return", "seal", "withdraw"] as const;
export type Move = (typeof MOVES)[number];

const status = z.object({
  version: z.string(),
  state: z.enum([
    "draft",
    "inReview",
    "approved",
    "announced",
    "inForce",
    "superseded",
    "withdrawnBeforeEffect",
  ]),
  /** The fingerprint of the words as they are now. */
  seal: z.string(),
  approvals: z.array(
    z.object({by: z.string(), role: z.string(), at: z.string(), comment: z.string().nullish()}),
  ),
  conditions: z.array(z.string()),
  moves: z.array(z.enum(MOVES)),
});

export type LegalStatus = z.infer<typeof status>;

export const statusReply = z.object({data: status}).transform(({data}) => data);

const refusal = z.object({
  err: z.object({code: z.string(), message: z.string(), conditions: z.array(z.string()).optional()}),
});

export class RefusalError extends Error {
  readonly code: string;
  readonly conditions: readonly string[];

  constructor(code: string, message: string, conditions: readonly string[] = []) {
    super(message);
    this.name = "Refused";
    this.code = code;
    this.conditions = conditions;
  }
}

/** The refusal in a reply; a generic error if the reply does not contain one. */
export function readRefusal(httpStatus: number, body: unknown): RefusalError {
  const parsed = refusal.safeParse(body);
  if (!parsed.success)
    return new RefusalError("unexpected", `The legal service answered ${httpStatus}. Try again.`);
  const {code, message, conditions} = parsed.data.err;
  return new RefusalError(code, message, conditions);
}
