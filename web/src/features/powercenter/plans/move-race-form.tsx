import {DAY_NAMES, DayForm} from "@/client/parts/day-form";
import {changeFromForm} from "./change-from-form";
import type {PlanPart} from "./plan-view";

/** Another day for the race: what lies ahead is made anew, what is over stays. */
export function MoveRaceForm({plan, kit, close, ...told}: PlanPart & {readonly close: () => void}) {
  const {t, today} = kit;
  const distance = plan.race?.distance ?? 0;
  return (
    <DayForm
      t={t}
      close={close}
      submit={{label: t("plans.moveRace"), saving: t("common.saving"), variant: "primary"}}
      intro={<p className="mt-4">{t("plans.moveRaceText")}</p>}
      day={{label: t("plans.raceDay"), min: today, defaultValue: plan.race?.day}}
      send={(day) => changeFromForm({plan, t, close, ...told}, {race: {day, distance}}, {names: DAY_NAMES})}
    />
  );
}
