import {z} from "zod";
import type {LiveQuery} from "../../live-query/live-query.ts";

const orEmpty = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

const block = z.looseObject({
  _key: z.string().optional(),
  style: z.string().nullish(),
  listItem: z.string().nullish(),
  level: z.number().nullish(),
  children: z
    .array(z.looseObject({text: z.string().nullish(), marks: z.array(z.string()).nullish()}))
    .nullish(),
  markDefs: z.array(z.looseObject({_type: z.string()})).nullish(),
});

const clause = z.object({
  _key: z.string(),
  anchor: orEmpty,
  aliases: z
    .array(z.string())
    .nullish()
    .transform((aliases) => aliases ?? null),
  title: orEmpty,
  body: z.array(block).nullish(),
});

const override = clause.extend({
  mode: z
    .string()
    .nullish()
    .transform((mode) => mode ?? "replace"),
  after: z
    .string()
    .nullish()
    .transform((after) => after ?? null),
  reason: z.string().nullish(),
});

// A text may be half written: whatever it lacks is as good as empty.
const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

const words = z.object({
  _id: orEmpty,
  locale: orEmpty,
  title: orEmpty,
  summary: list(block),
  clauses: list(clause),
  overrides: list(override),
});

export type ClauseWords = z.infer<typeof clause>;
export type ClauseOverrideWords = z.infer<typeof override>;
export type TextWords = z.infer<typeof words>;

const EMPTY: TextWords = {_id: "", locale: "", title: "", summary: [], clauses: [], overrides: []};

export const readWords = (document: unknown): TextWords => words.safeParse(document).data ?? EMPTY;

export const textsOfVersions = (
  versions: readonly string[],
): LiveQuery<(TextWords & {version: string})[]> => ({
  query: '*[_type == "legalText" && version._ref in $versions]{..., "version": version._ref}',
  params: {versions},
  listen: '*[_type == "legalText" && version._ref in $versions]',
  perspective: "drafts",
  schema: z.array(words.extend({version: z.string()})),
});
