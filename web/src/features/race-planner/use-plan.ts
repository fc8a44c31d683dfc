import {type ComponentType, useEffect, useState} from "react";
import {type RaceUnits, splitLength} from "@/charts/race/units";
import type {SendOutcome} from "@/ui/form/form-state";
import type {Answer} from "./answer";
import type {Plan} from "./plan";
import {hasBothTargets, isPlanLink, readPlanLink, writePlanLink} from "./plan-link";
import type {AnswerProps} from "./plan-result";
import {unitsOfLink, withUnits} from "./plan-units";
import type {PlannerSetting} from "./planner-setting";
import {refusalWords} from "./refusal-words";
import {loadCourseReader} from "./use-course-file";
import {useFirstInteraction} from "./use-first-interaction";

interface PlannerDisplay {
  readonly answer: Answer;
  readonly file: File | null;
  readonly summary: string;
  /** The answer's note on the goal, where the goal is more than a runner can hold. */
  readonly goalNote: string | null;
  readonly link: string;
  readonly View: ComponentType<AnswerProps>;
}

/** What was read from the address. `count` distinguishes one reading from the next. */
interface LinkedPlan {
  readonly plan: Plan | null;
  readonly problem: "broken" | "both_targets" | null;
  readonly count: number;
}

/** By a press, by typing on, or by a link. */
type SubmissionSource = "asked" | "typed" | "opened";

interface PlanSubmission {
  readonly plan: Plan;
  readonly file: File | null;
  readonly source: SubmissionSource;
  /** Null for those of the market. */
  readonly units: RaceUnits | null;
}

/** The science and what shows it weigh as much as the form: they come with the first touch of the page. */
const loadAnswer = () => import("./plan-answer").catch(() => null);

/** The units of the market, and those the user chose instead, here or through a link. */
interface PlannerUnits {
  readonly usual: RaceUnits;
  readonly chosen: RaceUnits | null;
  readonly choose: (units: RaceUnits | null) => void;
}

/** Returns the plan of the form or of the address, and its answer. `asked` counts the answered submissions. */
export function usePlan(setting: PlannerSetting, {usual, chosen, choose}: PlannerUnits) {
  const [opened, setOpened] = useState<LinkedPlan>({plan: null, problem: null, count: 0});
  const [shown, setShown] = useState<PlannerDisplay | null>(null);
  const [requestCount, setRequestCount] = useState(0);
  /** True when the shown answer no longer matches the form. */
  const [isStale, setStale] = useState(false);
  useFirstInteraction(() => {
    void loadAnswer();
    void loadCourseReader();
  });

  async function answer({plan, file, source, units}: PlanSubmission): Promise<SendOutcome> {
    const {t} = setting;
    const science = await loadAnswer();
    if (!science) return {kind: "refused", problem: t("planner.notLoaded")};
    const link = withUnits(writePlanLink(plan), units);
    // The link must open with exactly the answer that is shown here, to the last digit.
    const carried = readPlanLink(link);
    if (!carried) throw new Error("A plan fits into its link");
    const result = science.answerPlan(carried, splitLength(units ?? usual));
    setStale(!result.ok);
    if (!result.ok) return {kind: "refused", mistakes: refusalWords(result, carried, setting)};
    const {answer: found} = result;
    const goal = science.goalPhrase(science.resultOf(found), setting);
    const goalNote = goal?.isWarning ? goal.words : null;
    const summary = science.summaryOf(found, setting);
    setShown({answer: found, file, summary, goalNote, link, View: science.PlanResult});
    if (source !== "opened") history.replaceState(history.state, "", link);
    if (source === "asked") setRequestCount((count) => count + 1);
    return {kind: "done"};
  }

  useEffect(() => {
    async function open() {
      const {hash} = location;
      if (!isPlanLink(hash)) return;
      const plan = readPlanLink(hash);
      const problem = plan ? null : hasBothTargets(hash) ? "both_targets" : "broken";
      const units = unitsOfLink(hash);
      choose(units);
      setOpened(({count}) => ({plan, problem, count: count + 1}));
      if (!plan) return setShown(null);
      const outcome = await answer({plan, file: null, source: "opened", units});
      if (outcome.kind === "refused") setOpened(({count}) => ({plan, problem: "broken", count}));
    }
    void open();
    const listening = new AbortController();
    addEventListener("hashchange", () => void open(), {signal: listening.signal});
    return () => listening.abort();
  }, []);

  return {
    opened,
    shown,
    asked: requestCount,
    isStale,
    ask: (plan: Plan, file: File | null) => answer({plan, file, source: "asked", units: chosen}),
    /** The same while the user keeps typing: updates once there is an answer. Null means input that is no plan yet. */
    follow(plan: Plan | null, file: File | null) {
      if (!shown) return;
      if (plan) void answer({plan, file, source: "typed", units: chosen});
      else setStale(true);
    },
  };
}
