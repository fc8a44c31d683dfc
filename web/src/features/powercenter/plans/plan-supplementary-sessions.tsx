import type {SupplementarySession} from "@gradus/backend/contract/plans";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {changePlan, editSupplementarySession, removeSupplementarySession} from "@/client/resources/use-plans";
import {Button} from "@/ui/button";
import {DialogButton} from "@/ui/dialog-button";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import {mayPlan} from "../athlete/athlete-context";
import {longDay} from "../calendar/calendar-context";
import {MoveSupplementaryForm} from "./move-supplementary-form";
import type {PlanPart} from "./plan-part";
import {startFailures} from "./start-failures";

/** About two weeks of them. */
const SHOWN = 6;

export function PlanSupplementarySessions({plan, context, onChanged, onConflict}: PlanPart) {
  const {t, today} = context;
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const canPlan = mayPlan(context.athlete);
  const isRunning = canPlan && (plan.state === "active" || plan.state === "paused");
  if (!isRunning && !plan.has_supplementals) return null;
  const announce = (words: string | null, trouble: string | null = null) => {
    setDone(words);
    setProblem(trouble);
  };
  const put = (supplementals: readonly SupplementarySession[]) =>
    onChanged({...plan, supplementals: [...supplementals]});
  const putOne = (changed: SupplementarySession) =>
    put(plan.supplementals.map((each) => (each.id === changed.id ? changed : each)));

  async function toggle(supplementals: boolean) {
    announce(null);
    const reply = await changePlan(plan, {supplementals, version: plan.version});
    if (!reply.ok) {
      if (reply.err.code === "conflict") onConflict();
      return announce(null, failureMessage(reply.err, t, startFailures(reply.err, context)));
    }
    announce(t("plans.saved"));
    onChanged(reply.data);
  }
  async function check({id}: SupplementarySession, isDone: boolean) {
    announce(null);
    const reply = await editSupplementarySession(plan, id, {done: isDone});
    if (reply.ok) return putOne(reply.data);
    announce(null, failureMessage(reply.err, t));
  }
  async function remove({id, title}: SupplementarySession) {
    announce(null);
    const reply = await removeSupplementarySession(plan, id);
    if (!reply.ok) return announce(null, failureMessage(reply.err, t));
    announce(t("plans.removed", {title}));
    put(plan.supplementals.filter((each) => each.id !== id));
  }
  const shown = plan.supplementals
    .filter(({day}) => day >= today)
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .slice(0, SHOWN);
  return (
    <section className="mt-10" aria-label={t("plans.beside")}>
      <h2 className="text-h2">{t("plans.beside")}</h2>
      <p className="mt-2 max-w-measure">{t("plans.besideText")}</p>
      <ProblemLine>{problem}</ProblemLine>
      <DoneLine>{done}</DoneLine>
      {plan.has_supplementals && (
        <ul className="plan-besides">
          {shown.map((each) => (
            <li key={each.id}>
              <label className="flex min-h-hit items-start gap-3">
                <input
                  type="checkbox"
                  className="mt-1 size-6 shrink-0 accent-current"
                  checked={each.done !== null}
                  disabled={!canPlan}
                  onChange={({target}) => void check(each, target.checked)}
                />
                <span>
                  <span className="text-label text-text-2">{longDay(t.formatLocale, each.day)}</span>
                  <span className="block font-semibold">
                    {each.title}, {t("plans.minutesLong", {minutes: each.minutes})}
                  </span>
                  <span className="block text-label text-text-2">{each.desc}</span>
                </span>
              </label>
              {canPlan && (
                <div className="flex flex-wrap gap-3">
                  <DialogButton
                    label={t("plans.move")}
                    name={t("plans.moveOne", {title: each.title, day: longDay(t.formatLocale, each.day)})}
                    title={t("plans.moveOne", {title: each.title, day: longDay(t.formatLocale, each.day)})}
                  >
                    {(close) => (
                      <MoveSupplementaryForm
                        plan={plan}
                        context={context}
                        session={each}
                        close={close}
                        onMoved={putOne}
                      />
                    )}
                  </DialogButton>
                  <Button
                    variant="quiet"
                    aria-label={t("plans.removeOne", {
                      title: each.title,
                      day: longDay(t.formatLocale, each.day),
                    })}
                    onClick={() => void remove(each)}
                  >
                    {t("plans.remove")}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {isRunning && (
        <Button className="mt-4" variant="secondary" onClick={() => void toggle(!plan.has_supplementals)}>
          {t(plan.has_supplementals ? "plans.besideOff" : "plans.besideOn")}
        </Button>
      )}
    </section>
  );
}
