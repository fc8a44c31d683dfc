import {estimateBlock} from "@gradus/training/workouts/estimate";
import type {Block} from "@gradus/training/workouts/workout";
import {type KeyboardEvent, useState} from "react";
import {useMedia} from "@/client/parts/use-media";
import {Button} from "@/ui/button";
import {Dialog} from "@/ui/dialog";
import {BlockSummary} from "./block-summary";
import {changeBlock, duplicateBlock, moved, withoutBlock, withSegment} from "./edit-blocks";
import {IconButton} from "./icon-button";
import {keepFocus, moveOf} from "./keep-focus";
import type {LaneContext} from "./lane-context";
import {problemWords} from "./problem-words";
import {SegmentRow} from "./segment-row";
import {TypedInput} from "./typed-input";
import {useDraggedLane} from "./use-dragged-lane";
import {newSegment} from "./workout";

interface Props {
  readonly lanes: LaneContext;
  readonly block: Block;
  readonly place: number;
  readonly isChosen: boolean;
  readonly onChoose: (uuid: string) => void;
}

const NARROW = "(width < 48rem)";

/** A block in its lane. Where it is narrow it is one row, and a sheet from below holds its fields. */
export function BlockLane({lanes, block, place, isChosen, onChoose}: Props) {
  const {about, blocks, onBlocks} = lanes;
  const {t} = about;
  const isNarrow = useMedia(NARROW);
  const [isOpen, setOpen] = useState(false);
  const moveTo = (to: number) => {
    if (to < 0 || to >= blocks.length) return;
    const words = t("builder.blockAt", {place: to + 1, count: blocks.length});
    keepFocus(() => onBlocks(moved(blocks, place, to), null, words));
  };
  const drag = useDraggedLane({place, onMove: (from, to) => onBlocks(moved(blocks, from, to))});
  function onKeyDown(event: KeyboardEvent) {
    const by = moveOf(event);
    if (by === null) return;
    event.preventDefault();
    moveTo(place + by);
  }
  const name = t("builder.block", {number: place + 1});
  return (
    <li
      ref={drag.lane}
      className="block-lane"
      data-block={block.uuid}
      aria-label={name}
      data-chosen={isChosen || undefined}
      data-edge={drag.edge ?? undefined}
      onKeyDown={onKeyDown}
      onFocus={() => onChoose(block.uuid)}
    >
      <div className="block-head">
        <span ref={drag.handle} className="block-handle" title={t("builder.drag")} aria-hidden="true" />
        <span className="block-number">{place + 1}</span>
        <Repeat lanes={lanes} block={block} place={place} name={name} />
        <BlockSums block={lanes.readable[place] ?? block} about={about} />
        <BlockActions lanes={lanes} block={block} place={place} moveTo={moveTo} />
      </div>
      <BlockProblem lanes={lanes} place={place} />
      {isNarrow ? (
        <div className="block-row">
          <BlockSummary block={block} lanes={lanes} place={place} />
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            aria-label={t("builder.editBlock", {number: place + 1})}
            onClick={() => setOpen(true)}
          >
            {t("common.edit")}
          </Button>
        </div>
      ) : (
        <Segments lanes={lanes} block={block} place={place} />
      )}
      {isNarrow && isOpen && (
        <Dialog label={name} className="dialog builder-sheet" onClose={() => setOpen(false)}>
          <Segments lanes={lanes} block={block} place={place} />
          <Button className="mt-6 w-full" onClick={() => setOpen(false)}>
            {t("builder.done")}
          </Button>
        </Dialog>
      )}
    </li>
  );
}

function Segments({lanes, block, place}: PartProps) {
  const {blocks, onBlocks, about} = lanes;
  return (
    <>
      <ol className="segments">
        {block.segments.map((segment, index) => (
          <SegmentRow key={segment.uuid} {...{lanes, block, place, segment, index}} />
        ))}
      </ol>
      <Button
        variant="quiet"
        onClick={() =>
          onBlocks(changeBlock(blocks, block.uuid, (now) => withSegment(now, newSegment("rest"))))
        }
      >
        {about.t("builder.addStep")}
      </Button>
    </>
  );
}

type PartProps = Pick<Props, "lanes" | "block" | "place">;

function Repeat({lanes, block, place, name}: PartProps & {readonly name: string}) {
  const {blocks, onBlocks, about, problems} = lanes;
  const id = `${block.uuid}-repeat-problem`;
  const isWrong = problems.some((each) => each.block === place && each.field === "repeat");
  return (
    <span className="block-repeat">
      <TypedInput
        name="repeat"
        aria-label={about.t("builder.repeatOf", {block: name})}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? id : undefined}
        inputMode="numeric"
        value={block.repeat}
        write={(repeat) => (repeat === 0 ? "" : String(repeat))}
        read={(text) => (/^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0)}
        onRead={(repeat) =>
          onBlocks(
            changeBlock(blocks, block.uuid, (now) => ({...now, repeat})),
            `${block.uuid} repeat`,
          )
        }
      />
      <span aria-hidden="true">×</span>
      {isWrong && (
        <span id={id} className="field-problem">
          {problemWords("repeat_bounds", about.t)}
        </span>
      )}
    </span>
  );
}

function BlockSums({
  block,
  about: {runner, isAssumed, format, t},
}: {readonly block: Block} & Pick<LaneContext, "about">) {
  const {duration, stress} = estimateBlock(block, runner);
  return (
    <span className="block-sums text-data">
      {format.duration(duration)}
      {!isAssumed && <> · {t("builder.stressOf", {stress: format.stress(stress)})}</>}
    </span>
  );
}

function BlockProblem({lanes: {problems, about}, place}: Pick<Props, "lanes" | "place">) {
  const own = problems.filter(
    ({block, segment, field}) => block === place && segment === null && field === null,
  );
  return own.map(({problem}) => (
    <p key={problem} className="segment-problem">
      {problemWords(problem, about.t)}
    </p>
  ));
}

interface ActionsProps extends PartProps {
  readonly moveTo: (place: number) => void;
}

function BlockActions({lanes: {blocks, onBlocks, about}, block, place, moveTo}: ActionsProps) {
  const {t} = about;
  const number = {number: place + 1};
  return (
    <span className="block-actions">
      <IconButton
        icon="chevron-down"
        turned
        label={t("builder.blockUp", number)}
        aria-disabled={place === 0}
        onClick={() => moveTo(place - 1)}
      />
      <IconButton
        icon="chevron-down"
        label={t("builder.blockDown", number)}
        aria-disabled={place === blocks.length - 1}
        onClick={() => moveTo(place + 1)}
      />
      <IconButton
        icon="copy"
        label={t("builder.blockCopy", number)}
        onClick={() => onBlocks(duplicateBlock(blocks, block.uuid))}
      />
      <IconButton
        icon="trash"
        label={t("builder.blockRemove", number)}
        onClick={() => onBlocks(withoutBlock(blocks, block.uuid), null, t("builder.blockRemoved", number))}
      />
    </span>
  );
}
