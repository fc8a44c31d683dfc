import {SKIP_REASONS} from "@gradus/backend/contract/workout-values";
import {useState} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {athleteParams} from "@/client/resources/athlete-resource";
import {fetchWorkoutFile} from "@/client/resources/calendar-calls";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {Link} from "@/ui/link";
import {ProblemLine} from "@/ui/status-lines";
import {hrefForAthlete, seesPlan, useAthlete} from "../athlete/athlete-context";
import {saveFile} from "../run/save-file";
import {amountWords, type CalendarContext, longDay} from "./calendar-context";
import {ruleWords, statusWords} from "./card-words";
import {doneOf, isMovable, plannedOf, type WorkoutCard} from "./cards";
import {Deliveries} from "./deliveries";
import type {DialogProps} from "./dialog-props";
import {DrawerComments} from "./drawer-comments";
import {removeCards, restoreItem, skipWorkout} from "./item-actions";
import {PairChoice} from "./pair-choice";
import {ProfileDrawing} from "./profile-drawing";
import {ReadOnlyNote} from "./read-only-note";
import {glyphOf, StatusGlyph} from "./status-glyph";
import {MEASURES} from "./week-totals";
import {WorkoutForm} from "./workout-form";
import {WorkoutSteps} from "./workout-steps";

interface Props extends DialogProps {
  readonly card: WorkoutCard;
}

export function WorkoutDrawer({card, ...props}: Props) {
  const {context} = props;
  const {t} = context;
  const {workout, run, judgement} = card;
  const athlete = useAthlete();
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <WorkoutForm {...props} card={card} />;
  return (
    <>
      <p className="cal-status" data-look={glyphOf(card)}>
        <StatusGlyph name={glyphOf(card)} />
        {statusWords(card, context)}
      </p>
      <p className="text-text-2">
        {[longDay(t.formatLocale, workout.day), workout.time].filter(Boolean).join(", ")}
      </p>
      <ProfileDrawing
        profile={workout.profile}
        share={run ? (judgement.share ?? 1) : null}
        className="profile profile-large"
      />
      <p>{ruleWords(card, context)}</p>
      <Amounts card={card} context={context} />
      {workout.desc && <p className="mt-4 whitespace-pre-line wrap-anywhere">{workout.desc}</p>}
      {workout.author && (
        <p className="text-label text-text-2">{t("calendar.writtenBy", {name: workout.author.name})}</p>
      )}
      {athlete === null && !card.isDeleted && run === null && workout.day >= context.today && (
        <Deliveries workout={workout.id} context={context} />
      )}
      {run && context.hrefs.runs && (
        <p className="mt-2">
          <Link
            href={hrefForAthlete(`${context.hrefs.runs}/${encodeURIComponent(run.id)}`, athlete)}
            className="link"
          >
            {t("calendar.openRun", {name: run.name})}
          </Link>
        </p>
      )}
      {card.isFixed ? (
        <ReadOnlyNote athlete={athlete} context={context} />
      ) : (
        <Actions card={card} {...props} onEdit={() => setEditing(true)} />
      )}
      {/* Only the athlete can choose the run that belongs to the workout. */}
      {!card.isDeleted && athlete === null && <PairChoice card={card} {...props} />}
      {seesPlan(athlete) && <WorkoutSteps workout={workout} context={context} />}
      {seesPlan(athlete) && !card.isDeleted && (
        <DrawerComments
          subject={{owner_id: athleteParams().id, workout_id: workout.id}}
          count={workout.comments}
          context={context}
        />
      )}
    </>
  );
}

/** Planned beside done. */
function Amounts({card, context}: {readonly card: WorkoutCard; readonly context: CalendarContext}) {
  const {t} = context;
  const planned = plannedOf(card.workout);
  const done = card.run && doneOf(card.run);
  return (
    <table className="cal-amount-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{t("calendar.planned")}</th>
          {done && <th scope="col">{t("calendar.done")}</th>}
        </tr>
      </thead>
      <tbody>
        {MEASURES.map((measure) => (
          <tr key={measure}>
            <th scope="row">{t(`calendar.measure.${measure}`)}</th>
            <td>{amountWords(measure, planned[measure], context)}</td>
            {done && <td className="run-value">{amountWords(measure, done[measure], context)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ActionsProps extends Props {
  readonly onEdit: () => void;
}

function Actions({card, context, actions, open, close, onEdit}: ActionsProps) {
  const {t, hrefs} = context;
  const {workout} = card;
  const {tools} = actions;
  const athlete = useAthlete();
  if (card.isDeleted) {
    return (
      <div className="cal-actions">
        <Button
          onClick={() => {
            close();
            void restoreItem(tools, "workout", card.id, card.title);
          }}
        >
          {t("calendar.restore")}
        </Button>
      </div>
    );
  }
  return (
    <div className="cal-actions">
      {isMovable(card) && <Button onClick={() => open({kind: "move", card})}>{t("calendar.moveTo")}</Button>}
      <Button variant="secondary" onClick={onEdit}>
        {t("common.edit")}
      </Button>
      {hrefs.workouts && (
        <ButtonLink
          href={hrefForAthlete(`${hrefs.workouts}/${encodeURIComponent(card.id)}`, athlete)}
          variant="secondary"
        >
          {t("calendar.editSteps")}
        </ButtonLink>
      )}
      <Button variant="secondary" onClick={() => open({kind: "copy", card})}>
        {t("calendar.copyRepeat")}
      </Button>
      <ToWatch card={card} context={context} />
      {card.run === null && <Skip card={card} context={context} actions={actions} />}
      <Button
        variant="quiet"
        onClick={() => {
          if (workout.plan_id !== null) return open({kind: "scope", card, day: null});
          close();
          void removeCards(tools, [workout], t("calendar.removed", {title: card.title}));
        }}
      >
        {t("calendar.remove")}
      </Button>
    </div>
  );
}

/** As a file that watches follow. */
function ToWatch({card, context: {t}}: Pick<Props, "card" | "context">) {
  const [problem, setProblem] = useState<string | null>(null);
  async function send() {
    const reply = await fetchWorkoutFile(card.id);
    setProblem(reply.ok ? null : plainFailureMessage(reply.err, t));
    if (reply.ok)
      saveFile(reply.data, `${card.workout.day} ${card.title.replaceAll(/[\\/:*?"<>|]/g, "-")}.fit`);
  }
  return (
    <>
      <Button variant="secondary" onClick={() => void send()}>
        {t("calendar.toWatch")}
      </Button>
      <ProblemLine className="mt-1">{problem}</ProblemLine>
    </>
  );
}

function Skip({
  card: {workout},
  context: {t},
  actions: {tools},
}: Pick<Props, "card" | "context" | "actions">) {
  return (
    <label className="cal-skip">
      <span className="text-label">{t("calendar.skipLabel")}</span>
      <select
        className="input"
        value={workout.skipped ?? ""}
        onChange={({target}) =>
          void skipWorkout(tools, workout, SKIP_REASONS.find((reason) => reason === target.value) ?? null)
        }
      >
        <option value="">{t("calendar.notSkipped")}</option>
        {SKIP_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {t(`calendar.skip.${reason}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
