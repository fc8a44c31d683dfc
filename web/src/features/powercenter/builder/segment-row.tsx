import type {Block, Segment} from "@gradus/training/workouts/workout";
import type {KeyboardEvent} from "react";
import {isWarning} from "./check-workout";
import {changeBlock, changeSegment, duplicateSegment, moved, withoutSegment} from "./edit-blocks";
import {IconButton} from "./icon-button";
import {keepFocus, moveOf} from "./keep-focus";
import type {LaneContext} from "./lane-context";
import {problemWords} from "./problem-words";
import {SegmentDetails, SegmentFields} from "./segment-fields";
import {TargetGauge} from "./target-gauge";

interface Props {
  readonly lanes: LaneContext;
  readonly block: Block;
  readonly place: number;
  readonly segment: Segment;
  readonly index: number;
}

/** A step: its fields, its gauge, and what is wrong with it at its place. */
export function SegmentRow({lanes, block, place, segment, index}: Props) {
  const {about, scale, blocks, onBlocks} = lanes;
  const {t} = about;
  const {uuid} = segment;
  const problem = lanes.problems.find((each) => each.block === place && each.segment === index) ?? null;
  const problemId = `${uuid}-problem`;
  const inBlock = (change: (block: Block) => Block, field: string | null = null, words?: string) =>
    onBlocks(changeBlock(blocks, block.uuid, change), field, words);
  function move(by: -1 | 1) {
    const to = index + by;
    if (to < 0 || to >= block.segments.length) return;
    const words = t("builder.stepAt", {place: to + 1, count: block.segments.length});
    keepFocus(() => inBlock((now) => ({...now, segments: moved(now.segments, index, to)}), null, words));
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = moveOf(event);
    if (by === null || block.segments.length === 1) return;
    event.preventDefault();
    event.stopPropagation();
    move(by);
  }
  const change = (next: Partial<Segment>, field: string | null) =>
    inBlock((now) => changeSegment(now, uuid, next), field && `${uuid} ${field}`);
  const fields = {segment, about, describedBy: problem ? problemId : undefined, onChange: change};
  const number = {step: index + 1};
  return (
    <li className="segment" aria-label={t("builder.step", number)} onKeyDown={onKeyDown}>
      <SegmentFields {...fields} />
      <TargetGauge segment={segment} scale={scale} about={about} />
      <div className="segment-actions">
        {block.segments.length > 1 && (
          <>
            <IconButton
              icon="chevron-down"
              turned
              label={t("builder.stepUp", number)}
              aria-disabled={index === 0}
              onClick={() => move(-1)}
            />
            <IconButton
              icon="chevron-down"
              label={t("builder.stepDown", number)}
              aria-disabled={index === block.segments.length - 1}
              onClick={() => move(1)}
            />
          </>
        )}
        <IconButton
          icon="copy"
          label={t("builder.stepCopy", number)}
          onClick={() => inBlock((now) => duplicateSegment(now, uuid))}
        />
        <IconButton
          icon="trash"
          label={t("builder.stepRemove", number)}
          onClick={() => inBlock((now) => withoutSegment(now, uuid))}
        />
      </div>
      <SegmentDetails {...fields} />
      <p
        id={problemId}
        className="segment-problem empty:hidden"
        data-warning={(problem && isWarning(problem)) || undefined}
      >
        {problem && problemWords(problem.problem, t)}
      </p>
    </li>
  );
}
