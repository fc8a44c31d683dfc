import type {PlannedWorkout} from "@gradus/backend/contract/workouts";
import {useEffect} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import type {EditChange, QueuedEdit} from "@/client/session/edit-queue";
import type {Failure} from "@/client/session/reply";
import {Button} from "@/ui/button";
import {dayWords} from "../format/day-words";
import type {TodayContext} from "./today-messages";

interface Props {
  readonly edits: readonly QueuedEdit[];
  /** Why they could not go; null while they may. */
  readonly err: Failure | null;
  /** Whether they outlive the page. */
  readonly hasRoom: boolean;
  readonly context: TodayContext;
}

export function EditNotices({edits, err, hasRoom, context}: Props) {
  const {t} = context;
  const waiting = edits.filter(({state}) => state.kind === "waiting");
  const isSessionOver = err?.code === "session_unavailable" || err?.code === "unauthenticated";
  const words = hasRoom ? (isSessionOver ? "today.waitingSession" : "today.waiting") : "today.waitingUnkept";
  useConfirmLeaving(!hasRoom && waiting.length > 0);
  return (
    <div className="today-notices">
      {waiting.length > 0 && (
        <p role="status" className="today-note">
          {t(words, {count: waiting.length})}
        </p>
      )}
      {edits.map((edit) => (
        <EditNotice key={edit.key} edit={edit} context={context} />
      ))}
    </div>
  );
}

/** Makes the browser ask for confirmation before leaving a page that has unsaved changes. */
function useConfirmLeaving(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isNeeded]);
}

function EditNotice({edit, context}: {readonly edit: QueuedEdit; readonly context: TodayContext}) {
  const {t, store} = context;
  const {state, title, change} = edit;
  if (state.kind === "waiting") return null;
  if (state.kind === "conflict") return <Conflict edit={edit} saved={state.saved} context={context} />;
  const reason = plainFailureMessage(state.err, t, {
    not_found: t("today.gone"),
    limit_reached: t("today.dayFull"),
  });
  return (
    <section role="alert" className="today-notice">
      <p>{t("today.refused", {title, change: changeWords(change, context)})}</p>
      <p>{reason}</p>
      <Button variant="secondary" onClick={() => void store.giveUp(edit)}>
        {t("today.understood")}
      </Button>
    </section>
  );
}

interface ConflictProps {
  readonly edit: QueuedEdit;
  readonly saved: PlannedWorkout;
  readonly context: TodayContext;
}

function Conflict({edit, saved, context}: ConflictProps) {
  const {t, store} = context;
  // Nothing is skipped or moved that is not there.
  const isGone = saved.deleted !== null;
  return (
    <section role="alert" className="today-notice">
      <h2 className="text-h3">{t("today.clash", {title: edit.title})}</h2>
      <dl>
        <dt>{t("today.clashMine")}</dt>
        <dd>{changeWords(edit.change, context)}</dd>
        <dt>{t("today.clashSaved")}</dt>
        <dd>{savedWords(saved, context)}</dd>
      </dl>
      <div className="today-choices">
        {!isGone && <Button onClick={() => void store.keepMine(edit, saved)}>{t("today.keepMine")}</Button>}
        <Button variant="secondary" onClick={() => void store.giveUp(edit)}>
          {t(isGone ? "today.understood" : "today.keepSaved")}
        </Button>
      </div>
    </section>
  );
}

type Words = Pick<TodayContext, "t">;

function changeWords(change: EditChange, {t}: Words): string {
  if (change.kind === "move") return t("today.movedTo", {day: dayWords(t.formatLocale, change.day)});
  return change.reason === null
    ? t("today.plannedAgain")
    : t("today.skipped", {reason: t(`today.reason.${change.reason}`)});
}

function savedWords({title, day, skipped, deleted}: PlannedWorkout, {t}: Words): string {
  if (deleted !== null) return t("today.gone");
  const planned = t("today.savedAs", {title, day: dayWords(t.formatLocale, day)});
  return skipped === null
    ? planned
    : `${planned} ${t("today.skipped", {reason: t(`today.reason.${skipped}`)})}`;
}
