import type {DocumentActionComponent} from "sanity";
import {LEGAL_TYPES} from "../legal/legal-types.ts";
import {useScheduleDraftAction} from "./schedule/schedule-draft-action.tsx";

interface Context {
  readonly schemaType: string;
  readonly versionType?: string;
}

/**
 * Puts scheduling on the clock of a region. The Studio adds its own action after all plugins, so this has its place
 * in the configuration itself.
 */
export function scheduleInRegion(
  actions: DocumentActionComponent[],
  {schemaType, versionType}: Context,
): DocumentActionComponent[] {
  // Law takes effect by its own date and never joins a release.
  if (LEGAL_TYPES.includes(schemaType)) return actions.filter(({action}) => action !== "schedule");
  if (versionType !== "draft") return actions;
  return actions.map((action) => (action.action === "schedule" ? useScheduleDraftAction : action));
}
