import {createContext, useState} from "react";
import {type LayoutProps, RELEASES_STUDIO_CLIENT_OPTIONS, useClient} from "sanity";
import {firstMarketIn} from "../../region-time/first-market.ts";
import {ScheduleDialog} from "./schedule-dialog.tsx";
import {scheduleRelease} from "./schedule-draft.ts";

export interface ReleaseToSchedule {
  readonly releaseId: string;
  readonly title: string;
  readonly isScheduled: boolean;
  /** The time it has or is meant to have. */
  readonly current: string | null;
  /** Published ids of its documents. */
  readonly ids: readonly string[];
}

/** Opens the dialog. An action of a release may only act: its dialog needs a place above all tools. */
export const ScheduleContext = createContext<(release: ReleaseToSchedule) => void>(() => {});

/**
 * The Studio's own way to schedule a release reads the time on the editor's clock. It cannot be configured away, and
 * its button in the bar has the name of the one that takes a release off the schedule, which stays.
 */
const WITHOUT_OWN_SCHEDULE = `
  [data-testid="schedule-button-menu-item"],
  [data-testid="schedule-button"]:has([data-sanity-icon="clock"]) { display: none !important; }
`;

export function ScheduleHost(props: LayoutProps) {
  const [release, setRelease] = useState<ReleaseToSchedule | null>(null);
  return (
    <ScheduleContext value={setRelease}>
      <style>{WITHOUT_OWN_SCHEDULE}</style>
      {props.renderDefault(props)}
      {release && <ReleaseDialog release={release} onClose={() => setRelease(null)} />}
    </ScheduleContext>
  );
}

function ReleaseDialog({release, onClose}: {release: ReleaseToSchedule; onClose: () => void}) {
  const client = useClient(RELEASES_STUDIO_CLIENT_OPTIONS);
  const {releaseId, title, isScheduled, current, ids} = release;
  return (
    <ScheduleDialog
      title={`Schedule “${title}”`}
      region={firstMarketIn(navigator.language.slice(0, 2)).region}
      current={current === null ? null : new Date(current)}
      ids={ids}
      release={releaseId}
      onSchedule={(instant) => scheduleRelease(client, {releaseId, isScheduled, instant})}
      onClose={onClose}
    />
  );
}
