import {useState} from "react";
import {useComputing} from "@/client/resources/use-critical-power";
import {ButtonLink} from "@/ui/button-link";
import {DoneLine} from "@/ui/status-lines";
import type {CpContext} from "./cp-context";
import {CpHeadline} from "./cp-headline";
import {CpHistoryTable} from "./cp-history-table";
import {manualAtEnd} from "./cp-rules";
import {CpSteps} from "./cp-steps";
import {CpSupport} from "./cp-support";
import {standingSentence} from "./cp-words";
import {CpZones} from "./cp-zones";
import {EnterTest} from "./enter-test";
import {Recalculate} from "./recalculate";
import {RecalculateRuns} from "./recalculate-runs";
import {SetByHand} from "./set-by-hand";
import {UseAutomatic} from "./use-automatic";

interface Props {
  readonly about: CpContext;
  /** Automatic values are being computed. */
  readonly isWorking: boolean;
  readonly onChanged: () => void;
}

/** The value with its reasons on the left, what it means and how to change it on the right. */
export function CpView({about, isWorking, onChanged}: Props) {
  const {automatic, history, hrefs, t} = about;
  const [done, setDone] = useState<string | null>(null);
  /** The day from which on critical power is another since the page was opened. */
  const [since, setSince] = useState<string | null>(null);
  const isComputing = useComputing(true);
  const isKnown = automatic.in_force !== null || automatic.critical_power !== null;
  const manual = manualAtEnd(history.items);
  const [firstManual] = manual;
  const say = (words: string, day: string) => {
    setDone(words);
    setSince((before) => (before !== null && before < day ? before : day));
    onChanged();
  };
  return (
    <div className="cp-page">
      <div className="min-w-0">
        <p className="curve-sentence">
          {isKnown ? standingSentence(about) : t(isComputing ? "common.computing" : "power.cpNotEnough")}
        </p>
        {isKnown ? (
          <CpHeadline about={about} />
        ) : (
          <ButtonLink href={hrefs.upload} className="mt-4">
            {t("powercenter.upload")}
          </ButtonLink>
        )}
        <div className="mt-4 flex flex-wrap gap-4">
          <SetByHand about={about} onSet={(day) => say(t("power.hand.done"), day)} />
          <EnterTest about={about} onSet={(day) => say(t("power.test.done"), day)} />
          {firstManual && (
            <UseAutomatic
              ids={manual.map(({id}) => id)}
              label={t("power.back.open")}
              t={t}
              onTaken={() => say(t("power.back.done"), firstManual.date)}
            />
          )}
        </div>
        <DoneLine>{done}</DoneLine>
        {isWorking && automatic.in_force === null && <p role="status">{t("power.working")}</p>}
        <CpSteps about={about} />
        <CpSupport about={about} />
      </div>
      <div className="min-w-0">
        <CpZones about={about} />
        <Recalculate about={about} onChanged={onChanged} />
        <RecalculateRuns about={about} since={since} />
        <CpHistoryTable about={about} onTaken={(day) => say(t("power.back.done"), day)} />
      </div>
    </div>
  );
}
