/** What the browser fetches to answer: the science and what shows it, as one file. */
export {answerPlan} from "./answer";
export {PlanResult} from "./plan-result";
export {summaryOf} from "./plan-sentences";
