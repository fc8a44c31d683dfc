import {z} from "zod";
import type {LiveQuery} from "../../live-query/live-query.ts";
import {type Loadable, mapLoadable} from "../../live-query/loadable.ts";
import {useLiveQuery} from "../../live-query/use-live-query.ts";
import {sealedLaw} from "./region-laws.ts";

const text = z.object({
  _id: z.string(),
  locale: z.string(),
  title: z.string().nullable(),
  effectiveFrom: z.string().nullable(),
});

const version = z
  .object({
    _id: z.string(),
    kind: z.string(),
    scope: z.string(),
    title: z.string().nullable(),
    label: z.string().nullable(),
    state: z.string().nullable(),
    sealed: z.boolean(),
    seal: z.string().nullable(),
    effectiveFrom: z.string().nullable(),
    announcedOn: z.string().nullable(),
    changeKind: z.string().nullable(),
    author: z.string().nullable(),
    base: z.string().nullable(),
    previous: z.string().nullable(),
    noDifference: z.array(z.string()),
    regions: z.array(sealedLaw).nullable(),
    texts: z.array(text),
  })
  .transform(({_id, ...fields}) => ({id: _id, ...fields}));

export type Version = z.infer<typeof version>;

const FIELDS = `
  _id, kind, scope, "title": document->title.en, label, state, "sealed": sealed == true, seal, effectiveFrom,
  announcedOn, changeKind, author, "base": base._ref, "previous": previous._ref,
  "noDifference": coalesce(noDifference, []),
  regions[]{region, scope, bindingLocale, "requiredLocales": coalesce(requiredLocales, []), timeZone},
  "texts": *[_type == "legalText" && version._ref == ^._id] | order(locale asc){
    _id, locale, title, effectiveFrom
  }`;

/** Drafts included. There are few versions, so all who need some of them share one stream. */
export const allVersions: LiveQuery<Version[]> = {
  query: `*[_type == "legalVersion"] | order(effectiveFrom desc){${FIELDS}}`,
  listen: '*[_type in ["legalVersion", "legalText", "legalDocument"]]',
  perspective: "drafts",
  schema: z.array(version),
};

export const ofKind = (versions: readonly Version[], kind: string): Version[] =>
  versions.filter((version) => version.kind === kind);

/** Without a document no query is sent. */
export function useVersions(kind: string | null): Loadable<Version[]> {
  const all = useLiveQuery(kind === null ? null : allVersions);
  return mapLoadable(all, (versions) => ofKind(versions, kind ?? ""));
}
