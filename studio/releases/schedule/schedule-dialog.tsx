import type {Region} from "@gradus/schemas/markets";
import {Box, Button, Card, Dialog, Flex, Stack, Text} from "@sanity/ui";
import {useToast} from "@sanity/ui/toast";
import {useState} from "react";
import {messageOf} from "../../dialogs/message-of.ts";
import {LoadableView} from "../../live-query/loadable-view.tsx";
import {useLiveQuery} from "../../live-query/use-live-query.ts";
import {
  type Hint,
  instantOf,
  nextMidnight,
  type RegionZones,
  regionTimeAt,
} from "../../region-time/region-time.ts";
import {RegionTimeInput} from "../../region-time/region-time-input.tsx";
import {useLoadableZones} from "../../region-time/use-region-zones.ts";
import {
  type ConcurrentChange,
  listConcurrentChanges,
  type Schedule,
} from "../concurrent-changes/concurrent-changes.ts";
import {type PlannedRow, plannedChanges} from "../concurrent-changes/planned-changes.ts";

interface Props extends Omit<Schedule, "instant"> {
  readonly title: string;
  /** Whose clock the time is first read on. */
  readonly region: Region;
  /** The time it is scheduled for already, or null. */
  readonly current: Date | null;
  /** Rejects with words to show when the content API refuses. */
  readonly onSchedule: (instant: Date) => Promise<void>;
  readonly onClose: () => void;
}

export function ScheduleDialog(props: Props) {
  const zones = useLoadableZones();
  return (
    <Dialog id="schedule-in-region" header={props.title} width={1} onClose={props.onClose}>
      <Box padding={4}>
        <LoadableView loaded={zones} margin={0} what="The clocks of the regions">
          {(known) => <ScheduleForm {...props} zones={known} />}
        </LoadableView>
      </Box>
    </Dialog>
  );
}

const PAST: Hint = {tone: "critical", text: "This time is over: everything would go live at once."};

function ScheduleForm({
  region,
  current,
  ids,
  release,
  zones,
  onSchedule,
  onClose,
}: Props & {zones: RegionZones}) {
  const [now] = useState(() => new Date());
  const [value, setValue] = useState(() =>
    current ? regionTimeAt(current, region, zones) : nextMidnight(now, region, zones),
  );
  const {isBusy, run} = useRun(onSchedule, onClose);
  const instant = instantOf(value, zones);
  const isPast = instant !== null && instant <= now;
  return (
    <Stack gap={4}>
      <RegionTimeInput
        id="schedule"
        pastHint={PAST}
        value={value}
        zones={zones}
        now={now}
        onChange={setValue}
      />
      {instant && <SameMinute schedule={{instant, ids, release}} zones={zones} />}
      <Flex justify="flex-end" gap={2}>
        <Button mode="bleed" text="Cancel" onClick={onClose} />
        <Button
          tone={isPast ? "critical" : "primary"}
          text={isPast ? "Go live now" : "Schedule"}
          disabled={instant === null}
          loading={isBusy}
          onClick={() => instant && run(instant)}
        />
      </Flex>
    </Stack>
  );
}

function useRun(onSchedule: Props["onSchedule"], onClose: () => void) {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const run = async (instant: Date) => {
    setBusy(true);
    try {
      await onSchedule(instant);
      onClose();
    } catch (error) {
      const description = messageOf(error);
      toast.push({status: "error", title: "Not scheduled", description, closable: true});
      setBusy(false);
    }
  };
  return {isBusy, run};
}

interface SameMinuteProps {
  readonly schedule: Schedule;
  readonly zones: RegionZones;
}

function SameMinute({schedule, zones}: SameMinuteProps) {
  const planned = useLiveQuery(plannedChanges);
  return (
    <LoadableView loaded={planned} margin={0} what="What else goes live then">
      {(known) => <SameMinuteList planned={known} schedule={schedule} zones={zones} />}
    </LoadableView>
  );
}

function SameMinuteList({planned, schedule, zones}: SameMinuteProps & {planned: PlannedRow}) {
  const lines = listConcurrentChanges(planned, schedule, zones);
  if (lines.length === 0) {
    return (
      <Text size={1} muted>
        Nothing else goes live in that minute.
      </Text>
    );
  }
  return (
    <Card
      border
      radius={2}
      padding={3}
      tone={lines.some(({isConflict}) => isConflict) ? "caution" : "default"}
    >
      <Stack gap={3}>
        <Text size={1} weight="medium">
          Goes live in the same minute
        </Text>
        {lines.map((line) => (
          <Line key={line.text} line={line} />
        ))}
      </Stack>
    </Card>
  );
}

const Line = ({line: {text, isConflict}}: {line: ConcurrentChange}) => (
  <Text size={1} weight={isConflict ? "medium" : "regular"}>
    {text}
  </Text>
);
