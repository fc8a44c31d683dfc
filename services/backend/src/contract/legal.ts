import {z} from "zod";

const LEGAL_STATES = [
  "draft",
  "inReview",
  "approved",
  "announced",
  "inForce",
  "superseded",
  "withdrawnBeforeEffect",
] as const;
export type LegalState = (typeof LEGAL_STATES)[number];

const LEGAL_MOVES = ["review", "approve", "return", "seal", "withdraw"] as const;
export type LegalMove = (typeof LEGAL_MOVES)[number];

const versionId = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/, "The published id of a legal version");
const seal = z.string().min(1).max(100);
const remark = z.string().trim().max(2_000);
const reason = remark.min(1);
const day = z.iso.date();

const legalApproval = z.object({
  by: z.string(),
  role: z.enum(["reviewer", "publisher"]),
  at: z.string(),
  comment: z.string().nullable(),
});

export const legalStatus = z.object({
  version: z.string(),
  state: z.enum(LEGAL_STATES),
  /** The fingerprint of the words as they are now. A move that names another is refused. */
  seal: z.string(),
  /** Only those that count for the present words. */
  approvals: z.array(legalApproval),
  /** What stops the next move, in English sentences to show as they are. */
  conditions: z.array(z.string()),
  /** The moves open to the caller now; a condition can still prevent one. */
  moves: z.array(z.enum(LEGAL_MOVES)),
});
export type LegalStatus = z.infer<typeof legalStatus>;

export const versionParams = z.object({id: versionId});
export const reviewBody = z.strictObject({version: versionId});
export const approveBody = z.strictObject({version: versionId, seal, comment: remark.optional()});
export const returnBody = z.strictObject({version: versionId, reason});
export const withdrawBody = z.strictObject({version: versionId, reason});
export const sealBody = z.strictObject({
  version: versionId,
  expectedSeal: seal,
  /** The day users are notified. Unset: today. */
  announcedOn: day.optional(),
  /** Why a material change comes sooner than the notice a region promises. Kept with the version. */
  shortNoticeReason: reason.optional(),
});

export const evidenceQuery = z.object({
  kind: z.string(),
  region: z.string(),
  date: day,
});

export const notarisedText = z.object({
  /** The words as they were sealed, with their tokens. */
  text: z.record(z.string(), z.unknown()),
  /** What the tokens stood for by region when the version was sealed. */
  values: z.record(z.string(), z.object({provider: z.string(), supportEmail: z.string()})),
});

/** What was recorded of a version when it was sealed: one text a language, and the fingerprint of its words. */
export const notarisedVersion = z.object({
  version: z.string(),
  seal: z.string(),
  texts: z.array(z.object({id: z.string(), locale: z.string(), hash: z.string()})),
});
