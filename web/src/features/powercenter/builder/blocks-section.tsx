import {Button} from "@/ui/button";
import {BlockLane} from "./block-lane";
import type {BuilderTranslator} from "./builder-messages";
import {withBlock} from "./edit-blocks";
import {IconButton} from "./icon-button";
import type {LaneContext} from "./lane-context";
import type {Builder} from "./use-builder";
import {BLOCK_KINDS, newBlock} from "./workout";

interface Props {
  readonly builder: Builder;
  readonly lanes: LaneContext;
  /** The block that is pointed at in the drawing or in its lane. */
  readonly chosen: string | null;
  readonly onChoose: (uuid: string) => void;
}

/** A lane for each block, and what adds one. */
export function BlocksSection({builder, lanes, chosen, onChoose}: Props) {
  const {about, blocks, problems} = lanes;
  const {t} = about;
  return (
    <section aria-labelledby="builder-blocks">
      <div className="blocks-head">
        <h2 id="builder-blocks" className="text-h3">
          {t("builder.blocks")}
        </h2>
        <UndoButtons builder={builder} t={t} />
      </div>
      <ol className="block-lanes">
        {blocks.map((block, place) => (
          <BlockLane key={block.uuid} {...{lanes, block, place, onChoose}} isChosen={block.uuid === chosen} />
        ))}
      </ol>
      {blocks.length === 0 && <p className="builder-empty">{t("builder.empty")}</p>}
      <p className="segment-problem empty:hidden">
        {problems.some(({problem}) => problem === "too_long") && t("builder.problems.tooLong")}
      </p>
      <AddButtons lanes={lanes} />
    </section>
  );
}

interface PartProps {
  readonly builder: Builder;
  readonly t: BuilderTranslator;
}

function UndoButtons({builder: {undo, redo}, t}: PartProps) {
  return (
    <span className="flex">
      <IconButton icon="undo" label={t("common.undo")} aria-disabled={!undo} onClick={() => undo?.()} />
      <IconButton icon="forward" label={t("builder.redo")} aria-disabled={!redo} onClick={() => redo?.()} />
    </span>
  );
}

function AddButtons({lanes: {blocks, onBlocks, about}}: Pick<Props, "lanes">) {
  return (
    <fieldset className="add-blocks">
      <legend className="text-label">{about.t("builder.add")}</legend>
      {BLOCK_KINDS.map((kind) => (
        <Button key={kind} variant="secondary" onClick={() => onBlocks(withBlock(blocks, newBlock(kind)))}>
          {about.t(`builder.kinds.${kind}`)}
        </Button>
      ))}
    </fieldset>
  );
}
