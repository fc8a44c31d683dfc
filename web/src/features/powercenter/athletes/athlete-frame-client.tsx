"use client";

import {type ReactNode, useEffect, useEffectEvent, useState} from "react";
import {WithResource} from "@/client/parts/with-resource";
import {useAthletes} from "@/client/resources/use-athletes";
import {type LostAccess, onLostAccess} from "@/client/session/lost-access";
import {withMessages} from "@/i18n/with-messages";
import {useAddressChoices} from "../address/use-address-choices";
import {mayPlan, type ViewedAthlete, ViewedAthleteContext} from "../athlete/athlete-context";
import {AthleteBanner} from "./athlete-banner";
import type {AthleteHrefs, AthleteTranslator} from "./athlete-messages";
import {EndedShare} from "./ended-share";

interface Props {
  readonly t: AthleteTranslator;
  readonly hrefs: AthleteHrefs;
  /** The page is of use only to viewers who may plan. */
  readonly isForPlanning: boolean;
  /** The page would have brought the first heading itself. */
  readonly isOnlyHeading: boolean;
  readonly children: ReactNode;
}

/** Without an athlete in the URL, the page shows the viewer's own training. */
export const AthleteFrame = withMessages(Frame);

function Frame(props: Props) {
  const [{athlete}] = useAddressChoices();
  if (!athlete) return <ViewedAthleteContext value={null}>{props.children}</ViewedAthleteContext>;
  return <ViewedAthleteFrame key={athlete} id={athlete} {...props} />;
}

function ViewedAthleteFrame({id, t, hrefs, isForPlanning, isOnlyHeading, children}: Props & {id: string}) {
  const athletes = useAthletes();
  const [isLost, setLost] = useState(false);
  const [known, setKnown] = useState<ViewedAthlete | null>(null);
  const found = athletes.data?.items.find(({user_id}) => user_id === id) ?? null;
  if (found !== null && found !== known) setKnown(found);
  const onUnknown = useEffectEvent((unknown: LostAccess) => {
    if (unknown.id !== id) return;
    setLost((was) => was || unknown.isChange);
    athletes.retry();
  });
  useEffect(() => onLostAccess((unknown) => onUnknown(unknown)), []);
  return (
    <WithResource resource={athletes} t={t}>
      {({items}) => {
        const shared = {hrefs, isOnlyHeading, t};
        if (found === null) return <EndedShare {...shared} name={known?.name ?? null} isLost={isLost} />;
        return (
          <ViewedAthleteContext value={found}>
            <AthleteBanner
              {...shared}
              athlete={found}
              athletes={items}
              isBlocked={isForPlanning && !mayPlan(found)}
            />
            {isForPlanning && !mayPlan(found) ? null : children}
          </ViewedAthleteContext>
        );
      }}
    </WithResource>
  );
}
