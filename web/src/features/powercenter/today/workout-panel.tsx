import type {PlannedWorkoutDetail} from "@gradus/backend/contract/workouts";
import {useState} from "react";
import {measureWords} from "@/lib/format/measure-words";
import {Button} from "@/ui/button";
import {Link} from "@/ui/link";
import {PaintedFigure} from "./painted-figure";
import {lengthWords, nameOf, paintedOf, sentenceOf, targetWords} from "./step-words";
import {StepsList} from "./steps-list";
import type {TodayKit} from "./today-messages";
import {TodayProfile} from "./today-profile";
import {WorkoutActions} from "./workout-actions";
import {mainStep, runOrder, type Step, stepsOf} from "./workout-steps";

interface Props {
  readonly workout: PlannedWorkoutDetail;
  /** On the day of a race the figure is the race's. */
  readonly isPainted: boolean;
  readonly onTomorrow: () => void;
  readonly kit: TodayKit;
}

/** What is to be run: one figure, one sentence, the profile, each step; and what can be done with it. */
export function WorkoutPanel({workout, isPainted, onTomorrow, kit}: Props) {
  const [at, setAt] = useState<number | null>(null);
  const steps = stepsOf(workout);
  const order = runOrder(workout);
  const current = at === null ? null : (order[at] ?? null);
  const shown = current ? {...current, times: 1} : mainStep(steps, kit.criticalPower);
  return (
    <article className="today-workout">
      <h2 className="today-title">{workout.title}</h2>
      {shown && isPainted && <PaintedFigure {...paintedOf(shown, kit)} />}
      {shown && <p className="today-sentence">{sentenceOf(shown, kit)}</p>}
      {kit.criticalPower === null && <NoPower kit={kit} />}
      <TodayProfile profile={workout.profile} />
      <StepsList steps={steps} current={current?.id ?? null} kit={kit} />
      <AmountsLine workout={workout} kit={kit} />
      {order.length > 1 && <StepThrough order={order} at={at} onStep={setAt} kit={kit} />}
      <WorkoutActions workout={workout} onTomorrow={onTomorrow} kit={kit} />
    </article>
  );
}

function NoPower({kit: {t, hrefs}}: Pick<Props, "kit">) {
  return (
    <p className="today-note">
      {t("today.noPower")}{" "}
      <Link href={hrefs.criticalPower} className="link">
        {t("today.setPower")}
      </Link>
    </p>
  );
}

function AmountsLine({workout: {planned}, kit: {t, format}}: Pick<Props, "workout" | "kit">) {
  if (!planned) return null;
  return (
    <p className="today-note">
      {[
        format.duration(planned.duration),
        measureWords(format.distance(planned.distance, 1)),
        t("today.stress", {stress: format.stress(planned.stress)}),
      ].join(", ")}
    </p>
  );
}

interface ThroughProps {
  readonly order: readonly Step[];
  readonly at: number | null;
  readonly onStep: (at: number | null) => void;
  readonly kit: TodayKit;
}

/** Goes from step to step while running; the next step is announced before it begins. */
function StepThrough({order, at, onStep, kit}: ThroughProps) {
  const {t} = kit;
  const next = order[at === null ? 0 : at + 1] ?? null;
  return (
    <div className="today-through">
      <p className="today-sentence" role="status">
        {at !== null && `${t("today.stepOf", {at: at + 1, count: order.length})} `}
        {next
          ? t("today.nextStep", {
              step: `${lengthWords(next.segment, kit)} ${nameOf(next, kit)}, ${targetWords(next.segment, kit)}`,
            })
          : t("today.lastStep")}
      </p>
      <Button
        variant="secondary"
        size="xl"
        onClick={() => onStep(next === null ? null : at === null ? 0 : at + 1)}
      >
        {next === null ? t("today.allSteps") : at === null ? t("today.startSteps") : t("today.goOn")}
      </Button>
    </div>
  );
}
