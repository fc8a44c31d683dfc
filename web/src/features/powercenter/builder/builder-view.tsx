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
import {ProfileCanvas} from "./profile-canvas";
import {SaveSection} from "./save-section";
import {TextEntry} from "./text-entry";
import {type Beginning, type Builder, useBuilder} from "./use-builder";
import {useSave} from "./use-save";
import {useTypedText} from "./use-typed-text";
import {useUndoKeys} from "./use-undo-keys";
import {WorkoutHead} from "./workout-head";

interface Props {
  readonly beginning: Beginning;
  readonly about: BuilderContext;
  readonly criticalPowerHref: string;
  readonly workoutHref: (id: string) => string;
}

/** A workout is written: its drawing, a lane for each block, and the same as text. */
export function BuilderView({beginning, about, criticalPowerHref, workoutHref}: Props) {
  const {t} = about;
  const builder = useBuilder(beginning);
  useUndoKeys(builder);
  const [chosen, choose] = useState<string | null>(null);
  const {lanes, steps, told} = useLanes(builder, about);
  const typed = useTypedText(lanes);
  const faults = lanes.problems.filter((each) => !isWarning(each)).length + (typed.mistake ? 1 : 0);
  const saving = useSaving({builder, faults, about, workoutHref});
  function show(block: string) {
    choose(block);
    document.querySelector(`[data-block="${CSS.escape(block)}"]`)?.scrollIntoView({block: "nearest"});
  }
  return (
    <div className="builder">
      <WorkoutHead builder={builder} isTitleMissing={saving.missing === "title"} t={t} />
      <ProfileCanvas steps={steps} chosen={chosen} about={about} onChoose={show} />
      <EstimateLine
        blocks={lanes.readable}
        before={builder.before.blocks}
        about={about}
        criticalPowerHref={criticalPowerHref}
      />
      <BlocksSection builder={builder} lanes={lanes} chosen={chosen} onChoose={choose} />
      <TextEntry typed={typed} about={about} />
      <SaveSection builder={builder} saving={saving} about={about} />
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
    </div>
  );
}

/** What the lanes of the blocks show, and what is announced about a change to users who do not see it. */
function useLanes(builder: Builder, about: BuilderContext) {
  const {runner, isAssumed} = about;
  const {blocks} = builder.workout;
  const [told, tell] = useState("");
  const problems = useMemo(
    () => checkWorkout(blocks, isAssumed ? null : runner.criticalPower),
    [blocks, isAssumed, runner],
  );
  const readable = useLastReadable(blocks, problems);
  const steps = useMemo(() => drawProfile(readable, runner), [readable, runner]);
  const onBlocks = (next: readonly Block[], field: string | null = null, words = "") => {
    builder.change({blocks: next}, field);
    tell(words);
  };
  return {lanes: {about, scale: scaleOf(steps), problems, blocks, readable, onBlocks}, steps, told};
}

interface SavingOptions extends Pick<Props, "about" | "workoutHref"> {
  readonly builder: Builder;
  readonly faults: number;
}

/** Saves, and reports where the workout is stored now. */
function useSaving({builder, faults, about: {format, today, t}, workoutHref}: SavingOptions) {
  const [done, setDone] = useState<string | null>(null);
  const saving = useSave({
    builder,
    faults,
    today,
    t,
    onSaved: (place, {id}, day) => {
      setDone(
        place === "template"
          ? t("builder.savedToLibrary")
          : t("builder.savedOnDay", {day: fullDayWords(format.locale, day)}),
      );
      // Loaded again, the page is that of the workout: where it is planned, or else in the library.
      if (place === "planned") history.replaceState(null, "", workoutHref(id));
      else if (!builder.kept.planned) history.replaceState(null, "", workoutHref(`new?template=${id}`));
    },
  });
  return {...saving, done};
}
