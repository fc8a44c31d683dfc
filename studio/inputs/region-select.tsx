import type {Region} from "@gradus/schemas/markets";
import {Box, Select} from "@sanity/ui";
import {regionName} from "./region-words.ts";

interface Props {
  readonly label: string;
  readonly regions: readonly Region[];
  readonly value: Region;
  readonly onChange: (region: Region) => void;
  /** Text of an option besides the region's name. */
  readonly note?: (region: Region) => string;
  readonly width?: number;
  readonly padding?: number;
}

export function RegionSelect({label, regions, value, onChange, note, width = 160, padding = 2}: Props) {
  return (
    <Box flex="none" style={{width}}>
      <Select
        aria-label={label}
        fontSize={1}
        padding={padding}
        value={value}
        onChange={(event) => {
          const chosen = regions.find((region) => region === event.currentTarget.value);
          if (chosen) onChange(chosen);
        }}
      >
        {regions.map((region) => (
          <option key={region} value={region}>
            {regionName(region)}
            {note && ` (${note(region)})`}
          </option>
        ))}
      </Select>
    </Box>
  );
}
