import {z} from "zod";
import {sealedRegion} from "./sealed-regions.ts";

const reference = z.looseObject({_ref: z.string()});
const marks = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? []);

const block = z.looseObject({
  _type: z.string(),
  listItem: z.string().nullish(),
  level: z.number().nullish(),
  children: z
    .array(z.looseObject({text: z.string().default(""), marks}))
    .nullish()
    .transform((value) => value ?? []),
  markDefs: z
    .array(z.looseObject({_key: z.string(), _type: z.string()}))
    .nullish()
    .transform((value) => value ?? []),
});
export type Block = z.infer<typeof block>;

const body = z
  .array(block)
  .nullish()
  .transform((value) => value ?? []);
const words = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? "");
const anchors = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? []);

const clause = z.looseObject({
  _key: z.string().default(""),
  anchor: words,
  aliases: anchors,
  title: words,
  body,
});
const override = z.looseObject({
  ...clause.shape,
  mode: z.string().default(""),
  after: z.string().nullish(),
  reason: words,
});
export type Clause = z.infer<typeof clause>;
export type Override = z.infer<typeof override>;

/** Drafts may lack any of these parts. */
export const textParts = z.looseObject({
  _id: z.string(),
  locale: z.string().default(""),
  title: words,
  summary: body,
  clauses: z
    .array(clause)
    .nullish()
    .transform((value) => value ?? []),
  overrides: z
    .array(override)
    .nullish()
    .transform((value) => value ?? []),
});
export type TextParts = z.infer<typeof textParts>;

/** A document as the lake has it. Fingerprints are made of this, never of a parsed copy. */
export const storedDocument = z.looseObject({_id: z.string(), _type: z.string(), _rev: z.string()});
export type StoredDocument = z.infer<typeof storedDocument>;

const approval = z.looseObject({by: z.string(), role: z.string(), at: z.string(), seal: z.string()});
const logged = z.looseObject({event: z.string(), by: z.string(), at: z.string(), note: z.string().nullish()});

export const versionParts = z.looseObject({
  _id: z.string(),
  kind: words,
  scope: words,
  label: words,
  effectiveFrom: words,
  announcedOn: z.string().nullish(),
  changeKind: words,
  state: z.string().nullish(),
  sealed: z.boolean().nullish(),
  seal: z.string().nullish(),
  author: words,
  document: reference.nullish(),
  base: reference.nullish(),
  previous: reference.nullish(),
  noDifference: anchors,
  regions: z.array(sealedRegion).nullish(),
  approvals: z
    .array(approval)
    .nullish()
    .transform((value) => value ?? []),
  log: z
    .array(logged)
    .nullish()
    .transform((value) => value ?? []),
});
export type VersionParts = z.infer<typeof versionParts>;

export const documentParts = z.looseObject({
  _id: z.string(),
  kind: z.string(),
  path: z.string(),
  title: z.record(z.string(), z.string()),
});
export type DocumentParts = z.infer<typeof documentParts>;
