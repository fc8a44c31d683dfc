import type {Block, Segment} from "@gradus/training/workouts/workout";
import type {KeyboardEvent} from "react";
import type {BlockEditor} from "./block-editor";
import {changeBlock, changeSegment, duplicateSegment, moved, withoutSegment} from "./edit-blocks";
import {IconButton} from "./icon-button";
import {keepFocus, moveDirection} from "./keep-focus";
import {fieldProblems, problemWords} from "./problem-words";
import {SegmentDetails, SegmentFields} from "./segment-fields";
import {TargetGauge} from "./target-gauge";

interface Props {
  readonly editor: BlockEditor;
  readonly block: Block;
  readonly place: number;
  readonly segment: Segment;
  readonly index: number;
}

export function SegmentRow({editor, block, place, segment, index}: Props) {
  const {context, scale, problems, readable} = editor;
  const {t} = context;
  const own = problems.filter((each) => each.block === place && each.segment === index);
  const edit = editSegment(editor, block, segment);
  const move = (by: -1 | 1) => edit.moveTo(index, index + by);
  function onKeyDown(event: KeyboardEvent) {
    const by = moveDirection(event);
    if (by === null || block.segments.length === 1) return;
    event.preventDefault();
    event.stopPropagation();
    move(by);
  }
  const fields = {segment, context, problems: fieldProblems(own, t), onChange: edit.change};
  return (
    <li className="segment" aria-label={t("builder.step", {step: index + 1})} onKeyDown={onKeyDown}>
      <SegmentFields {...fields} />
      <TargetGauge segment={readable[place]?.segments[index] ?? segment} scale={scale} context={context} />
      <SegmentActions t={t} index={index} count={block.segments.length} edit={edit} onMove={move} />
      <SegmentDetails {...fields} />
      <p className="segment-problem empty:hidden">
        {own.filter(({field}) => field === null).map(({problem}) => problemWords(problem, t))}
      </p>
    </li>
  );
}

/** What can be done with a step in its block. */
function editSegment({blocks, onBlocks, context: {t}}: BlockEditor, block: Block, {uuid}: Segment) {
  const inBlock = (change: (block: Block) => Block, field: string | null = null, words?: string) =>
    onBlocks(changeBlock(blocks, block.uuid, change), field, words);
  return {
    change: (next: Partial<Segment>, field: string | null) =>
      inBlock((now) => changeSegment(now, uuid, next), field && `${uuid} ${field}`),
    duplicate: () => inBlock((now) => duplicateSegment(now, uuid)),
    remove: () => inBlock((now) => withoutSegment(now, uuid)),
    moveTo: (from: number, to: number) => {
      const count = block.segments.length;
      if (to < 0 || to >= count) return;
      const words = t("builder.stepAt", {place: to + 1, count});
      keepFocus(() => inBlock((now) => ({...now, segments: moved(now.segments, from, to)}), null, words));
    },
  };
}

interface ActionsProps extends Pick<BlockEditor["context"], "t"> {
  readonly index: number;
  readonly count: number;
  readonly edit: ReturnType<typeof editSegment>;
  readonly onMove: (by: -1 | 1) => void;
}

function SegmentActions({t, index, count, edit, onMove}: ActionsProps) {
  const number = {step: index + 1};
  return (
    <div className="segment-actions">
      {count > 1 && <MoveButtons t={t} index={index} count={count} onMove={onMove} />}
      <IconButton icon="copy" label={t("builder.stepCopy", number)} onClick={edit.duplicate} />
      <IconButton icon="trash" label={t("builder.stepRemove", number)} onClick={edit.remove} />
    </div>
  );
}

function MoveButtons({t, index, count, onMove}: Omit<ActionsProps, "edit">) {
  const number = {step: index + 1};
  return (
    <>
      <IconButton
        icon="chevron-down"
        turned
        label={t("builder.stepUp", number)}
        aria-disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="chevron-down"
        label={t("builder.stepDown", number)}
        aria-disabled={index === count - 1}
        onClick={() => onMove(1)}
      />
    </>
  );
}
