import {definePlugin} from "sanity";
import {useScheduleBadge} from "./schedule/schedule-badge.ts";
import {ScheduleHost} from "./schedule/schedule-host.tsx";
import {scheduleActions} from "./schedule/schedule-release-action.tsx";

export const releasesPlugin = definePlugin({
  name: "gradus-releases",
  document: {badges: (badges) => [...badges, useScheduleBadge]},
  releases: {actions: (actions, {release}) => [...actions, ...scheduleActions(release)]},
  studio: {components: {layout: ScheduleHost}},
});
