import type {Block} from "@gradus/training/workouts/workout";
import {useMemo, useState} from "react";
import {VisuallyHidden} from "@/ui/visually-hidden";
import {fullDayWords} from "../format/day-words";
import {BlocksSection} from "./blocks-section";
import type {BuilderContext} from "./builder-context";
import {checkWorkout, isWarning} from "./check-workout";
import {drawProfile, scaleOf} from "./draw-profile";
import {EstimateLine} from "./estimate-line";
import {useLastReadable} from "./last-readable";
import type {InitialDraft} from "./parse-draft";
import {ProfileCanvas} from "./profile-canvas";
import {SaveSection} from "./save-section";
import {TextEntry} from "./text-entry";
import {type Builder, useBuilder} from "./use-builder";
import {useSave} from "./use-save";
import {useTypedText} from "./use-typed-text";
import {useUndoKeys} from "./use-undo-keys";
import {WorkoutHead} from "./workout-head";

interface Props {
  readonly initial: InitialDraft;
  readonly context: BuilderContext;
  readonly criticalPowerHref: string;
  readonly workoutHref: (id: string) => string;
}

/** A workout is written: its drawing, a row for each block, and the same as text. */
export function BuilderView({initial, context, criticalPowerHref, workoutHref}: Props) {
  const {t} = context;
  const builder = useBuilder(initial);
  useUndoKeys(builder);
  const [chosen, choose] = useState<string | null>(null);
  const {editor, steps, announcement} = useBlockEditor(builder, context);
  const typed = useTypedText(editor);
  const faults = editor.problems.filter((each) => !isWarning(each)).length + (typed.mistake ? 1 : 0);
  const saving = useSaving({builder, faults, context, workoutHref});
  function show(block: string) {
    choose(block);
    document.querySelector(`[data-block="${CSS.escape(block)}"]`)?.scrollIntoView({block: "nearest"});
  }
  return (
    <div className="builder">
      <WorkoutHead builder={builder} isTitleMissing={saving.missing === "title"} t={t} />
      <ProfileCanvas steps={steps} chosen={chosen} context={context} onChoose={show} />
      <EstimateLine
        blocks={editor.readable}
        before={builder.before.blocks}
        context={context}
        criticalPowerHref={criticalPowerHref}
      />
      <BlocksSection builder={builder} editor={editor} chosen={chosen} onChoose={choose} />
      <TextEntry typed={typed} context={context} />
      <SaveSection builder={builder} saving={saving} context={context} />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}

/** What the rows of the blocks show, and what is announced about a change to users who do not see it. */
function useBlockEditor(builder: Builder, context: BuilderContext) {
  const {runner, isAssumed} = context;
  const {blocks} = builder.workout;
  const [announcement, announce] = useState("");
  const problems = useMemo(
    () => checkWorkout(blocks, isAssumed ? null : runner.criticalPower),
    [blocks, isAssumed, runner],
  );
  const readable = useLastReadable(blocks, problems);
  const steps = useMemo(() => drawProfile(readable, runner), [readable, runner]);
  const onBlocks = (next: readonly Block[], field: string | null = null, words = "") => {
    builder.change({blocks: next}, field);
    announce(words);
  };
  const editor = {context, scale: scaleOf(steps), problems, blocks, readable, onBlocks};
  return {editor, steps, announcement};
}

interface SavingOptions extends Pick<Props, "context" | "workoutHref"> {
  readonly builder: Builder;
  readonly faults: number;
}

/** Saves, and reports where the workout is stored now. */
function useSaving({builder, faults, context: {format, today, t}, workoutHref}: SavingOptions) {
  const [done, setDone] = useState<string | null>(null);
  const saving = useSave({
    builder,
    faults,
    today,
    t,
    onSaved: (target, {id}, day) => {
      setDone(
        target === "template"
          ? t("builder.savedToLibrary")
          : t("builder.savedOnDay", {day: fullDayWords(format.locale, day)}),
      );
      // Loaded again, the page is that of the workout: where it is planned, or else in the library.
      if (target === "planned") history.replaceState(null, "", workoutHref(id));
      else if (!builder.kept.planned) history.replaceState(null, "", workoutHref(`new?template=${id}`));
    },
  });
  return {...saving, done};
}
