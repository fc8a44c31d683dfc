import {countAttention, listAttention} from "@gradus/schemas/completeness/attention/list-attention";
import {useMemo} from "react";
import {lastKnown} from "../../live-query/loaded.ts";
import {useWorld} from "../world/use-world.ts";

/** How many lines "Needs attention" has, or null while nobody knows yet. */
export function useAttentionCount(): number | null {
  const world = lastKnown(useWorld());
  return useMemo(() => (world ? countAttention(listAttention(world)) : null), [world]);
}
