import type {PlanEdited} from "@gradus/backend/contract/plans";
import {useState} from "react";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DAY_FIELDS, DayForm} from "@/client/parts/day-form";
import {changePlan} from "@/client/resources/use-plans";
import {ConfirmMove} from "./confirm-move";
import type {PlanPart} from "./plan-part";
import {startFailures} from "./start-failures";

export function MoveRaceForm({close, ...part}: PlanPart & {readonly close: () => void}) {
  const {plan, context, onConflict} = part;
  const {t, today} = context;
  const [newRaceDay, setNewRaceDay] = useState<string | null>(null);
  const [found, setFound] = useState<PlanEdited | null>(null);
  const distance = plan.race?.distance ?? 0;

  async function ask(day: string) {
    const race = {day, distance};
    const reply = await changePlan(plan, {race, dry_run: true, version: plan.version});
    if (!reply.ok) {
      if (reply.err.code === "conflict") onConflict();
      return failureOutcome(reply, {names: DAY_FIELDS, t, failures: startFailures(reply.err, context)});
    }
    setNewRaceDay(day);
    setFound(reply.data);
    return {kind: "done"} as const;
  }
  if (found && newRaceDay)
    return (
      <ConfirmMove
        {...part}
        race={{day: newRaceDay, distance}}
        found={found}
        close={close}
        onBack={() => setFound(null)}
      />
    );
  return (
    <DayForm
      t={t}
      close={close}
      submit={{label: t("plans.moveSee"), saving: t("common.working"), variant: "primary"}}
      intro={<p className="mt-4">{t("plans.moveRaceText")}</p>}
      day={{label: t("plans.raceDay"), min: today, defaultValue: newRaceDay ?? plan.race?.day}}
      send={ask}
    />
  );
}
