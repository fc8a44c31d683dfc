import type {ComparedClause} from "@gradus/schemas/legal/redline";
import {Stack, Text} from "@sanity/ui";

interface ClauseWords {
  readonly number: number;
  readonly clause: ComparedClause;
}

export function ClauseWords({number, clause}: ClauseWords) {
  return (
    <Stack gap={3}>
      <Text size={1} weight="semibold">
        {number}. {clause.title || "(no title)"}
      </Text>
      {(clause.body ?? []).map((block, index) => (
        // Blocks have no other name here: the list is only read.
        <Text
          key={`${clause.anchor} ${index}`}
          size={1}
          style={{marginLeft: block.listItem ? (block.level ?? 1) * 14 : 0}}
        >
          {block.listItem && "• "}
          {(block.children ?? []).map(({text}) => text).join("")}
        </Text>
      ))}
    </Stack>
  );
}
