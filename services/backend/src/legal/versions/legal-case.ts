import type {ContentApi} from "../../core/content/content-api.ts";
import {overlaysOf} from "./conditions/coverage-conditions.ts";
import {type Dossier, loadDossier, publishedId} from "./dossier.ts";
import {listLegalEvents, type RecordedEvent} from "./legal-events.ts";
import type {Notary} from "./notary.ts";
import {type VersionStatus, versionStatusOf} from "./version-status.ts";

export interface LegalDeps {
  readonly content: ContentApi;
  readonly notary: Notary;
  readonly now: () => Date;
}

export interface LegalCase {
  readonly dossier: Dossier;
  readonly events: readonly RecordedEvent[];
  readonly status: VersionStatus;
  readonly now: Date;
}

export async function openCase({content, notary, now}: LegalDeps, id: string): Promise<LegalCase> {
  const dossier = await loadDossier(content, id);
  const events = await listLegalEvents(notary, id);
  const at = now();
  return {dossier, events, status: versionStatusOf(dossier, events, at), now: at};
}

export async function listApprovedOverlays(deps: LegalDeps, dossier: Dossier): Promise<ReadonlySet<string>> {
  if (dossier.version.scope !== "base") return new Set();
  const open = overlaysOf(dossier).filter(({sealed}) => !sealed);
  const ids = open.map(({_id}) => publishedId(_id));
  const cases = await Promise.all(ids.map((id) => openCase(deps, id)));
  return new Set(ids.filter((_, index) => cases[index]?.status.state === "approved"));
}
