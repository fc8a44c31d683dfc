import {Button} from "@/ui/button";
import type {BlockEditor} from "./block-editor";
import {BlockRow} from "./block-row";
import type {BuilderTranslator} from "./builder-messages";
import {withBlock} from "./edit-blocks";
import {IconButton} from "./icon-button";
import type {Builder} from "./use-builder";
import {BLOCK_KINDS, newBlock} from "./workout";

interface Props {
  readonly builder: Builder;
  readonly editor: BlockEditor;
  /** The block that is pointed at in the drawing or in its lane. */
  readonly chosen: string | null;
  readonly onChoose: (uuid: string) => void;
}

export function BlocksSection({builder, editor, chosen, onChoose}: Props) {
  const {context, blocks, problems} = editor;
  const {t} = context;
  return (
    <section aria-labelledby="builder-blocks">
      <div className="blocks-head">
        <h2 id="builder-blocks" className="text-h3">
          {t("builder.blocks")}
        </h2>
        <UndoButtons builder={builder} t={t} />
      </div>
      <ol className="block-lanes">
        {blocks.map((block, blockIndex) => (
          <BlockRow
            key={block.uuid}
            editor={editor}
            block={block}
            place={blockIndex}
            onChoose={onChoose}
            isChosen={block.uuid === chosen}
          />
        ))}
      </ol>
      {blocks.length === 0 && <p className="builder-empty">{t("builder.empty")}</p>}
      <p className="segment-problem empty:hidden">
        {problems.some(({problem}) => problem === "too_long") && t("builder.problems.tooLong")}
      </p>
      <AddButtons editor={editor} />
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

function AddButtons({editor: {blocks, onBlocks, context}}: Pick<Props, "editor">) {
  return (
    <fieldset className="add-blocks">
      <legend className="text-label">{context.t("builder.add")}</legend>
      {BLOCK_KINDS.map((kind) => (
        <Button key={kind} variant="secondary" onClick={() => onBlocks(withBlock(blocks, newBlock(kind)))}>
          {context.t(`builder.kinds.${kind}`)}
        </Button>
      ))}
    </fieldset>
  );
}
