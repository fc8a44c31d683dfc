import {SKIP_REASONS} from "@gradus/backend/contract/workout-values";
import type {PlannedWorkoutDetail} from "@gradus/backend/contract/workouts";
import {useState} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {fetchWorkoutFile} from "@/client/resources/calendar-calls";
import {Button} from "@/ui/button";
import {Link} from "@/ui/link";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import {saveFile} from "../run/save-file";
import type {TodayContext} from "./today-messages";

interface Props {
  readonly workout: PlannedWorkoutDetail;
  readonly context: TodayContext;
}

interface ActionsProps extends Props {
  readonly onTomorrow: () => void;
}

export function WorkoutActions({workout, onTomorrow, context}: ActionsProps) {
  const {t, hrefs, store} = context;
  const {activity_id, skipped} = workout;
  if (activity_id !== null) {
    return (
      <p className="today-sentence">
        {t("today.done")}{" "}
        <Link href={`${hrefs.runs}/${encodeURIComponent(activity_id)}`} className="link">
          {t("today.openRun")}
        </Link>
      </p>
    );
  }
  if (skipped !== null) {
    return (
      <div className="today-actions">
        <p className="today-sentence" role="status">
          {t("today.skipped", {reason: t(`today.reason.${skipped}`)})}
        </p>
        <Button
          variant="secondary"
          size="xl"
          onClick={() => void store.edit(workout, {kind: "skip", reason: null})}
        >
          {t("today.planAgain")}
        </Button>
      </div>
    );
  }
  return <OpenActions workout={workout} onTomorrow={onTomorrow} context={context} />;
}

function OpenActions({workout, onTomorrow, context}: ActionsProps) {
  return (
    <div className="today-actions">
      <ToWatch workout={workout} context={context} />
      <Button variant="secondary" size="xl" onClick={onTomorrow}>
        {context.t("today.tomorrow")}
      </Button>
      <Skip workout={workout} context={context} />
    </div>
  );
}

/** As a file that watches follow; it is made by the server. */
function ToWatch({workout, context: {t, isOffline}}: Props) {
  const [outcome, setOutcome] = useState<{readonly done?: string; readonly problem?: string | null}>({});
  async function send() {
    if (isOffline) return setOutcome({problem: t("today.toWatchOffline")});
    const reply = await fetchWorkoutFile(workout.id);
    if (!reply.ok) return setOutcome({problem: plainFailureMessage(reply.err, t)});
    saveFile(reply.data, `${workout.day} ${workout.title.replaceAll(/[\\/:*?"<>|]/g, "-")}.fit`);
    setOutcome({done: t("today.toWatchDone")});
  }
  return (
    <>
      <Button size="xl" full onClick={() => void send()}>
        {t("today.toWatch")}
      </Button>
      <ProblemLine className="today-note">{outcome.problem}</ProblemLine>
      <DoneLine className="today-note">{outcome.done}</DoneLine>
    </>
  );
}

function Skip({workout, context: {t, store}}: Props) {
  return (
    <details className="today-skip">
      <summary className="btn btn-secondary btn-xl">{t("today.skip")}</summary>
      <fieldset>
        <legend className="today-note">{t("today.skipWhy", {title: workout.title})}</legend>
        {SKIP_REASONS.map((reason) => (
          <Button
            key={reason}
            variant="secondary"
            onClick={() => void store.edit(workout, {kind: "skip", reason})}
          >
            {t(`today.reason.${reason}`)}
          </Button>
        ))}
      </fieldset>
    </details>
  );
}
