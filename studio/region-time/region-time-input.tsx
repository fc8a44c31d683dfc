import {isRegion, MARKETS, REGIONS} from "@gradus/schemas/markets";
import {Card, Flex, Select, Stack, Text, TextInput} from "@sanity/ui";
import {
  clockHint,
  type Hint,
  instantOf,
  isAmbiguousTime,
  type RegionTime,
  type RegionZones,
} from "./region-time.ts";
import {distanceInWords, timeInTwoZones} from "./time-words.ts";

interface Props {
  readonly id: string;
  readonly value: RegionTime;
  readonly onChange: (value: RegionTime) => void;
  readonly zones: RegionZones;
  readonly now: Date;
  /** Shown for a time that is already past; null where past times are allowed. */
  readonly pastHint: Hint | null;
}

export function RegionTimeInput({id, value, onChange, zones, now, pastHint}: Props) {
  const instant = instantOf(value, zones);
  const isPast = instant !== null && instant.getTime() <= now.getTime();
  return (
    <Stack gap={3}>
      <Flex gap={2} wrap="wrap">
        <Stack flex={1} gap={2}>
          <Text as="label" htmlFor={`${id}-time`} size={1} weight="medium">
            Date and time
          </Text>
          <TextInput
            id={`${id}-time`}
            type="datetime-local"
            value={value.wall}
            onChange={({currentTarget}) => onChange({...value, wall: currentTarget.value, isSecond: false})}
          />
        </Stack>
        <ClockRegionSelect id={id} value={value} onChange={onChange} />
      </Flex>
      {isAmbiguousTime(value, zones) && <OccurrenceChoice id={id} value={value} onChange={onChange} />}
      {instant && (
        <Text size={1} muted>
          {timeInTwoZones(instant, zones[value.region], ownZone())} ({distanceInWords(instant, now)})
        </Text>
      )}
      <HintCard hint={clockHint(value, zones)} />
      <HintCard hint={isPast ? pastHint : null} />
    </Stack>
  );
}

type PartProps = Pick<Props, "id" | "value" | "onChange">;

function ClockRegionSelect({id, value, onChange}: PartProps) {
  return (
    <Stack flex={1} gap={2}>
      <Text as="label" htmlFor={`${id}-region`} size={1} weight="medium">
        On the clock of
      </Text>
      <Select
        id={`${id}-region`}
        value={value.region}
        onChange={({currentTarget}) => {
          if (isRegion(currentTarget.value)) onChange({...value, region: currentTarget.value});
        }}
      >
        {REGIONS.map((region) => (
          <option key={region} value={region}>
            {MARKETS[region].name.en}
          </option>
        ))}
      </Select>
    </Stack>
  );
}

function OccurrenceChoice({id, value, onChange}: PartProps) {
  return (
    <Stack gap={2}>
      <Text as="label" htmlFor={`${id}-pass`} size={1} weight="medium">
        Which of the two
      </Text>
      <Select
        id={`${id}-pass`}
        value={value.isSecond ? "second" : "first"}
        onChange={({currentTarget}) => onChange({...value, isSecond: currentTarget.value === "second"})}
      >
        <option value="first">The first, before clocks go back</option>
        <option value="second">The second, after clocks went back</option>
      </Select>
    </Stack>
  );
}

function HintCard({hint}: {readonly hint: Hint | null}) {
  if (!hint) return null;
  return (
    <Card padding={3} radius={2} border tone={hint.tone} role="status">
      <Text size={1}>{hint.text}</Text>
    </Card>
  );
}

/** The viewer's time zone, as the browser reports it. */
const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
