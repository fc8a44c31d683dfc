import {CRITICAL_POWER_BOUNDS} from "@gradus/backend/contract/critical-power-values";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {useComputing} from "@/client/resources/use-critical-power";
import {setKnownPower} from "@/client/resources/use-race";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {ProblemLine} from "@/ui/status-lines";
import {TickRule} from "@/ui/tick-rule";
import type {RaceInputs} from "./race-inputs";
import type {RacesSetting} from "./read-typed";
import type {ChangeInputs} from "./use-race-inputs";

export interface RacesHrefs {
  readonly criticalPower: string;
  readonly upload: string;
}

interface Props {
  readonly inputs: RaceInputs;
  readonly change: ChangeInputs;
  readonly setting: RacesSetting;
  readonly hrefs: RacesHrefs;
  /** Of the user: what others have is not theirs to set. */
  readonly isOwn: boolean;
  readonly onSet: () => void;
}

export function MissingPower({inputs, change, setting: {t, measures}, hrefs, isOwn, onSet}: Props) {
  const isComputing = useComputing(isOwn);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const known = knownPower(inputs);
  const words = known === null ? "" : measures.watts(known);
  async function take(watts: number) {
    setProblem(null);
    setSaving(true);
    const reply = await setKnownPower(watts);
    setSaving(false);
    if (!reply.ok) return setProblem(failureMessage(reply.err, t));
    change({known_power: undefined});
    onSet();
  }
  return (
    <div className="max-w-measure">
      <TickRule />
      {isComputing ? (
        <p role="status" className="mt-6 text-h3">
          {t("common.computing")}
        </p>
      ) : (
        <>
          <p className="mt-6 text-h3">{t("races.missing")}</p>
          <p className="mt-2 text-text-2">{t("races.missingText")}</p>
        </>
      )}
      <ProblemLine>{problem}</ProblemLine>
      <div className="mt-6 flex flex-wrap gap-4">
        {known !== null && (
          <Button size="lg" aria-disabled={isSaving} onClick={() => isSaving || void take(known)}>
            {isSaving ? t("common.working") : t("races.takePower", {watts: words})}
          </Button>
        )}
        <ButtonLink size="lg" variant={known === null ? "primary" : "secondary"} href={hrefs.criticalPower}>
          {t("races.setPower")}
        </ButtonLink>
        <ButtonLink size="lg" variant="secondary" href={hrefs.upload}>
          {t("powercenter.upload")}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The critical power a plan was made with, where an account could have it. */
function knownPower({known_power}: RaceInputs): number | null {
  const watts = Number(known_power);
  return watts >= CRITICAL_POWER_BOUNDS.min && watts <= CRITICAL_POWER_BOUNDS.max ? watts : null;
}
