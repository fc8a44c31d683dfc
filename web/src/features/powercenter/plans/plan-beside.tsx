import type {PlanSupplemental} from "@gradus/backend/contract/plans";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {editSupplemental, removeSupplemental} from "@/client/resources/use-plans";
import {Button} from "@/ui/button";
import {ProblemLine} from "@/ui/status-lines";
import {dayWords} from "../format/day-words";
import type {PlanPart} from "./plan-view";

const SHOWN_DAYS = 14;

/** Strength and the like of the days around today. */
export function PlanBeside({plan, kit, onChanged}: PlanPart) {
  const {t, today} = kit;
  const [problem, setProblem] = useState<string | null>(null);
  if (!plan.has_supplementals) return null;
  const put = (supplementals: readonly PlanSupplemental[]) =>
    onChanged({...plan, supplementals: [...supplementals]});

  async function check({id}: PlanSupplemental, done: boolean) {
    setProblem(null);
    const reply = await editSupplemental(plan.id, id, {done});
    if (reply.ok) return put(plan.supplementals.map((each) => (each.id === id ? reply.data : each)));
    setProblem(failureMessage(reply.err, t));
  }
  async function remove({id}: PlanSupplemental) {
    setProblem(null);
    const reply = await removeSupplemental(plan.id, id);
    if (reply.ok) return put(plan.supplementals.filter((each) => each.id !== id));
    setProblem(failureMessage(reply.err, t));
  }
  const shown = plan.supplementals.filter(({day}) => day >= today).slice(0, SHOWN_DAYS);
  return (
    <section className="mt-10" aria-label={t("plans.supplementals")}>
      <h2 className="text-h2">{t("plans.supplementals")}</h2>
      <ProblemLine>{problem}</ProblemLine>
      <ul className="plan-rows">
        {shown.map((each) => (
          <li key={each.id} className="plan-row">
            <label className="flex gap-3">
              <input
                type="checkbox"
                className="size-6 shrink-0 accent-current"
                checked={each.done !== null}
                onChange={({target}) => void check(each, target.checked)}
              />
              <span>
                {dayWords(t.formatLocale, each.day)}: {each.title},{" "}
                {t("plans.minutesLong", {minutes: each.minutes})}
                <span className="block text-label text-text-2">{each.desc}</span>
              </span>
            </label>
            <Button
              variant="secondary"
              aria-label={t("plans.removeOne", {title: each.title, day: dayWords(t.formatLocale, each.day)})}
              onClick={() => void remove(each)}
            >
              {t("plans.remove")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
