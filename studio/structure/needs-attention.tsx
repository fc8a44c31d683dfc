import {BellIcon} from "@sanity/icons/Bell";
import {Badge, Flex} from "@sanity/ui";
import type {ListItemBuilder, StructureBuilder} from "sanity/structure";
import {AttentionTool} from "../completeness/attention/attention-tool.tsx";
import {useAttentionCount} from "../completeness/attention/use-attention-count.ts";

export function needsAttention(S: StructureBuilder): ListItemBuilder {
  return S.listItem()
    .id("attention")
    .title("Needs attention")
    .icon(BellWithCount)
    .child(S.component(AttentionTool).id("attention").title("Needs attention").minWidth(480));
}

/** A list entry has no place for a number but its icon. */
function BellWithCount() {
  const count = useAttentionCount();
  if (!count) return <BellIcon />;
  return (
    <Flex align="center" justify="center">
      <Badge aria-label={`${count} lines`} fontSize={0} tone="caution">
        {count}
      </Badge>
    </Flex>
  );
}
