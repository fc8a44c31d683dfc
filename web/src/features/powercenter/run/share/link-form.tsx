import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {SHARED_METRICS, type SharedMetric} from "@gradus/backend/contract/shared-run-values";
import type {MadeRunLink} from "@gradus/backend/contract/shared-runs";
import {type SubmitEvent, useId, useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {makeRunLink} from "@/client/resources/use-run-links";
import {Button} from "@/ui/button";
import {CheckField} from "@/ui/form/check-field";
import {CheckboxGroup} from "@/ui/form/checkbox-group";
import {SelectField} from "@/ui/form/select-field";
import {ProblemLine} from "@/ui/status-lines";
import type {RunTranslator} from "../run-messages";

interface Props {
  readonly run: ActivityDetail;
  readonly t: RunTranslator;
  readonly onMade: (link: MadeRunLink) => void;
}

const DAYS = ["7", "30", "90"] as const;
/** No expiry: valid until revoked. */
const ENDLESS = "";

/** Heart rate is not shown unless the user selects it. */
export function LinkForm({run, t, onMade}: Props) {
  const id = useId();
  const field = (name: string) => ({name, id: `${id}-${name}`, mistake: null});
  const measured = SHARED_METRICS.filter((metric) => run[LISTS[metric]] !== null);
  const [chosen, choose] = useState<readonly SharedMetric[]>(
    measured.filter((metric) => metric !== "heart_rate"),
  );
  const [hidesEnds, setHidesEnds] = useState(true);
  const [days, setDays] = useState<string>("30");
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function make(event: SubmitEvent) {
    event.preventDefault();
    if (isWorking) return;
    setWorking(true);
    const reply = await makeRunLink(run.id, {
      metrics: measured.filter((metric) => chosen.includes(metric)),
      hides_ends: hidesEnds,
      days: days === ENDLESS ? null : Number(days),
    });
    setWorking(false);
    setProblem(reply.ok ? null : failureMessage(reply.err, t, {limit_reached: t("sharedRun.tooMany")}));
    if (reply.ok) onMade(reply.data);
  }
  const toggle = (value: string) => {
    const metric = measured.find((each) => each === value);
    if (metric)
      choose(chosen.includes(metric) ? chosen.filter((each) => each !== metric) : [...chosen, metric]);
  };
  return (
    <form onSubmit={(event) => void make(event)}>
      <CheckboxGroup
        field={field("metrics")}
        label={t("sharedRun.metrics")}
        choices={measured.map((metric) => ({value: metric, label: t(`sharedRun.metric.${metric}`)}))}
        chosen={chosen}
        onToggle={toggle}
        columns
      />
      {chosen.includes("route") && (
        <CheckField
          field={field("ends")}
          label={t("sharedRun.hideEnds")}
          checked={hidesEnds}
          onCheck={setHidesEnds}
        />
      )}
      <SelectField
        field={field("days")}
        label={t("sharedRun.goodFor")}
        value={days}
        onChange={({currentTarget}) => setDays(currentTarget.value)}
        choices={[
          ...DAYS.map((value) => ({value, label: t("sharedRun.days", {count: Number(value)})})),
          {value: ENDLESS, label: t("sharedRun.endless")},
        ]}
      />
      <ProblemLine>{problem}</ProblemLine>
      <Button type="submit" className="mt-6" aria-disabled={isWorking}>
        {isWorking ? t("common.working") : t("sharedRun.make")}
      </Button>
    </form>
  );
}

/** By which list of a run it is known that it was measured. */
const LISTS = {
  route: "loc_list",
  power: "total_power_list",
  pace: "speed_list",
  heart_rate: "heart_rate_list",
  cadence: "cadence_list",
  elevation: "elevation_list",
} as const satisfies Record<SharedMetric, keyof ActivityDetail>;
