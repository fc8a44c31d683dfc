import type {PlannedWorkoutDetail} from "@gradus/backend/contract/workouts";
import {useEffect, useRef} from "react";
import type {CachedSchedule} from "@/client/session/cached-schedule";
import {Button} from "@/ui/button";
import {planOf} from "./day-plan";
import type {TodayContext} from "./today-messages";
import {longDay} from "./upcoming-days";

interface Props {
  /** As it stands now. */
  readonly workout: PlannedWorkoutDetail;
  readonly days: CachedSchedule;
  readonly onBack: () => void;
  readonly context: TodayContext;
}

/** It takes the focus from what is gone. */
export function MovedLine({workout, days, onBack, context: {t}}: Props) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const {race} = planOf(days, workout.day);
  return (
    <div className="today-notice">
      <p role="status">
        {t("today.workoutMoved", {title: workout.title, day: longDay(t.formatLocale, workout.day)})}{" "}
        {race && t("today.movedOntoRace", {race: race.title})}
      </p>
      <Button ref={back} variant="secondary" onClick={onBack}>
        {t("today.moveBack")}
      </Button>
    </div>
  );
}
