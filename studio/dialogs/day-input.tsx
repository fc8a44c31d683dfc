import {Box, TextInput} from "@sanity/ui";

interface Props {
  readonly id: string;
  /** `2027-01-01`, or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

export function DayInput({id, value, onChange}: Props) {
  return (
    <Box>
      <TextInput
        id={id}
        onChange={(event) => onChange(event.currentTarget.value)}
        type="date"
        value={value}
      />
    </Box>
  );
}
