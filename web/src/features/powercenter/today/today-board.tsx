import type {PlannedWorkoutDetail} from "@gradus/backend/contract/workouts";
import {addDays} from "@gradus/training/numbers/days";
import {type ReactNode, useState} from "react";
import type {CachedSchedule} from "@/client/session/cached-schedule";
import type {QueuedEdit} from "@/client/session/edit-queue";
import type {Failure} from "@/client/session/reply";
import {dateFormat} from "@/lib/format/intl";
import {Button} from "@/ui/button";
import {firstOpen, isOver, planOf} from "./day-plan";
import {EditNotices} from "./edit-notices";
import {MovedLine} from "./moved-line";
import {QuietDay, RaceHead} from "./quiet-day";
import type {TodayContext} from "./today-messages";
import {UpcomingDays} from "./upcoming-days";
import {WorkoutPanel} from "./workout-panel";

interface Props {
  readonly days: CachedSchedule;
  readonly edits: readonly QueuedEdit[];
  readonly err: Failure | null;
  /** Whether changes outlive the page. */
  readonly hasRoom: boolean;
  /** Whether the server has just confirmed what is shown. */
  readonly isFresh: boolean;
  /** Whether the page opens without a connection, too. */
  readonly isCached: boolean;
  readonly context: TodayContext;
  readonly children: ReactNode;
}

export function TodayBoard({days, edits, err, hasRoom, isFresh, isCached, context, children}: Props) {
  const {t, today} = context;
  const plan = planOf(days, today);
  const [chosen, choose] = useState<string | null>(null);
  const workout = plan.workouts.find(({id}) => id === chosen) ?? firstOpen(plan.workouts);
  const others = plan.workouts.filter((each) => each !== workout);
  const [movedId, setMoved] = useState<string | null>(null);
  const moved = days.workouts.find(({id, day}) => id === movedId && day !== today);
  function move(from: PlannedWorkoutDetail, day: string) {
    setMoved(day === today ? null : from.id);
    void context.store.edit(from, {kind: "move", day});
  }
  return (
    <>
      <div className={plan.race ? "today-field field-cinder" : "today-field field-track"}>
        {children}
        <h1 tabIndex={-1} className="sr-only">
          {t("today.title")}
        </h1>
        <LastUpdate days={days} isFresh={isFresh} isCached={isCached} context={context} />
        <EditNotices edits={edits} err={err} hasRoom={hasRoom} context={context} />
        {moved && (
          <MovedLine workout={moved} days={days} onBack={() => move(moved, today)} context={context} />
        )}
        {plan.race && <RaceHead race={plan.race} context={context} />}
        {workout && (
          <WorkoutPanel
            key={workout.id}
            workout={workout}
            hasFigure={plan.race === null}
            onTomorrow={() => move(workout, addDays(today, 1))}
            context={context}
          />
        )}
        {!plan.race && !workout && <QuietDay days={days} context={context} />}
        <OtherWorkouts workouts={others} onChoose={choose} context={context} />
      </div>
      <UpcomingDays days={days} context={context} />
    </>
  );
}

/** Shows the time of the last update or that the page is offline; while fresh, that it is available offline. */
function LastUpdate({
  days,
  isFresh,
  isCached,
  context,
}: Pick<Props, "days" | "isFresh" | "isCached" | "context">) {
  const {t, isOffline} = context;
  const time = dateFormat(t.formatLocale, {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: days.timezone,
  }).format(days.readAt);
  const statusText = isFresh
    ? isCached && t("today.kept")
    : t(isOffline ? "today.offline" : "today.asOf", {time});
  return (
    <p role="status" className="today-as-of">
      {statusText}
    </p>
  );
}

interface OthersProps {
  readonly workouts: readonly PlannedWorkoutDetail[];
  readonly onChoose: (id: string) => void;
  readonly context: TodayContext;
}

function OtherWorkouts({workouts, onChoose, context: {t}}: OthersProps) {
  if (workouts.length === 0) return null;
  return (
    <section className="today-others">
      <h2 className="today-note">{t("today.also")}</h2>
      {workouts.map((workout) => (
        <Button key={workout.id} variant="secondary" size="xl" onClick={() => onChoose(workout.id)}>
          {[workout.time, workout.title, isOver(workout) && t("today.over")].filter(Boolean).join(" · ")}
        </Button>
      ))}
    </section>
  );
}
