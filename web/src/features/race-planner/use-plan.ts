import {type ComponentType, useEffect, useState} from "react";
import type {SendOutcome} from "@/ui/form/form-state";
import type {Answer} from "./answer";
import type {Plan} from "./plan";
import {isPlanLink, readPlanLink, writePlanLink} from "./plan-link";
import type {PlannerSetting} from "./planner-form";
import {refusalWords} from "./refusal-words";
import {loadReader} from "./use-course-file";
import {useFirstTouch} from "./use-first-touch";

export interface AnswerProps {
  readonly answer: Answer;
  readonly link: string;
  readonly setting: PlannerSetting;
  readonly storeHref: string;
}

interface Shown {
  readonly answer: Answer;
  readonly summary: string;
  readonly link: string;
  readonly View: ComponentType<AnswerProps>;
  /** By a press, not by a link: then the focus goes to it. */
  readonly isAsked: boolean;
}

/** What the address brought along. `count` tells one from the next. */
interface Opened {
  readonly plan: Plan | null;
  readonly isBroken: boolean;
  readonly count: number;
}

/** The science and what shows it weigh as much as the form: they come with the first touch of the page. */
const loadAnswer = () => import("./plan-answer").catch(() => null);

/** The plan of the form or of the address, and its answer. */
export function usePlan(setting: PlannerSetting) {
  const [opened, setOpened] = useState<Opened>({plan: null, isBroken: false, count: 0});
  const [shown, setShown] = useState<Shown | null>(null);
  useFirstTouch(() => {
    void loadAnswer();
    void loadReader();
  });

  async function answer(plan: Plan, isAsked: boolean): Promise<SendOutcome> {
    const {t, measures} = setting;
    const science = await loadAnswer();
    if (!science) return {kind: "refused", problem: t("planner.notLoaded")};
    const link = writePlanLink(plan);
    // Whoever opens the link gets the answer that is shown here, to the last digit.
    const carried = readPlanLink(link);
    if (!carried) throw new Error("A plan fits into its link");
    const result = science.answerPlan(carried, measures.every);
    if (!result.ok) return {kind: "refused", mistakes: refusalWords(result, carried, setting)};
    const summary = science.summaryOf(result.answer, setting);
    setShown({answer: result.answer, summary, link, View: science.PlanResult, isAsked});
    if (isAsked) history.replaceState(history.state, "", link);
    return {kind: "done"};
  }

  useEffect(() => {
    async function open() {
      if (!isPlanLink(location.hash)) return;
      const plan = readPlanLink(location.hash);
      setOpened(({count}) => ({plan, isBroken: plan === null, count: count + 1}));
      if (!plan) return setShown(null);
      const outcome = await answer(plan, false);
      if (outcome.kind === "refused") setOpened(({count}) => ({plan, isBroken: true, count}));
    }
    void open();
    const listening = new AbortController();
    addEventListener("hashchange", () => void open(), {signal: listening.signal});
    return () => listening.abort();
  }, []);

  return {opened, shown, ask: (plan: Plan) => answer(plan, true)};
}
