import {isoDay} from "@gradus/schemas/days";
import type {DocumentBadgeComponent, DocumentBadgesResolver} from "sanity";
import {lastKnown} from "../../live-query/loadable.ts";
import {versionOf} from "../actions/version-of.ts";
import {useLegalStatus} from "../backend/legal-status.ts";
import {useVersions} from "../data/versions.ts";
import {VERSION_TYPES} from "../legal-types.ts";
import {badgeFor, DIFFERS_BADGE} from "../rules/version-badge.ts";
import {stateOn} from "../rules/version-state.ts";
import {useDiffersFromNotary} from "./use-differs-from-notary.ts";

/** Status of the version: as the backend reports it, or by its dates while the backend is unavailable. */
const StateBadge: DocumentBadgeComponent = (props) => {
  const id = versionOf(props);
  const kind = (props.draft ?? props.published)?.kind;
  const status = lastKnown(useLegalStatus(id));
  const versions = lastKnown(useVersions(typeof kind === "string" ? kind : null)) ?? [];
  const version = versions.find((candidate) => candidate.id === id);
  if (!version) return null;
  return badgeFor({
    state: status?.state ?? stateOn(version, versions, isoDay(new Date())),
    approvals: status?.approvals.length ?? 0,
    effectiveFrom: version.effectiveFrom,
  });
};

const NotaryBadge: DocumentBadgeComponent = (props) =>
  useDiffersFromNotary(versionOf(props)) ? DIFFERS_BADGE : null;

export const legalBadges: DocumentBadgesResolver = (badges, {schemaType}) =>
  VERSION_TYPES.includes(schemaType) ? [StateBadge, NotaryBadge] : badges;
