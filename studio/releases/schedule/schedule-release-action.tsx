import {CalendarIcon} from "@sanity/icons/Calendar";
import {useContext} from "react";
import {
  getPublishedId,
  getReleaseIdFromReleaseDocumentId,
  type ReleaseActionComponent,
  type ReleaseActionProps,
} from "sanity";
import {ScheduleContext} from "./schedule-host.tsx";

const useScheduleReleaseAction: ReleaseActionComponent = ({release, documents}) => {
  const open = useContext(ScheduleContext);
  const isScheduled = release.state === "scheduled";
  const hasErrors = documents.some(({validation}) => validation.hasError);
  const canSchedule = release.state === "active" || isScheduled;
  return {
    label: isScheduled ? "Change time in a region" : "Schedule in a region",
    icon: CalendarIcon,
    disabled: !canSchedule || hasErrors || documents.length === 0,
    title: hasErrors ? "Mend the documents that are marked in red first." : null,
    onHandle: () =>
      open({
        releaseId: getReleaseIdFromReleaseDocumentId(release._id),
        title: release.metadata.title || "Untitled release",
        isScheduled,
        current: release.publishAt ?? release.metadata.intendedPublishAt ?? null,
        ids: documents.map(({document}) => getPublishedId(document._id)),
      }),
  };
};
useScheduleReleaseAction.displayName = "ScheduleReleaseAction";

/** A scheduled draft has its own action. */
export const scheduleActions = (
  release: ReleaseActionProps["release"] | undefined,
): ReleaseActionComponent[] => (release?.metadata.cardinality === "one" ? [] : [useScheduleReleaseAction]);
