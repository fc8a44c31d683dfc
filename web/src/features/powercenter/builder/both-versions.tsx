import {profileOf} from "@gradus/training/workouts/profile";
import {writeWorkoutText} from "@gradus/training/workouts/write-text";
import {Button} from "@/ui/button";
import {Dialog} from "@/ui/dialog";
import {reasonWords} from "../format/plan-reason";
import type {BuilderContext} from "./builder-context";
import type {ConflictingVersion} from "./save-workout";
import type {Workout} from "./workout";
import {WorkoutProfile} from "./workout-profile";

interface Props {
  readonly mine: Workout;
  readonly conflicting: ConflictingVersion;
  readonly context: BuilderContext;
  readonly isWorking: boolean;
  readonly onOverwrite: () => void;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

export function BothVersions({mine, conflicting, context, isWorking, onOverwrite, onTake, onClose}: Props) {
  const {t} = context;
  const {isRemoved, removal} = conflicting;
  return (
    <Dialog label={t(isRemoved ? "builder.removed" : "builder.clash")} onClose={onClose}>
      <p className="mt-4">
        {t(isRemoved ? (removal ? "builder.removedByPlan" : "builder.removedText") : "builder.clashText")}
      </p>
      {removal && <p className="mt-2">{reasonWords(removal, t)}</p>}
      <Version
        name={t(isRemoved ? "builder.beforeRemoval" : "builder.savedMeanwhile")}
        workout={conflicting.workout}
        context={context}
      />
      <Version name={t("builder.yours")} workout={mine} context={context} />
      <div className="mt-6 flex flex-wrap gap-4">
        <Button aria-disabled={isWorking} onClick={() => isWorking || onOverwrite()}>
          {isWorking ? t("common.saving") : t(isRemoved ? "builder.bringBack" : "builder.saveMine")}
        </Button>
        {!isRemoved && (
          <Button variant="secondary" onClick={onTake}>
            {t("builder.takeSaved")}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t("builder.keepWriting")}
        </Button>
      </div>
    </Dialog>
  );
}

interface VersionProps {
  readonly name: string;
  readonly workout: Workout;
  readonly context: BuilderContext;
}

function Version({name, workout, context: {runner, language}}: VersionProps) {
  return (
    <section className="mt-6">
      <h3 className="text-label">{name}</h3>
      <p className="mt-1">{workout.title}</p>
      <WorkoutProfile steps={profileOf(workout.blocks, runner)} />
      <p className="block-text">{writeWorkoutText(workout.blocks, language)}</p>
    </section>
  );
}
