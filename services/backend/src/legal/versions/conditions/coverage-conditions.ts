import {takesEffect} from "@gradus/schemas/legal/versions-of-region";
import type {Dossier} from "../dossier.ts";
import {publishedId} from "../dossier.ts";
import {nameScope} from "../words.ts";

/** Ids of the versions other scopes have prepared on top of this one. */
export function overlaysOf({id, siblings}: Pick<Dossier, "id" | "siblings">) {
  return siblings.filter((sibling) => sibling.base?._ref === id && takesEffect(sibling));
}

/**
 * A version for all regions goes out only when every scope with words of its own has settled what becomes of them:
 * by an approved version on top of this one, or by a record that it needs none.
 */
export function coverageConditions(dossier: Dossier, approved: ReadonlySet<string>): string[] {
  const {version, siblings} = dossier;
  if (version.scope !== "base") return [];
  const own = siblings.filter(
    (sibling) => sibling.scope !== "base" && sibling.sealed && takesEffect(sibling),
  );
  const scopes = [...new Set(own.map(({scope}) => scope))].sort();
  return scopes
    .filter((scope) => !version.noDifference.includes(scope))
    .flatMap((scope) => scopeProblem(dossier, scope, approved) ?? []);
}

function scopeProblem(dossier: Dossier, scope: string, approved: ReadonlySet<string>): string | null {
  const name = nameScope(scope);
  const overlays = overlaysOf(dossier).filter((overlay) => overlay.scope === scope);
  if (overlays.length === 0) {
    return `The scope “${name}” has words of its own. Create its version on top of this one, or record that it needs none.`;
  }
  if (overlays.some((overlay) => overlay.sealed || approved.has(publishedId(overlay._id)))) return null;
  return `The version for “${name}” on top of this one is not approved yet. It must be, before this one is announced.`;
}

/** Words of a scope's own cannot be sealed before the words they build on. */
export function baseConditions({version, base}: Dossier): string[] {
  if (version.scope === "base" || !base || base.version.sealed) return [];
  return [`Version ${base.version.label}, which this one builds on, is not sealed yet. Seal it first.`];
}
