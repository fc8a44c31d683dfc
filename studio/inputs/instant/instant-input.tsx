import {REGIONS, type Region} from "@gradus/schemas/markets";
import {momentOf, wallTime} from "@gradus/schemas/zoned-time";
import {Box, Button, Card, Flex, Stack, Text, TextInput} from "@sanity/ui";
import {useState} from "react";
import {FormFieldHeaderText, type StringInputProps, set, unset, useFormValue} from "sanity";
import type {RegionZones} from "../../region-time/region-time.ts";
import {cityOf, distanceInWords} from "../../region-time/time-words.ts";
import {useRegionZones} from "../../region-time/use-region-zones.ts";
import {RegionSelect} from "../region-select.tsx";
import {regionList} from "../region-words.ts";
import {shownRegions} from "../targeting/targeted-regions.ts";
import {clockChange, clocks} from "./instant-words.ts";
import {useSameMinute} from "./use-same-minute.ts";

export function InstantInput(props: StringInputProps) {
  const zones = useRegionZones();
  return zones ? <Clock {...props} zones={zones} /> : props.renderDefault(props);
}

function Clock({
  value,
  onChange,
  readOnly,
  elementProps,
  path,
  zones,
  schemaType,
  validation,
}: StringInputProps & {zones: RegionZones}) {
  const regions = shownRegions(useFormValue([]), path);
  const [region, setRegion] = useState<Region>(regions[0] ?? "int");
  const [typed, setTyped] = useState<string | null>(null);
  const instant = value && !Number.isNaN(Date.parse(value)) ? new Date(value) : null;
  const shown = typed ?? (instant ? wallTime(instant, zones[region]) : "");
  const moment = momentOf(shown, zones[region]);
  const change = moment && clockChange(moment, zones[region]);

  const write = (wall: string) => {
    setTyped(wall);
    const parsedInstant = momentOf(wall, zones[region]);
    if (parsedInstant) onChange(set(parsedInstant.instant.toISOString()));
  };
  return (
    <Stack gap={3}>
      {/* The Studio leaves the header of a time to its input. */}
      <FormFieldHeaderText
        title={schemaType.title}
        description={schemaType.description}
        inputId={elementProps.id}
        validation={validation}
      />
      <Flex gap={2} align="center" wrap="wrap">
        <Box flex={1} style={{minWidth: 210}}>
          <TextInput
            {...elementProps}
            type="datetime-local"
            value={shown}
            onChange={(event) => write(event.currentTarget.value)}
            onBlur={(event) => {
              setTyped(null);
              elementProps.onBlur(event);
            }}
          />
        </Box>
        <RegionSelect
          label="On the clock of"
          regions={REGIONS}
          value={region}
          note={(option) => cityOf(zones[option])}
          width={230}
          padding={3}
          onChange={(chosen) => {
            setTyped(null);
            setRegion(chosen);
          }}
        />
        {instant && !readOnly && <Button mode="bleed" text="Clear" onClick={() => onChange(unset())} />}
      </Flex>
      {change && <Note tone="caution">{change}</Note>}
      {instant && <Effect instant={instant} regions={regions} zones={zones} />}
    </Stack>
  );
}

interface EffectProps {
  readonly instant: Date;
  readonly regions: readonly Region[];
  readonly zones: RegionZones;
}

/** When that is in each region, how far away, and with what company. */
function Effect({instant, regions, zones}: EffectProps) {
  const now = new Date();
  const others = useSameMinute(instant.toISOString());
  return (
    <Stack gap={2}>
      <Note tone={instant < now ? "caution" : "transparent"}>
        {instant < now
          ? `This time has passed: ${distanceInWords(instant, now)}.`
          : `That is ${distanceInWords(instant, now)}.`}
      </Note>
      {clocks(instant, regions, zones).map(({words, regions: alike}) => (
        <Text key={words} size={1} muted>
          {words} ({regionList(alike)})
        </Text>
      ))}
      {others.length > 0 && <Note tone="primary">In the same minute: {others.join(", ")}.</Note>}
    </Stack>
  );
}

function Note({
  tone,
  children,
}: {
  readonly tone: "caution" | "primary" | "transparent";
  readonly children: React.ReactNode;
}) {
  return (
    <Card tone={tone} padding={2} radius={2}>
      <Text size={1}>{children}</Text>
    </Card>
  );
}
