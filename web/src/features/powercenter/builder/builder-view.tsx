import type {Block} from "@gradus/training/workouts/workout";
import {useMemo, useState} from "react";
import {Button} from "@/ui/button";
import {VisuallyHidden} from "@/ui/visually-hidden";
import {fullDayWords} from "../format/day-words";
import {BlockLane} from "./block-lane";
import type {BuilderContext} from "./builder-context";
import {checkWorkout} from "./check-workout";
import {drawProfile, scaleOf} from "./draw-profile";
import {withBlock} from "./edit-blocks";
import {EstimateLine} from "./estimate-line";
import {IconButton} from "./icon-button";
import {ProfileCanvas} from "./profile-canvas";
import {SaveSection} from "./save-section";
import {TextEntry} from "./text-entry";
import {type Beginning, type Builder, useBuilder} from "./use-builder";
import {useSave} from "./use-save";
import {useUndoKeys} from "./use-undo-keys";
import {BLOCK_KINDS, newBlock} from "./workout";
import {WorkoutHead} from "./workout-head";

interface Props {
  readonly beginning: Beginning;
  readonly about: BuilderContext;
  readonly criticalPowerHref: string;
  readonly workoutHref: (id: string) => string;
}

/** A workout is written: its drawing, a lane for each block, and the same as text. */
export function BuilderView({beginning, about, criticalPowerHref, workoutHref}: Props) {
  const {runner, isAssumed, format, t} = about;
  const builder = useBuilder(beginning);
  useUndoKeys(builder);
  const {blocks} = builder.workout;
  const [chosen, choose] = useState<string | null>(null);
  const [told, tell] = useState("");
  const [done, setDone] = useState<string | null>(null);
  const steps = useMemo(() => drawProfile(blocks, runner), [blocks, runner]);
  const problems = useMemo(
    () => checkWorkout(blocks, isAssumed ? null : runner.criticalPower),
    [blocks, isAssumed, runner],
  );
  const saving = useSave({
    builder,
    problems,
    t,
    onSaved: (place, {id}, day) => {
      setDone(
        place === "planned"
          ? t("builder.savedOnDay", {day: fullDayWords(format.locale, day)})
          : t("builder.savedToLibrary"),
      );
      // Loaded again, the page is that of the workout.
      if (place === "planned") history.replaceState(null, "", workoutHref(id));
    },
  });
  const onBlocks = (next: readonly Block[], field: string | null = null, words = "") => {
    builder.change({blocks: next}, field);
    tell(words);
  };
  const lanes = {about, scale: scaleOf(steps), problems, blocks, onBlocks};
  function show(block: string) {
    choose(block);
    document.querySelector(`[data-block="${CSS.escape(block)}"]`)?.scrollIntoView({block: "nearest"});
  }
  return (
    <div className="builder">
      <WorkoutHead builder={builder} isTitleMissing={saving.missing === "title"} t={t} />
      <ProfileCanvas steps={steps} chosen={chosen} about={about} onChoose={show} />
      <EstimateLine
        blocks={blocks}
        before={builder.before.blocks}
        about={about}
        criticalPowerHref={criticalPowerHref}
      />
      <section aria-labelledby="builder-blocks">
        <div className="blocks-head">
          <h2 id="builder-blocks" className="text-h3">
            {t("builder.blocks")}
          </h2>
          <UndoButtons builder={builder} about={about} />
        </div>
        <ol className="block-lanes">
          {blocks.map((block, place) => (
            <BlockLane
              key={block.uuid}
              lanes={lanes}
              block={block}
              place={place}
              isChosen={block.uuid === chosen}
              onChoose={choose}
            />
          ))}
        </ol>
        {blocks.length === 0 && <p className="builder-empty">{t("builder.empty")}</p>}
        <p className="segment-problem empty:hidden">
          {problems.some(({problem}) => problem === "too_long") && t("builder.problems.tooLong")}
        </p>
        <AddButtons blocks={blocks} about={about} onBlocks={onBlocks} />
      </section>
      <TextEntry blocks={blocks} t={t} onBlocks={onBlocks} />
      <SaveSection builder={builder} saving={saving} done={done} about={about} />
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
    </div>
  );
}

function UndoButtons({
  builder: {undo, redo},
  about: {t},
}: {readonly builder: Builder} & Pick<Props, "about">) {
  return (
    <span className="flex">
      <IconButton icon="undo" label={t("common.undo")} aria-disabled={!undo} onClick={() => undo?.()} />
      <IconButton icon="forward" label={t("builder.redo")} aria-disabled={!redo} onClick={() => redo?.()} />
    </span>
  );
}

interface AddProps extends Pick<Props, "about"> {
  readonly blocks: readonly Block[];
  readonly onBlocks: (blocks: readonly Block[]) => void;
}

function AddButtons({blocks, about: {t}, onBlocks}: AddProps) {
  return (
    <fieldset className="add-blocks">
      <legend className="text-label">{t("builder.add")}</legend>
      {BLOCK_KINDS.map((kind) => (
        <Button key={kind} variant="secondary" onClick={() => onBlocks(withBlock(blocks, newBlock(kind)))}>
          {t(`builder.kinds.${kind}`)}
        </Button>
      ))}
    </fieldset>
  );
}
