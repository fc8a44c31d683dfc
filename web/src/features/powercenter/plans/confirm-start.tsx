import type {PlanStart} from "@gradus/backend/contract/plans";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {startPlan} from "@/client/resources/use-plans";
import {Button} from "@/ui/button";
import {useBlockDialogClose} from "@/ui/dialog";
import {Link} from "@/ui/link";
import {ProblemLine} from "@/ui/status-lines";
import {hrefForAthlete} from "../athlete/athlete-context";
import {dayWords, fullDayWords} from "../format/day-words";
import {hoursWords} from "./plan-words";
import type {PlansContext} from "./plans-messages";
import {startFailures} from "./start-failures";
import type {PlanRequest} from "./start-form";
import {SteppedRibbon} from "./stepped-ribbon";

interface Props {
  readonly request: PlanRequest;
  readonly found: PlanStart;
  readonly context: PlansContext;
  readonly onBack: () => void;
}

export function ConfirmStart({request, found, context, onBack}: Props) {
  const {t, hrefs, athlete} = context;
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useBlockDialogClose(isWorking);

  async function start() {
    setProblem(null);
    setWorking(true);
    const reply = await startPlan(request, athlete?.user_id ?? null);
    if (reply.ok && reply.data.plan)
      return location.assign(
        hrefForAthlete(`${hrefs.plans}/${encodeURIComponent(reply.data.plan.id)}`, athlete),
      );
    setWorking(false);
    if (!reply.ok) setProblem(failureMessage(reply.err, t, startFailures(reply.err, context)));
  }
  return (
    <>
      <Overview found={found} context={context} />
      <Conflicts found={found} context={context} />
      {found.running && <Running running={found.running} context={context} />}
      <ProblemLine>{problem}</ProblemLine>
      <div className="mt-6 flex flex-wrap gap-4">
        {!found.running && (
          <Button variant="primary" aria-disabled={isWorking} onClick={() => isWorking || void start()}>
            {isWorking ? t("common.working") : t("plans.confirm")}
          </Button>
        )}
        <Button variant="secondary" aria-disabled={isWorking} onClick={() => isWorking || onBack()}>
          {t("plans.back")}
        </Button>
      </div>
    </>
  );
}

function Overview({found: {from, to, weeks, sessions}, context}: Pick<Props, "found" | "context">) {
  const {t} = context;
  const most = Math.max(0, ...weeks.map(({seconds}) => seconds));
  return (
    <>
      <p className="mt-4">
        {t("plans.between", {
          from: fullDayWords(t.formatLocale, from),
          to: fullDayWords(t.formatLocale, to),
        })}
      </p>
      <SteppedRibbon
        steps={weeks.map(({stress}) => ({planned: stress, done: null}))}
        width={320}
        height={60}
        className="plan-thumb mt-4"
      />
      <p className="mt-2">
        {t("plans.overview", {
          sessions: sessions.length,
          weeks: weeks.length,
          most: hoursWords(most),
        })}
      </p>
    </>
  );
}

/** Only one plan can be active at a time: links to the page where the athlete can leave the other one. */
function Running({
  running: {id, title, to},
  context: {t, hrefs, athlete},
}: Pick<Props, "context"> & {readonly running: NonNullable<PlanStart["running"]>}) {
  return (
    <section className="mt-4" aria-label={t("plans.runningTitle")}>
      <h3 className="text-h3">{t("plans.runningTitle")}</h3>
      <p>{t("plans.runningText", {title, to: fullDayWords(t.formatLocale, to)})}</p>
      <Link
        href={hrefForAthlete(`${hrefs.plans}/${encodeURIComponent(id)}`, athlete)}
        className="link inline-flex min-h-hit items-center"
      >
        {t("plans.openRunning")}
      </Link>
    </section>
  );
}

function Conflicts({found: {conflicts}, context: {t}}: Pick<Props, "found" | "context">) {
  if (conflicts.length === 0) return <p className="mt-4">{t("plans.noConflicts")}</p>;
  return (
    <section className="mt-4" aria-label={t("plans.conflicts")}>
      <h3 className="text-h3">{t("plans.conflicts")}</h3>
      <p>{t("plans.conflictsText")}</p>
      <ul className="plan-conflicts">
        {conflicts.map(({day, kind, title}, index) => (
          <li key={index}>
            {dayWords(t.formatLocale, day)}: {t(`plans.conflict.${kind}`)} · {title}
          </li>
        ))}
      </ul>
    </section>
  );
}
