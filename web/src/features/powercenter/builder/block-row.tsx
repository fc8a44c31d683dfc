import {estimateBlock} from "@gradus/training/workouts/estimate";
import type {Block} from "@gradus/training/workouts/workout";
import {type KeyboardEvent, useState} from "react";
import {useMedia} from "@/client/parts/use-media";
import {Button} from "@/ui/button";
import {Dialog} from "@/ui/dialog";
import type {BlockEditor} from "./block-editor";
import {BlockSummary} from "./block-summary";
import {changeBlock, duplicateBlock, moved, withoutBlock, withSegment} from "./edit-blocks";
import {IconButton} from "./icon-button";
import {keepFocus, moveDirection} from "./keep-focus";
import {problemWords} from "./problem-words";
import {SegmentRow} from "./segment-row";
import {TypedInput} from "./typed-input";
import {useDraggedBlock} from "./use-dragged-block";
import {newSegment} from "./workout";

interface Props {
  readonly editor: BlockEditor;
  readonly block: Block;
  readonly place: number;
  readonly isChosen: boolean;
  readonly onChoose: (uuid: string) => void;
}

const NARROW = "(width < 48rem)";

export function BlockRow({editor, block, place, isChosen, onChoose}: Props) {
  const {context, blocks, onBlocks} = editor;
  const {t} = context;
  const isNarrow = useMedia(NARROW);
  const [isOpen, setOpen] = useState(false);
  const moveTo = (to: number) => {
    if (to < 0 || to >= blocks.length) return;
    const words = t("builder.blockAt", {place: to + 1, count: blocks.length});
    keepFocus(() => onBlocks(moved(blocks, place, to), null, words));
  };
  const drag = useDraggedBlock({place, onMove: (from, to) => onBlocks(moved(blocks, from, to))});
  function onKeyDown(event: KeyboardEvent) {
    const by = moveDirection(event);
    if (by === null) return;
    event.preventDefault();
    moveTo(place + by);
  }
  const name = t("builder.block", {number: place + 1});
  return (
    <li
      ref={drag.row}
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
        <Repeat editor={editor} block={block} place={place} name={name} />
        <BlockSums block={editor.readable[place] ?? block} context={context} />
        <BlockActions editor={editor} block={block} place={place} moveTo={moveTo} />
      </div>
      <BlockProblem editor={editor} place={place} />
      {isNarrow ? (
        <div className="block-row">
          <BlockSummary block={block} editor={editor} place={place} />
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
        <Segments editor={editor} block={block} place={place} />
      )}
      {isNarrow && isOpen && (
        <Dialog label={name} className="dialog builder-sheet" onClose={() => setOpen(false)}>
          <Segments editor={editor} block={block} place={place} />
          <Button className="mt-6 w-full" onClick={() => setOpen(false)}>
            {t("builder.done")}
          </Button>
        </Dialog>
      )}
    </li>
  );
}

function Segments({editor, block, place}: PartProps) {
  const {blocks, onBlocks, context} = editor;
  return (
    <>
      <ol className="segments">
        {block.segments.map((segment, index) => (
          <SegmentRow
            key={segment.uuid}
            editor={editor}
            block={block}
            place={place}
            segment={segment}
            index={index}
          />
        ))}
      </ol>
      <Button
        variant="quiet"
        onClick={() =>
          onBlocks(changeBlock(blocks, block.uuid, (now) => withSegment(now, newSegment("rest"))))
        }
      >
        {context.t("builder.addStep")}
      </Button>
    </>
  );
}

type PartProps = Pick<Props, "editor" | "block" | "place">;

function Repeat({editor, block, place, name}: PartProps & {readonly name: string}) {
  const {blocks, onBlocks, context, problems} = editor;
  const id = `${block.uuid}-repeat-problem`;
  const isWrong = problems.some((each) => each.block === place && each.field === "repeat");
  return (
    <span className="block-repeat">
      <TypedInput
        name="repeat"
        aria-label={context.t("builder.repeatOf", {block: name})}
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
          {problemWords("repeat_bounds", context.t)}
        </span>
      )}
    </span>
  );
}

function BlockSums({
  block,
  context: {runner, isAssumed, format, t},
}: {readonly block: Block} & Pick<BlockEditor, "context">) {
  const {duration, stress} = estimateBlock(block, runner);
  return (
    <span className="block-sums text-data">
      {format.duration(duration)}
      {!isAssumed && <> · {t("builder.stressOf", {stress: format.stress(stress)})}</>}
    </span>
  );
}

function BlockProblem({editor: {problems, context}, place}: Pick<Props, "editor" | "place">) {
  const own = problems.filter(
    ({block, segment, field}) => block === place && segment === null && field === null,
  );
  return own.map(({problem}) => (
    <p key={problem} className="segment-problem">
      {problemWords(problem, context.t)}
    </p>
  ));
}

interface ActionsProps extends PartProps {
  readonly moveTo: (index: number) => void;
}

function BlockActions({editor: {blocks, onBlocks, context}, block, place, moveTo}: ActionsProps) {
  const {t} = context;
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
