import {buttonClasses} from "@/ui/button-classes";
import {Link} from "@/ui/link";
import {CourseRibbon} from "./course-ribbon";
import {Explanations} from "./explanations";
import {PlanFigures} from "./plan-figures";
import {sentencesOf} from "./plan-sentences";
import {SharePlan} from "./share-plan";
import {SplitsTable} from "./splits-table";
import type {AnswerProps} from "./use-plan";
import {WristBand} from "./wrist-band";

/** The whole answer: what to hold, where, and why. */
export function PlanResult({answer, link, setting, storeHref}: AnswerProps) {
  const {t} = setting;
  const {kind} = answer.plan.basis;
  return (
    <div className="race-plan">
      <PlanFigures answer={answer} setting={setting} />
      <ul className="mt-6 max-w-measure">
        {sentencesOf(answer, setting).map(({words, isWarning}) => (
          <li key={words} className={isWarning ? "mt-1 text-warning" : "mt-1"}>
            {words}
          </li>
        ))}
      </ul>
      <SharePlan link={link} t={t} />
      <CourseRibbon answer={answer} setting={setting} />
      <div className="plan-splits">
        <SplitsTable answer={answer} setting={setting} />
        <WristBand answer={answer} setting={setting} />
      </div>
      <section className="mt-12 print:hidden">
        <h3 className="text-h3">{t("planner.accuracy")}</h3>
        <p className="mt-3 max-w-measure text-text-2">{t(`planner.accuracyFrom.${kind}`)}</p>
        <Link href={storeHref} className={buttonClasses({variant: "secondary", className: "mt-4"})}>
          {t("planner.toStore")}
        </Link>
      </section>
      <Explanations answer={answer} setting={setting} />
    </div>
  );
}
