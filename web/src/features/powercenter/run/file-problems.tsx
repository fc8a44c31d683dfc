import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {problemWords} from "../upload/problem-words";
import type {RunTranslator} from "./run-messages";

interface Props {
  readonly run: Pick<ActivityDetail, "problems">;
  readonly t: RunTranslator;
}

export function FileProblems({run, t}: Props) {
  const words = new Set(run.problems.map((problem) => problemWords(problem, t)));
  if (words.size === 0) return null;
  return (
    <section className="run-section">
      <h2 className="text-h3">{t("runMore.aboutFile")}</h2>
      <ul className="mt-2 text-text-2">
        {[...words].map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </section>
  );
}
