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
import {holdReasonSentence} from "./cp-words";
import {CpZones} from "./cp-zones";
import {EnterTest} from "./enter-test";
import {Recalculate} from "./recalculate";
import {RecalculateRuns} from "./recalculate-runs";
import {RevertToAutomatic} from "./revert-to-automatic";
import {SetByHand} from "./set-by-hand";

interface Props {
  readonly context: CpContext;
  /** Automatic values are being computed. */
  readonly isWorking: boolean;
  readonly onChanged: () => void;
}

export function CpView({context, isWorking, onChanged}: Props) {
  const {automatic, history, hrefs, t} = context;
  const [done, setDone] = useState<string | null>(null);
  /** The day from which on critical power is another since the page was opened. */
  const [since, setSince] = useState<string | null>(null);
  const isComputing = useComputing(true);
  const isKnown = automatic.in_force !== null || automatic.critical_power !== null;
  const manual = manualAtEnd(history.items);
  const [firstManual] = manual;
  const reportChange = (words: string, day: string) => {
    setDone(words);
    setSince((before) => (before !== null && before < day ? before : day));
    onChanged();
  };
  return (
    <div className="cp-page">
      <div className="min-w-0">
        <p className="curve-sentence">
          {isKnown ? holdReasonSentence(context) : t(isComputing ? "common.computing" : "power.cpNotEnough")}
        </p>
        {isKnown ? (
          <CpHeadline context={context} />
        ) : (
          <ButtonLink href={hrefs.upload} className="mt-4">
            {t("powercenter.upload")}
          </ButtonLink>
        )}
        <div className="mt-4 flex flex-wrap gap-4">
          <SetByHand context={context} onSet={(day) => reportChange(t("power.hand.done"), day)} />
          <EnterTest context={context} onSet={(day) => reportChange(t("power.test.done"), day)} />
          {firstManual && (
            <RevertToAutomatic
              ids={manual.map(({id}) => id)}
              label={t("power.back.open")}
              t={t}
              onReverted={() => reportChange(t("power.back.done"), firstManual.date)}
            />
          )}
        </div>
        <DoneLine>{done}</DoneLine>
        {isWorking && automatic.in_force === null && <p role="status">{t("power.working")}</p>}
        <CpSteps context={context} />
        <CpSupport context={context} />
      </div>
      <div className="min-w-0">
        <CpZones context={context} />
        <Recalculate context={context} onChanged={onChanged} />
        <RecalculateRuns context={context} since={since} />
        <CpHistoryTable context={context} onReverted={(day) => reportChange(t("power.back.done"), day)} />
      </div>
    </div>
  );
}
