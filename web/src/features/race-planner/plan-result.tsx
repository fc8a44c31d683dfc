import {RaceField} from "@/charts/race/race-field";
import {RaceNotes} from "@/charts/race/race-notes";
import {isBeyond} from "@/charts/race/race-phrases";
import {RaceSplits} from "@/charts/race/race-splits";
import {WristBand} from "@/charts/race/wrist-band";
import {CopyLink} from "@/client/parts/copy-link";
import {Button} from "@/ui/button";
import {buttonClasses} from "@/ui/button-classes";
import {Link} from "@/ui/link";
import type {Answer} from "./answer";
import {Explanations} from "./explanations";
import {resultOf, sentencesOf, summaryOf} from "./plan-sentences";
import type {PlannerHrefs, PlannerSetting} from "./planner-setting";
import {LostInputs, SavePlan} from "./save-plan";

export interface AnswerProps {
  readonly answer: Answer;
  readonly file: File | null;
  readonly link: string;
  readonly setting: PlannerSetting;
  readonly hrefs: PlannerHrefs;
}

export function PlanResult({answer, file, link, setting, hrefs}: AnswerProps) {
  const {t} = setting;
  const result = resultOf(answer);
  return (
    <div className="race-plan">
      <RaceField result={result} setting={setting}>
        {/* Hidden from assistive technology: the page's status line announces it. */}
        <p className="race-said" aria-hidden="true">
          {summaryOf(answer, setting)}
        </p>
      </RaceField>
      <div className="race-below">
        <RaceNotes notes={sentencesOf(answer, setting)} />
        <div className="mt-6 print:hidden">
          <CopyLink
            key={link}
            variant="secondary"
            address={() => new URL(link, location.href).href}
            words={{
              copy: t("planner.copyLink"),
              copied: t("planner.linkCopied"),
              byHand: t("race.linkByHand"),
              link: t("race.link"),
            }}
          >
            <SavePlan answer={answer} file={file} racesHref={hrefs.races} t={t} />
            {!isBeyond(result) && (
              <Button variant="secondary" onClick={() => print()}>
                {t("race.band")}
              </Button>
            )}
          </CopyLink>
          <LostInputs answer={answer} file={file} t={t} />
        </div>
        <div className="race-sheet">
          <RaceSplits result={result} setting={setting} />
          {!isBeyond(result) && <WristBand result={result} setting={setting} />}
        </div>
        <section className="mt-12 print:hidden">
          <h3 className="text-h3">{t("planner.accuracy")}</h3>
          <p className="mt-3 max-w-measure text-text-2">
            {t(`planner.accuracyFrom.${answer.plan.basis.kind}`)}
          </p>
          <Link href={hrefs.store} className={buttonClasses({variant: "secondary", className: "mt-4"})}>
            {t("planner.toStore")}
          </Link>
        </section>
        <Explanations answer={answer} setting={setting} />
      </div>
    </div>
  );
}
