import type {CpHistory} from "@gradus/backend/contract/critical-power";
import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import type {Series} from "@gradus/training/series/series";
import {useMemo} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {useCriticalPowerOn} from "@/client/resources/use-run-edits";
import {readRecalculation, recalculateRuns} from "@/client/resources/use-run-recalculation";
import type {Reply} from "@/client/session/reply";
import {dateFormat} from "@/lib/format/intl";
import {measureWords} from "@/lib/format/measure-words";
import {Button} from "@/ui/button";
import {Skeleton} from "@/ui/skeleton";
import {inForceOn} from "../../critical-power/cp-rules";
import {sameFamily} from "../../power/same-family";
import {type EditContext, EditForm} from "./edit-form";
import {totalsAfter} from "./totals";

interface Props extends EditContext {
  readonly series: Series;
}

/** Recalculates the run with the critical power known by now. Nothing else changes history. */
export function RecalculateForm(props: Props) {
  const {run, t} = props;
  const {data, err, retry} = useCriticalPowerOn(run.local_day);
  if (data) return <RecalculationPreview {...props} criticalPower={inForce(data, run)} />;
  if (!err) return <Skeleton lines={3} />;
  return (
    <div role="alert" className="mt-4">
      <p>{plainFailureMessage(err, t)}</p>
      <Button className="mt-4" variant="secondary" onClick={retry}>
        {t("common.retry")}
      </Button>
    </div>
  );
}

/** The newest row in the run's own watts, up to its day. Rows come in their order. */
const inForce = ({items}: CpHistory, {local_day, power_type}: Props["run"]): number | null =>
  inForceOn(sameFamily(items, power_type), local_day)?.critical_power ?? null;

/** Its stress is from heart rate, and the runner's are not those any more. */
const hasOtherRates = ({stress_method, measured_against}: Props["run"]) =>
  stress_method === "heart_rate" && measured_against !== null && measured_against.heart_rates === null;

const tenths = (watts: number | null) => (watts === null ? null : Math.round(watts * 10));

function RecalculationPreview({
  series,
  criticalPower,
  ...about
}: Props & {readonly criticalPower: number | null}) {
  const {run, format, t, close} = about;
  const isOtherRates = hasOtherRates(run);
  const after = useMemo(() => {
    const totals = totalsAfter(series, {...run, critical_power: criticalPower});
    const isByPower = totals.zones !== null;
    if (run.stress_method !== "heart_rate" || isByPower) return totals;
    // Of heart rates the page knows too little: only that they are the same, or others.
    return {...totals, stress: isOtherRates ? null : run.stress};
  }, [series, run, criticalPower, isOtherRates]);
  const watts = (value: number | null) => measureWords(format.watts(value));
  const isSame = tenths(criticalPower) === tenths(run.critical_power);
  if (isSame && !isOtherRates && run.algo_version === TRAINING_DEFAULTS.version)
    return (
      <>
        <p className="mt-4">{t("runEdit.recalculateSame", {watts: watts(criticalPower)})}</p>
        <Button className="mt-6" variant="secondary" onClick={close}>
          {t("common.close")}
        </Button>
      </>
    );
  const day = dateFormat(t.formatLocale, {dateStyle: "long", timeZone: "UTC"}).format(
    Date.parse(run.local_day),
  );
  return (
    <EditForm
      {...about}
      confirm={t("runEdit.recalculate")}
      done={t("runEdit.recalculated")}
      after={after}
      hasZones
      failures={{unavailable: t("runEdit.stillWorking")}}
      call={() => recalculate(run.local_day)}
    >
      <p className="mt-4">
        {isSame && isOtherRates
          ? t("runEdit.recalculateRates")
          : t("runEdit.recalculateText", {before: watts(run.critical_power), now: watts(criticalPower)})}
      </p>
      <p className="mt-2 text-text-2">{t("runEdit.recalculateDay", {day})}</p>
    </EditForm>
  );
}

const POLL_MS = 500;
const MAX_POLLS = 60;

/** Requests a recalculation and polls until it is done. */
async function recalculate(day: string): Promise<Reply<unknown>> {
  let reply = await recalculateRuns({from: day, to: day});
  for (let poll = 0; poll < MAX_POLLS && reply.ok && reply.data.state !== "done"; poll++) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    reply = await readRecalculation(reply.data.id);
  }
  if (!reply.ok || reply.data.state === "done") return reply;
  return {ok: false, status: 0, data: null, err: {code: "unavailable", request_id: ""}};
}
