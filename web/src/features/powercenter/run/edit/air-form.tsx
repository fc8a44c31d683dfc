import {removeAirPower as withoutAir} from "@gradus/training/air/remove-air-power";
import type {Series} from "@gradus/training/series/series";
import {useMemo} from "react";
import {removeAirPower} from "@/client/resources/use-run-edits";
import {type EditContext, EditForm} from "./edit-form";
import {totalsAfter} from "./totals";

/** For staff: a pod whose wind port measured nonsense. */
export function AirForm({series, ...about}: EditContext & {readonly series: Series}) {
  const {run, t} = about;
  const after = useMemo(() => {
    const without = withoutAir(series);
    return without && totalsAfter(without, run);
  }, [series, run]);
  return (
    <EditForm
      {...about}
      confirm={t("runEdit.airConfirm")}
      done={t("runEdit.airRemoved")}
      after={after}
      mistake={after ? null : t("runEdit.noAir")}
      failures={{no_air_power: t("runEdit.noAir"), not_found: t("common.forbidden")}}
      call={removeAirPower}
    >
      <p className="mt-4">{t("runEdit.airText")}</p>
    </EditForm>
  );
}
