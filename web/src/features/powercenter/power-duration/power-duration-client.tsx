"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {dayInZone} from "@gradus/schemas/zoned-time";
import {useMemo} from "react";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {usePowerCurve} from "@/client/resources/use-power-curve";
import {withMessages} from "@/i18n/with-messages";
import {useAddressQuery} from "../address/use-address-query";
import {createRunFormat} from "../format/run-format";
import type {PowerHrefs, PowerTranslator} from "../power/power-messages";
import {powerUnit} from "../power/power-unit";
import {
  type CurveChoice,
  chosenDays,
  comparedWith,
  type Days,
  formatChoice,
  parseChoice,
} from "./curve-address";
import {CurveChoices} from "./curve-choices";
import {CurveView} from "./curve-view";

interface Props {
  readonly t: PowerTranslator;
  readonly hrefs: PowerHrefs;
}

export const PowerDurationClient = withMessages(PowerDurationContent);

function PowerDurationContent({t, hrefs}: Props) {
  return <WithUser t={t}>{(user) => <PowerDuration user={user} hrefs={hrefs} t={t} />}</WithUser>;
}

interface PageProps {
  readonly user: User;
  readonly hrefs: PowerHrefs;
  readonly t: PowerTranslator;
}

function PowerDuration({user, hrefs, t}: PageProps) {
  const [query, changeQuery] = useAddressQuery();
  const choice = useMemo(() => parseChoice(new URLSearchParams(query)), [query]);
  const days = chosenDays(choice, dayInZone(new Date(), user.timezone));
  const comparedDays = comparedWith(choice, days);
  const curve = usePowerCurve(curveQueryOf(days, choice));
  // Curves of different families are never compared: the family is requested by name as soon as it is known.
  const family = choice.family ?? curve.data?.family ?? null;
  const compared = usePowerCurve(comparedDays && family && curveQueryOf(comparedDays, {...choice, family}));
  const ever = usePowerCurve(family && curveQueryOf(ALL_TIME, {detraining: false, family}));
  const format = createRunFormat(t, user.preferences);
  return (
    <>
      <CurveChoices
        choice={choice}
        days={days}
        comparedDays={comparedDays}
        families={curve.data?.families ?? []}
        family={family}
        hasWeight={(curve.data?.weight_kg ?? null) !== null}
        t={t}
        onChange={(next) => changeQuery(formatChoice(next))}
      />
      <div className="curve-place">
        <WithResource resource={curve} t={t}>
          {(data) => (
            <CurveView
              context={{
                curve: data,
                compared: compared.data,
                choice,
                unit: powerUnit(format, data.weight_kg, choice.perKilogram),
                format,
                hrefs,
                t,
              }}
              isComparing={comparedDays !== null && compared.data === null && compared.err === null}
              ever={ever.data}
            />
          )}
        </WithResource>
      </div>
    </>
  );
}

const ALL_TIME: Days = chosenDays({range: "all", days: null}, "2100-01-01");

const curveQueryOf = (
  {from, to}: Days,
  {detraining, family}: Pick<CurveChoice, "detraining" | "family">,
) => ({
  from,
  to,
  include_breakdown: "1",
  detraining: detraining ? "1" : "0",
  ...(family && {family}),
});
