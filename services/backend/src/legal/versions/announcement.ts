import {takesEffect, versionOn, versionsOfRegion} from "@gradus/schemas/legal/versions-of-region";
import {LOCALES, type Locale, REGIONS} from "@gradus/schemas/markets";
import {addDays} from "@gradus/training/numbers/days";
import type {Mutation} from "@sanity/client";
import type {Dossier} from "./dossier.ts";

const SENTENCES: Readonly<Record<Locale, (title: string, day: string) => string>> = {
  en: (title, day) => `${title}: a new version applies from ${day}.`,
  de: (title, day) => `${title}: Ab ${day} gilt eine neue Fassung.`,
  fr: (title, day) => `${title}\u00a0: une nouvelle version s’applique à partir du ${day}.`,
  es: (title, day) => `${title}: una nueva versión se aplica a partir del ${day}.`,
};

const LABELS = {
  _type: "localizedString",
  en: "See what changes",
  de: "Änderungen ansehen",
  fr: "Voir les changements",
  es: "Ver los cambios",
};

const ANNOUNCED_KINDS: ReadonlySet<string> = new Set(["material", "clarifying"]);

export function announcementId({version}: Pick<Dossier, "version">): string {
  return `announcement-legal-${version.kind}-${version.scope}-${version.effectiveFrom}`;
}

export function announcementFor(dossier: Dossier, announcedOn: string): Mutation[] {
  const {version, document} = dossier;
  const isToCome = version.effectiveFrom > announcedOn;
  if (!document || !isToCome || !ANNOUNCED_KINDS.has(version.changeKind)) return [];
  const sentences = LOCALES.map((locale) => {
    const title = document.title[locale] ?? document.title.en ?? document.kind;
    return [locale, SENTENCES[locale](title, dayIn(locale, version.effectiveFrom))];
  });
  return [
    {
      createOrReplace: {
        _id: announcementId(dossier),
        _type: "announcement",
        kind: "legalChange",
        document: version.kind,
        showFrom: announcedOn,
        // On the day itself nothing is to come any more.
        showTo: addDays(version.effectiveFrom, -1),
        text: {_type: "localizedString", ...Object.fromEntries(sentences)},
        action: {_type: "localizedAction", label: LABELS, path: comparePath(dossier)},
        targeting: targeting(dossier),
        dismissible: true,
      },
    },
  ];
}

const FORMATS: Readonly<Record<Locale, string>> = {en: "en-GB", de: "de", fr: "fr", es: "es"};

function dayIn(locale: Locale, day: string) {
  const format = new Intl.DateTimeFormat(FORMATS[locale], {dateStyle: "long", timeZone: "UTC"});
  const written = format.format(new Date(day));
  // French counts the first of a month as an ordinal, which the format does not know.
  return locale === "fr" ? written.replace(/^1 /, "1er ") : written;
}

function comparePath({version, siblings, document, regions}: Dossier) {
  const path = document?.path ?? "";
  const concerned = regions.find(({legal}) => legal.scope === version.scope);
  if (!concerned) return path;
  const sealed = versionsOfRegion(
    siblings.filter((sibling) => sibling.sealed),
    {region: concerned.region, scope: version.scope},
  );
  const before = versionOn(sealed, addDays(version.effectiveFrom, -1));
  return before ? `${path}/compare?from=${before.effectiveFrom}&to=${version.effectiveFrom}` : path;
}

/** Only regions that move with this version: one with words of its own waits for those. */
function targeting({version, siblings, regions}: Dossier) {
  const own = new Set(
    siblings.filter((sibling) => sibling.sealed && takesEffect(sibling)).map(({scope}) => scope),
  );
  const moved = regions
    .filter(
      ({legal}) =>
        legal.scope === version.scope || !own.has(legal.scope) || version.noDifference.includes(legal.scope),
    )
    .map(({region}) => region);
  const isAll = REGIONS.every((region) => moved.includes(region));
  return {_type: "targeting", mode: isAll ? "all" : "only", regions: isAll ? [] : moved.sort()};
}
