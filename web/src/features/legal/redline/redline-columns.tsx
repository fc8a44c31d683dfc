import type {BlockChange, ClauseChange} from "@gradus/schemas/legal/redline";
import type {PageContext} from "@/content/page-context";
import {listTag} from "./list-runs";
import {RedlineItem} from "./redline-blocks";
import {RedlineRuns, type Side} from "./redline-runs";

interface Props {
  readonly clause: ClauseChange;
  readonly context: PageContext;
}

export function RedlineColumns({clause: {blocks, change}, context}: Props) {
  return (
    <div className="redline-columns">
      {blocks.flatMap((block, index) => [
        <Cell key={`old ${index}`} block={block} side="old" whole={change} context={context} />,
        <Cell key={`new ${index}`} block={block} side="new" whole={change} context={context} />,
      ])}
    </div>
  );
}

interface CellProps {
  readonly block: BlockChange;
  readonly side: Exclude<Side, "both">;
  readonly whole: number | null;
  readonly context: PageContext;
}

function Cell({block, side, whole, context}: CellProps) {
  const isAbsent = block.kind === (side === "old" ? "inserted" : "deleted");
  if (isAbsent) return <div />;
  const Tag = listTag(block);
  return (
    <div className="prose">
      {Tag ? (
        <Tag>
          <RedlineItem block={block} side={side} whole={whole} context={context} />
        </Tag>
      ) : (
        <p>
          <RedlineRuns runs={block.runs} side={side} whole={whole} context={context} />
        </p>
      )}
    </div>
  );
}
