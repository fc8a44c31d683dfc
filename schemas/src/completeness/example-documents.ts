import type {ContentDocument} from "./content-document.ts";

export const page = (id: string, fields: Record<string, unknown> = {}): ContentDocument => {
  const [, slug = "", locale = "en"] = /^(?:drafts\.)?(.+)-(en|de|fr|es)$/.exec(id) ?? [];
  return {
    _id: id,
    _type: "landingPage",
    locale,
    translationGroup: slug,
    title: slug,
    slug: {current: slug},
    availability: {mode: "all"},
    ...fields,
  };
};

export const pages = (slug: string, ...locales: string[]) =>
  locales.map((locale) => page(`${slug}-${locale}`));

export const only = (...regions: string[]) => ({availability: {mode: "only", regions}});

export const region = (name: string, legal: Record<string, unknown> = {}): ContentDocument => ({
  _id: `region-${name}`,
  _type: "regionSettings",
  region: name,
  timeZone: "Europe/Berlin",
  legal: {scope: "base", bindingLocale: "en", requiredLocales: ["en"], noticeDays: 30, ...legal},
});

export const terms: ContentDocument = {
  _id: "legal-terms",
  _type: "legalDocument",
  kind: "terms",
  path: "/terms",
  title: {en: "Terms"},
};

export const version = (id: string, fields: Record<string, unknown> = {}): ContentDocument => ({
  _id: id,
  _type: "legalVersion",
  kind: "terms",
  scope: "base",
  label: "1.0",
  effectiveFrom: "2026-01-01",
  announcedOn: "2025-12-01",
  sealed: true,
  ...fields,
});

export const texts = (versionId: string, ...locales: string[]): ContentDocument[] =>
  locales.map((locale) => ({
    _id: `${versionId}-${locale}`,
    _type: "legalText",
    kind: "terms",
    version: {_ref: versionId},
    locale,
  }));
