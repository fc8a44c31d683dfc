/** What the browser fetches to answer: the science and what shows it, as one file. */
export {goalPhrase} from "@/charts/race/race-phrases";
export {answerPlan} from "./answer";
export {PlanResult} from "./plan-result";
export {resultOf, summaryOf} from "./plan-sentences";
