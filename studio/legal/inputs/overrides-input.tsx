import {Stack, Text} from "@sanity/ui";
import type {InputProps} from "sanity";
import {differenceSentence} from "../rules/difference-sentence.ts";

export function OverridesInput(props: InputProps) {
  return (
    <Stack gap={3}>
      <Text muted size={1}>
        {differenceSentence(props.value)}
      </Text>
      {props.renderDefault(props)}
    </Stack>
  );
}
