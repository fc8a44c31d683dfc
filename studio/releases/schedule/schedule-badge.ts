import {
  type DocumentBadgeComponent,
  getReleaseIdFromReleaseDocumentId,
  getVersionFromId,
  useActiveReleases,
} from "sanity";
import {firstMarketIn} from "../../region-time/first-market.ts";
import {timeInWords} from "../../region-time/time-words.ts";
import {useRegionZones} from "../../region-time/use-region-zones.ts";

/** When a scheduled version goes live, on the clock of its language's region: the Studio's banner names only a day. */
export const useScheduleBadge: DocumentBadgeComponent = ({version}) => {
  const {data: releases} = useActiveReleases();
  const zones = useRegionZones();
  const name = version ? getVersionFromId(version._id) : undefined;
  const release = releases.find(({_id}) => getReleaseIdFromReleaseDocumentId(_id) === name);
  if (!version || !release?.publishAt || !zones) return null;
  const {region} = firstMarketIn(version.locale);
  return {
    label: `Live ${timeInWords(new Date(release.publishAt), zones[region])}`,
    title: "When this version goes live",
    color: "primary",
  };
};
