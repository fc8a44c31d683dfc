import {countAttention, listAttention} from "@gradus/schemas/completeness/attention/list-attention";
import {useMemo} from "react";
import {lastKnown} from "../../live-query/loadable.ts";
import {useContentSnapshot} from "../content/use-content-snapshot.ts";

/** Null while the content is not known yet. */
export function useAttentionCount(): number | null {
  const snapshot = lastKnown(useContentSnapshot());
  return useMemo(() => (snapshot ? countAttention(listAttention(snapshot)) : null), [snapshot]);
}
