import {useState} from "react";
import {Button} from "@/ui/button";
import {useBlockDialogClose} from "@/ui/dialog";
import {Link} from "@/ui/link";
import {hrefForAthlete} from "../athlete/athlete-context";
import {fullDayWords} from "../format/day-words";
import {type Assignment, type AssignmentResult, assignToEach} from "./plan-assignment";
import type {PlansContext} from "./plans-messages";

interface Props {
  readonly assignment: Assignment;
  readonly results: readonly AssignmentResult[];
  readonly context: PlansContext;
  readonly onBack: () => void;
}

export function ConfirmAssignment({assignment, results, context, onBack}: Props) {
  const {t} = context;
  const [isWorking, setWorking] = useState(false);
  const [assignResults, setAssignResults] = useState<readonly AssignmentResult[] | null>(null);
  useBlockDialogClose(isWorking);
  const possible = results.filter(({problem}) => problem === null);

  async function give() {
    setWorking(true);
    const athletes = possible.map(({athlete}) => athlete);
    const started = await assignToEach({...assignment, athletes}, {isDryRun: false, context});
    // Who could not have it before stays in the list, and why.
    setAssignResults(results.map((one) => started.find(({athlete}) => athlete === one.athlete) ?? one));
    setWorking(false);
  }
  return (
    <section aria-label={t("athletes.previewTitle")}>
      <h3 className="mt-4 text-h3">{t("athletes.previewTitle")}</h3>
      <ul role="status">
        {(assignResults ?? results).map((answer) => (
          <Answer key={answer.athlete.user_id} answer={answer} context={context} />
        ))}
      </ul>
      {assignResults === null && (
        <div className="mt-6 flex flex-wrap gap-4">
          {possible.length > 0 && (
            <Button variant="primary" aria-disabled={isWorking} onClick={() => isWorking || void give()}>
              {isWorking ? t("common.working") : t("plans.assignGo", {count: possible.length})}
            </Button>
          )}
          <Button variant="secondary" aria-disabled={isWorking} onClick={() => isWorking || onBack()}>
            {t("plans.back")}
          </Button>
        </div>
      )}
    </section>
  );
}

function Answer({
  answer: {athlete, found, problem},
  context,
}: {
  readonly answer: AssignmentResult;
  readonly context: PlansContext;
}) {
  const {t, hrefs} = context;
  const day = (each: string) => fullDayWords(t.formatLocale, each);
  return (
    <li className="border-line border-b py-3">
      <p className="text-ui wrap-anywhere">{athlete.name}</p>
      {problem !== null && <p className="text-danger">{problem}</p>}
      {found?.running && (
        <Link
          href={hrefForAthlete(`${hrefs.plans}/${encodeURIComponent(found.running.id)}`, athlete)}
          className="link inline-flex min-h-hit items-center"
        >
          {t("plans.openRunning")}
        </Link>
      )}
      {problem === null && found && (
        <>
          <p>{t("plans.between", {from: day(found.from), to: day(found.to)})}</p>
          {found.plan ? (
            <p className="text-label">
              {t("plans.assigned")}{" "}
              <Link
                href={hrefForAthlete(`${hrefs.plans}/${encodeURIComponent(found.plan.id)}`, athlete)}
                className="link"
              >
                {t("plans.assignedOpen", {name: athlete.name})}
              </Link>
            </p>
          ) : (
            <p className="text-label">{t("plans.conflictCount", {count: found.conflicts.length})}</p>
          )}
        </>
      )}
    </li>
  );
}
