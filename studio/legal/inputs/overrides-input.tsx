import {Stack, Text} from "@sanity/ui";
import type {InputProps} from "sanity";
import {differenceSentence} from "../rules/difference-sentence.ts";

/** The differences of a scope, under a sentence that counts them. */
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
