import type {PlannedWorkoutDetail} from "@gradus/backend/contract/workouts";
import {useState} from "react";
import {measureWords} from "@/lib/format/measure-words";
import {Button} from "@/ui/button";
import {Link} from "@/ui/link";
import {BigFigure} from "./big-figure";
import {figureOf, lengthWords, nameOf, sentenceOf, targetWords} from "./step-words";
import {StepsList} from "./steps-list";
import type {TodayContext} from "./today-messages";
import {TodayProfile} from "./today-profile";
import {WorkoutActions} from "./workout-actions";
import {mainStep, runOrder, type Step, stepsOf} from "./workout-steps";

interface Props {
  readonly workout: PlannedWorkoutDetail;
  /** On the day of a race the figure is the race's. */
  readonly hasFigure: boolean;
  readonly onTomorrow: () => void;
  readonly context: TodayContext;
}

export function WorkoutPanel({workout, hasFigure, onTomorrow, context}: Props) {
  const [at, setAt] = useState<number | null>(null);
  const steps = stepsOf(workout);
  const order = runOrder(workout);
  const current = at === null ? null : (order[at] ?? null);
  const shown = current ? {...current, times: 1} : mainStep(steps, context.criticalPower);
  return (
    <article className="today-workout">
      <h2 className="today-title">{workout.title}</h2>
      {shown && hasFigure && <BigFigure {...figureOf(shown, context)} />}
      {shown && <p className="today-sentence">{sentenceOf(shown, context)}</p>}
      {context.criticalPower === null && <NoPower context={context} />}
      <TodayProfile profile={workout.profile} />
      <StepsList steps={steps} current={current?.id ?? null} context={context} />
      <AmountsLine workout={workout} context={context} />
      {order.length > 1 && <StepThrough order={order} at={at} onStep={setAt} context={context} />}
      <WorkoutActions workout={workout} onTomorrow={onTomorrow} context={context} />
    </article>
  );
}

function NoPower({context: {t, hrefs}}: Pick<Props, "context">) {
  return (
    <p className="today-note">
      {t("today.noPower")}{" "}
      <Link href={hrefs.criticalPower} className="link">
        {t("today.setPower")}
      </Link>
    </p>
  );
}

function AmountsLine({workout: {planned}, context: {t, format}}: Pick<Props, "workout" | "context">) {
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

interface StepThroughProps {
  readonly order: readonly Step[];
  readonly at: number | null;
  readonly onStep: (at: number | null) => void;
  readonly context: TodayContext;
}

/** Goes from step to step while running; the next step is announced before it begins. */
function StepThrough({order, at, onStep, context}: StepThroughProps) {
  const {t} = context;
  const next = order[at === null ? 0 : at + 1] ?? null;
  return (
    <div className="today-through">
      <p className="today-sentence" role="status">
        {at !== null && `${t("today.stepOf", {at: at + 1, count: order.length})} `}
        {next
          ? t("today.nextStep", {
              step: `${lengthWords(next.segment, context)} ${nameOf(next, context)}, ${targetWords(next.segment, context)}`,
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
