import {CalendarIcon} from "@sanity/icons/Calendar";
import {useState} from "react";
import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  getDraftId,
  getReleaseIdFromReleaseDocumentId,
  getVersionFromId,
  isCardinalityOneRelease,
  RELEASES_STUDIO_CLIENT_OPTIONS,
  useActiveReleases,
  useClient,
  useDocumentVersions,
  useSingleDocRelease,
  useValidationStatus,
} from "sanity";
import {firstMarketIn} from "../../region-time/first-market.ts";
import {ScheduleDialog} from "./schedule-dialog.tsx";
import {scheduleDraft} from "./schedule-draft.ts";

/** In place of the Studio's own dialog, which does not know regions: the same scheduled draft, on a region's clock. */
export const useScheduleDraftAction: DocumentActionComponent = ({
  id,
  type,
  draft,
}): DocumentActionDescription | null => {
  const client = useClient(RELEASES_STUDIO_CLIENT_OPTIONS);
  const {onSetScheduledDraftPerspective} = useSingleDocRelease();
  const obstacle = useObstacle(id, type);
  const [isOpen, setOpen] = useState(false);
  if (!draft) return null;
  const draftId = getDraftId(id);
  const schedule = async (instant: Date) => {
    onSetScheduledDraftPerspective(await scheduleDraft(client, {publishedId: id, draftId, instant}));
  };
  return {
    icon: CalendarIcon,
    label: "Schedule publishing",
    title: obstacle ?? "Publishes this draft by itself at a time you choose",
    disabled: obstacle !== null,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: "custom",
      component: (
        <ScheduleDialog
          title="Schedule publishing"
          region={firstMarketIn(draft.locale).region}
          current={null}
          ids={[id]}
          release={null}
          onSchedule={schedule}
          onClose={() => setOpen(false)}
        />
      ),
    },
  };
};
useScheduleDraftAction.action = "schedule";
useScheduleDraftAction.displayName = "ScheduleDraftAction";

/** Why the draft cannot be scheduled, in words, or null. */
function useObstacle(id: string, type: string): string | null {
  const {validation} = useValidationStatus(getDraftId(id), type, true);
  const {data: releases} = useActiveReleases();
  const {data: versions} = useDocumentVersions({documentId: id});
  if (validation.some(({level}) => level === "error")) return "Mend what is marked in red first.";
  const names = new Set(versions.map((version) => getVersionFromId(version)));
  const isScheduled = releases.some(
    (release) =>
      isCardinalityOneRelease(release) && names.has(getReleaseIdFromReleaseDocumentId(release._id)),
  );
  return isScheduled ? "This document is scheduled already." : null;
}
