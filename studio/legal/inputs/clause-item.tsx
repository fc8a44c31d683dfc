import {Box, Flex, Text} from "@sanity/ui";
import type {ItemProps} from "sanity";

export function ClauseItem(props: ItemProps) {
  return (
    <Flex align="center" gap={1}>
      <Box style={{minWidth: "2em"}}>
        <Text align="right" muted size={1}>
          {props.index + 1}.
        </Text>
      </Box>
      <Box flex={1}>{props.renderDefault(props)}</Box>
    </Flex>
  );
}
