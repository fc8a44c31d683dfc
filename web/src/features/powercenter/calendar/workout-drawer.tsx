import {SKIP_REASONS} from "@gradus/backend/contract/workout-values";
import {useState} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {fetchWorkoutFile} from "@/client/resources/calendar-calls";
import {runner} from "@/client/resources/runner";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {Link} from "@/ui/link";
import {ProblemLine} from "@/ui/status-lines";
import {forAthlete, seesPlan, useAthlete} from "../athlete/athlete-context";
import {saveFile} from "../run/save-file";
import type {DialogProps} from "./calendar-dialogs";
import {amountWords, type CalendarKit, longDay} from "./calendar-kit";
import {ruleWords, statusWords} from "./card-words";
import {doneOf, isMovable, plannedOf, type WorkoutCard} from "./cards";
import {Deliveries} from "./deliveries";
import {DrawerComments} from "./drawer-comments";
import {removeCards, restoreItem, skipWorkout} from "./item-actions";
import {PairChoice} from "./pair-choice";
import {ProfileDrawing} from "./profile-drawing";
import {ReadOnly} from "./read-only";
import {glyphOf, StandingGlyph} from "./standing-glyph";
import {MEASURES} from "./week-totals";
import {WorkoutForm} from "./workout-form";
import {WorkoutSteps} from "./workout-steps";

interface Props extends DialogProps {
  readonly card: WorkoutCard;
}

/** A planned workout: its content, its result, and all actions on it. */
export function WorkoutDrawer({card, ...props}: Props) {
  const {kit} = props;
  const {t} = kit;
  const {workout, run, judged} = card;
  const athlete = useAthlete();
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <WorkoutForm {...props} card={card} />;
  return (
    <>
      <p className="cal-status" data-look={glyphOf(card)}>
        <StandingGlyph name={glyphOf(card)} />
        {statusWords(card, kit)}
      </p>
      <p className="text-text-2">
        {[longDay(t.formatLocale, workout.day), workout.time].filter(Boolean).join(", ")}
      </p>
      <ProfileDrawing
        profile={workout.profile}
        share={run ? (judged.share ?? 1) : null}
        className="profile profile-large"
      />
      <p>{ruleWords(card, kit)}</p>
      <Amounts card={card} kit={kit} />
      {workout.desc && <p className="mt-4 whitespace-pre-line wrap-anywhere">{workout.desc}</p>}
      {workout.author && (
        <p className="text-label text-text-2">{t("calendar.writtenBy", {name: workout.author.name})}</p>
      )}
      {athlete === null && !card.isDeleted && run === null && workout.day >= kit.today && (
        <Deliveries workout={workout.id} kit={kit} />
      )}
      {run && kit.hrefs.runs && (
        <p className="mt-2">
          <Link
            href={forAthlete(`${kit.hrefs.runs}/${encodeURIComponent(run.id)}`, athlete)}
            className="link"
          >
            {t("calendar.openRun", {name: run.name})}
          </Link>
        </p>
      )}
      {card.isFixed ? (
        <ReadOnly athlete={athlete} kit={kit} />
      ) : (
        <Actions card={card} {...props} onEdit={() => setEditing(true)} />
      )}
      {/* Only the athlete can choose the run that belongs to the workout. */}
      {!card.isDeleted && athlete === null && <PairChoice card={card} {...props} />}
      {seesPlan(athlete) && <WorkoutSteps workout={workout} kit={kit} />}
      {seesPlan(athlete) && !card.isDeleted && (
        <DrawerComments
          subject={{owner_id: runner().id, workout_id: workout.id}}
          count={workout.comments}
          kit={kit}
        />
      )}
    </>
  );
}

/** Planned beside done. */
function Amounts({card, kit}: {readonly card: WorkoutCard; readonly kit: CalendarKit}) {
  const {t} = kit;
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
            <td>{amountWords(measure, planned[measure], kit)}</td>
            {done && <td className="run-value">{amountWords(measure, done[measure], kit)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ActionsProps extends Props {
  readonly onEdit: () => void;
}

function Actions({card, kit, actions, open, close, onEdit}: ActionsProps) {
  const {t, hrefs} = kit;
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
          href={forAthlete(`${hrefs.workouts}/${encodeURIComponent(card.id)}`, athlete)}
          variant="secondary"
        >
          {t("calendar.editSteps")}
        </ButtonLink>
      )}
      <Button variant="secondary" onClick={() => open({kind: "copy", card})}>
        {t("calendar.copyRepeat")}
      </Button>
      <ToWatch card={card} kit={kit} />
      {card.run === null && <Skip card={card} kit={kit} actions={actions} />}
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
function ToWatch({card, kit: {t}}: Pick<Props, "card" | "kit">) {
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

function Skip({card: {workout}, kit: {t}, actions: {tools}}: Pick<Props, "card" | "kit" | "actions">) {
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
