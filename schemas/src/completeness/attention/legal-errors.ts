import {LEGAL_SCOPES} from "../../fields/options.ts";
import {textAt, titleOf} from "../content-document.ts";
import type {ContentSnapshot} from "../content-snapshot.ts";
import type {LegalVersionRow} from "../legal-rows.ts";
import {type AttentionItem, dayFrom, lastChangeDay, locationIn} from "./attention-item.ts";

const versionName = ({legal}: ContentSnapshot, {kind, label}: LegalVersionRow) =>
  `${legal.documents.find((document) => document.kind === kind)?.title ?? kind} ${label}`;

/** A region's own text that is based on a version that is not sealed, or on one that a newer version has superseded. */
export function overlaysWithoutBase(snapshot: ContentSnapshot): AttentionItem[] {
  const {versions} = snapshot.legal;
  return newestOverlays(snapshot).flatMap((overlay) => {
    const base = versions.find(({id}) => id === overlay.baseId);
    const newer = versions.find(
      (version) =>
        version.kind === overlay.kind &&
        version.scope === "base" &&
        version.isSealed &&
        version.effectiveFrom > (base?.effectiveFrom ?? ""),
    );
    if (base?.isSealed && !newer) return [];
    const document = snapshot.published.find(({_id}) => _id === overlay.id);
    if (!document) return [];
    const scope = LEGAL_SCOPES.find(({value}) => value === overlay.scope)?.title ?? overlay.scope;
    const message =
      base?.isSealed && newer
        ? `${versionName(snapshot, newer)} has no words for: ${scope}. Visitors there keep ${versionName(snapshot, base)}.`
        : `${versionName(snapshot, overlay)} builds on a version that is not sealed.`;
    const location = {...locationIn(document), title: versionName(snapshot, overlay)};
    return [
      {
        id: `overlay:${overlay.id}`,
        message,
        location,
        day: newer?.announcedOn ?? null,
        action: "Write the overlay",
      },
    ];
  });
}

function newestOverlays({legal}: ContentSnapshot): LegalVersionRow[] {
  const overlays = legal.versions.filter(({scope, isSealed}) => scope !== "base" && isSealed);
  const byScope = Map.groupBy(overlays, ({kind, scope}) => `${kind} ${scope}`);
  return [...byScope.values()].map((list) =>
    list.reduce((newest, version) => (version.effectiveFrom > newest.effectiveFrom ? version : newest)),
  );
}

export function alteredSealedTexts({published, alteredTexts}: ContentSnapshot): AttentionItem[] {
  return published
    .filter(({_id}) => alteredTexts.has(_id))
    .map((text) => ({
      id: `seal:${text._id}`,
      message: "The text is no longer the one that was sealed. The site shows the notarised words instead.",
      location: {...locationIn(text), title: `${titleOf(text)} (${textAt(text, "locale") ?? "?"})`},
      day: lastChangeDay(text),
      action: "Compare with the notary",
    }));
}

export function missingRequiredLanguages(snapshot: ContentSnapshot): AttentionItem[] {
  const {versions, texts, regions, documents} = snapshot.legal;
  return versions
    .filter(({isSealed, effectiveFrom}) => !isSealed || effectiveFrom > dayFrom(snapshot.now))
    .flatMap((version) => {
      const reached = regions.filter(({scope}) => version.scope === "base" || scope === version.scope);
      const required = new Set(reached.flatMap(({requiredLocales}) => requiredLocales));
      for (const {versionId, locale} of texts) if (versionId === version.id) required.delete(locale);
      const document = [...snapshot.drafts, ...snapshot.published].find(({_id}) => _id.endsWith(version.id));
      if (required.size === 0 || !document || !documents.some(({kind}) => kind === version.kind)) return [];
      const list = new Intl.ListFormat("en").format([...required].sort());
      const message = `${versionName(snapshot, version)} has no text in: ${list}. It cannot be announced without.`;
      const location = {...locationIn(document), title: versionName(snapshot, version)};
      return [
        {
          id: `required:${version.id}`,
          message,
          location,
          day: lastChangeDay(document),
          action: "Create the texts",
        },
      ];
    });
}
