import type {Dossier} from "../dossier.ts";
import type {Override, TextParts} from "../legal-documents.ts";
import {byLanguage, nameDay, nameLanguage} from "../words.ts";

/** A scope's own words build on one exact version for all regions, and hit its clauses. */
export function overlayConditions({version, texts, base}: Dossier): string[] {
  if (version.scope === "base") return [];
  if (!base) return ["Choose the version for all regions that this one builds on."];
  if (base.version.effectiveFrom > version.effectiveFrom) {
    const {label, effectiveFrom} = base.version;
    return [`Version ${label}, which this one builds on, takes effect later, on ${nameDay(effectiveFrom)}.`];
  }
  return texts.toSorted(byLanguage).flatMap((text) => textProblems(text, base.texts));
}

function textProblems(text: TextParts, baseTexts: readonly TextParts[]): string[] {
  const language = nameLanguage(text.locale);
  const ground = baseTexts.find(({locale}) => locale === text.locale);
  if (!ground) return [`The version this one builds on has no ${language} text.`];
  const anchors = new Set(ground.clauses.map(({anchor}) => anchor));
  return text.overrides.flatMap((override) => overrideProblem(override, anchors, language) ?? []);
}

function overrideProblem({mode, anchor, after}: Override, anchors: ReadonlySet<string>, language: string) {
  if (mode !== "add") {
    if (anchors.has(anchor)) return null;
    return `The ${language} difference “${anchor}” names a clause that the version it builds on does not have.`;
  }
  if (anchors.has(anchor))
    return `The ${language} text adds “${anchor}”, which is there already. Replace it instead.`;
  if (!after || anchors.has(after)) return null;
  return `The ${language} clause “${anchor}” is to follow “${after}”, which is not there.`;
}
