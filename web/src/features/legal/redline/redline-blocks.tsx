import type {BlockChange, ClauseChange} from "@gradus/schemas/legal/redline";
import type {PageContext} from "@/content/page-context";
import {listRuns} from "./list-runs";
import {RedlineRuns, type Side} from "./redline-runs";

interface Props {
  readonly clause: ClauseChange;
  readonly context: PageContext;
}

export function RedlineBlocks({clause: {blocks, change}, context}: Props) {
  return (
    <div className="prose mt-3">
      {listRuns(blocks).map(({key, tag: Tag, items}) => {
        if (Tag === null) {
          return items.map(({at, block}) => (
            <p key={at}>
              <RedlineRuns runs={block.runs} side="both" whole={change} context={context} />
            </p>
          ));
        }
        return (
          <Tag key={key}>
            {items.map(({at, block}) => (
              <RedlineItem key={at} block={block} side="both" whole={change} context={context} />
            ))}
          </Tag>
        );
      })}
    </div>
  );
}

interface ItemProps {
  readonly block: BlockChange;
  readonly side: Side;
  readonly whole: number | null;
  readonly context: PageContext;
}

export function RedlineItem({block, side, whole, context}: ItemProps) {
  return (
    <li style={block.level > 1 ? {marginInlineStart: `${(block.level - 1) * 1.4}em`} : undefined}>
      <RedlineRuns runs={block.runs} side={side} whole={whole} context={context} />
    </li>
  );
}
