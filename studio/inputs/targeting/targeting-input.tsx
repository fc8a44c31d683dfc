import {REGIONS, type Region} from "@gradus/schemas/markets";
import {Badge, Box, Card, Checkbox, Flex, Grid, Radio, Stack, Text} from "@sanity/ui";
import {useId} from "react";
import {type ObjectInputProps, set, setIfMissing, useFormValue} from "sanity";
import {RegionFlag} from "../region-flag.tsx";
import {REGION_GROUPS, regionName} from "../region-words.ts";
import {languageName, offeredRegions, targetingSentence} from "./targeting-words.ts";

const MODES = [
  {value: "all", title: "All regions"},
  {value: "only", title: "Only these"},
  {value: "except", title: "All except these"},
] as const;

export function TargetingInput({value, onChange, readOnly, path, elementProps, members}: ObjectInputProps) {
  const name = useId();
  const locale = useFormValue(["locale"]);
  // A section keeps its regions in every language; only a whole page is limited to regions that offer its language.
  const offered = path[0] === "availability" ? offeredRegions(locale) : REGIONS;
  const mode = typeof value?.mode === "string" ? value.mode : "all";
  const regions = Array.isArray(value?.regions) ? value.regions : [];
  const write = (field: "mode" | "regions", next: unknown) =>
    onChange([setIfMissing({_type: "targeting"}), set(next, [field])]);
  const toggle = (region: Region) =>
    write(
      "regions",
      regions.includes(region) ? regions.filter((one) => one !== region) : [...regions, region],
    );
  const problems = members.flatMap((member) => (member.kind === "field" ? member.field.validation : []));

  return (
    <Stack gap={3} ref={elementProps.ref} tabIndex={-1} style={{outline: "none"}}>
      <Flex gap={4} wrap="wrap" role="radiogroup" aria-label="Shown in">
        {MODES.map((option) => (
          <Flex as="label" key={option.value} gap={2} align="center">
            <Radio
              name={name}
              checked={mode === option.value}
              readOnly={readOnly}
              disabled={readOnly}
              onChange={() => write("mode", option.value)}
            />
            <Text size={1}>{option.title}</Text>
          </Flex>
        ))}
      </Flex>
      {mode !== "all" && (
        <Grid gridTemplateColumns={[1, 1, 2]} gap={2}>
          {REGION_GROUPS.map((group) => (
            <Card key={group.title} border radius={2} padding={3}>
              <Stack gap={3}>
                <Text size={0} weight="semibold" muted>
                  {group.title}
                </Text>
                {group.regions.map((region) => (
                  <RegionRow
                    key={region}
                    region={region}
                    isTicked={regions.includes(region)}
                    note={offered.includes(region) ? null : `no ${languageName(locale)}`}
                    isDisabled={Boolean(readOnly)}
                    onToggle={() => toggle(region)}
                  />
                ))}
              </Stack>
            </Card>
          ))}
        </Grid>
      )}
      <Text size={1} muted>
        {targetingSentence({mode, regions}, offered)}
      </Text>
      {problems.map(({message, level}) => (
        <Card key={message} tone={level === "error" ? "critical" : "caution"} padding={2} radius={2}>
          <Text size={1}>{message}</Text>
        </Card>
      ))}
    </Stack>
  );
}

interface RowProps {
  readonly region: Region;
  readonly isTicked: boolean;
  /** Why the region makes no sense here. */
  readonly note: string | null;
  readonly isDisabled: boolean;
  readonly onToggle: () => void;
}

function RegionRow({region, isTicked, note, isDisabled, onToggle}: RowProps) {
  return (
    <Flex as="label" gap={3} align="center" style={{opacity: note && !isTicked ? 0.55 : 1}}>
      {/* A region that was ticked wrongly can still be taken out. */}
      <Checkbox
        checked={isTicked}
        disabled={isDisabled || (note !== null && !isTicked)}
        onChange={onToggle}
      />
      <RegionFlag region={region} />
      <Box flex={1}>
        <Text size={1}>{regionName(region)}</Text>
      </Box>
      {note && <Badge fontSize={0}>{note}</Badge>}
    </Flex>
  );
}
