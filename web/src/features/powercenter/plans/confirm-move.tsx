import type {PlanEdited} from "@gradus/backend/contract/plans";
import {daysBetween} from "@gradus/training/numbers/days";
import {PLAN_RULES} from "@gradus/training/plans/plan";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {changePlan} from "@/client/resources/use-plans";
import {Button} from "@/ui/button";
import {useBlockDialogClose} from "@/ui/dialog";
import {Disclosure} from "@/ui/disclosure";
import {ProblemLine} from "@/ui/status-lines";
import {dayWords, fullDayWords} from "../format/day-words";
import type {PlanPart} from "./plan-part";
import {distanceWords} from "./plan-words";
import type {PlansContext} from "./plans-messages";
import {startFailures} from "./start-failures";

interface Props extends PlanPart {
  readonly race: {readonly day: string; readonly distance: number};
  /** The plan as it would be after the move. */
  readonly found: PlanEdited;
  readonly close: () => void;
  readonly onBack: () => void;
}

export function ConfirmMove({plan, context, race, found, close, onBack, onChanged, onConflict}: Props) {
  const {t} = context;
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useBlockDialogClose(isWorking);

  async function move() {
    setProblem(null);
    setWorking(true);
    const reply = await changePlan(plan, {race, version: plan.version});
    setWorking(false);
    if (reply.ok) {
      close();
      return onChanged(reply.data);
    }
    setProblem(failureMessage(reply.err, t, startFailures(reply.err, context)));
    if (reply.err.code === "conflict") onConflict();
  }
  return (
    <>
      <p className="mt-4">
        {t("plans.race", {
          day: fullDayWords(t.formatLocale, race.day),
          distance: distanceWords(race.distance, context),
        })}
      </p>
      {isShort(found, race.day, context.today) && (
        <p className="mt-2 font-bold">
          {t("plans.moveShort", {distance: distanceWords(race.distance, context)})}
        </p>
      )}
      <Changes plan={plan} found={found} context={context} />
      <ProblemLine>{problem}</ProblemLine>
      <div className="mt-6 flex flex-wrap gap-4">
        <Button variant="primary" aria-disabled={isWorking} onClick={() => isWorking || void move()}>
          {isWorking ? t("common.working") : t("plans.moveRace")}
        </Button>
        <Button variant="secondary" aria-disabled={isWorking} onClick={() => isWorking || onBack()}>
          {t("plans.back")}
        </Button>
      </div>
    </>
  );
}

/** Whether an upcoming phase has less time than it should. */
function isShort({phases}: PlanEdited, day: string, today: string): boolean {
  const isCut = phases.some(({to, reason}) => to >= today && reason.endsWith("_shortened"));
  return isCut || daysBetween(today, day) < PLAN_RULES.leastDays;
}

function Changes({plan, found, context}: Pick<Props, "plan" | "found" | "context">) {
  const {t, today} = context;
  const [before, after] = [plan.weeks.length, found.weeks.length];
  const {kept = 0, gone = [], added = []} = found.effect ?? {};
  return (
    <>
      <p className="mt-2">
        {before === after ? t("plans.moveSameWeeks") : t("plans.moveWeeks", {before, after})}{" "}
        {t("plans.moveKept", {kept})}
      </p>
      <h3 className="text-h3 mt-4">{t("plans.movePhases")}</h3>
      <ul className="mt-2">
        {found.phases
          .filter(({to}) => to >= today)
          .map(({name, from, to}) => (
            <li key={from}>
              {t(`plans.phase.${name}`)}:{" "}
              {t("plans.between", {
                from: fullDayWords(t.formatLocale, from),
                to: fullDayWords(t.formatLocale, to),
              })}
            </li>
          ))}
      </ul>
      <Sessions summary={t("plans.moveGone", {count: gone.length})} sessions={gone} t={t} />
      <Sessions summary={t("plans.moveAdded", {count: added.length})} sessions={added} t={t} />
    </>
  );
}

interface SessionsProps {
  readonly summary: string;
  readonly sessions: readonly {readonly day: string; readonly title: string}[];
  readonly t: PlansContext["t"];
}

function Sessions({summary, sessions, t}: SessionsProps) {
  if (sessions.length === 0) return null;
  return (
    <Disclosure summary={summary}>
      <ul className="plan-conflicts">
        {sessions.map(({day, title}, index) => (
          <li key={index}>
            {dayWords(t.formatLocale, day)}: {title}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
