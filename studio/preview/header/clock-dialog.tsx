import type {Region} from "@gradus/schemas/markets";
import {Box, Button, Dialog, Flex, Stack, Text} from "@sanity/ui";
import {useState} from "react";
import {
  type Hint,
  instantOf,
  nextMidnight,
  type RegionZones,
  regionTimeAt,
} from "../../region-time/region-time.ts";
import {RegionTimeInput} from "../../region-time/region-time-input.tsx";

interface Props {
  /** The instant that is shown now; null for the present. */
  readonly at: Date | null;
  readonly region: Region;
  readonly zones: RegionZones;
  readonly onChoose: (at: Date | null) => void;
  readonly onClose: () => void;
}

const PAST: Hint = {
  tone: "caution",
  text: "This is over. Legal texts show as they were; other words show as they are now, by the dates of that day.",
};

export function ClockDialog({at, region, zones, onChoose, onClose}: Props) {
  const [now] = useState(() => new Date());
  const [value, setValue] = useState(() =>
    at ? regionTimeAt(at, region, zones) : nextMidnight(now, region, zones),
  );
  const instant = instantOf(value, zones);
  return (
    <Dialog id="preview-clock" header="Show the site as of" width={1} onClose={onClose}>
      <Box padding={4}>
        <Stack gap={4}>
          <Text size={1} muted>
            Sections with dates, claims, notes, announcements and legal texts change as they will at that
            moment.
          </Text>
          <RegionTimeInput
            id="preview-clock"
            pastHint={PAST}
            value={value}
            zones={zones}
            now={now}
            onChange={setValue}
          />
          <Flex gap={2} justify="flex-end">
            {at && <Button mode="ghost" text="Back to now" onClick={() => onChoose(null)} />}
            <Button
              tone="primary"
              text="Show"
              disabled={instant === null}
              onClick={() => instant && onChoose(instant)}
            />
          </Flex>
        </Stack>
      </Box>
    </Dialog>
  );
}
