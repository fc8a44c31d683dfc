"use client";

import type {ReactNode} from "react";
import {useTranslator} from "@/client/messages/use-translator";
import {useAthletesIfSignedIn} from "@/client/resources/use-athletes";
import type {ClientMessages} from "@/lib/messages/client-messages";
import {Link} from "@/ui/link";
import {useAddressChoices} from "../address/use-address-choices";
import {Viewed} from "./athlete-context";
import type {ATHLETE_MESSAGES} from "./athlete-messages";

interface Props {
  readonly messages: ClientMessages<(typeof ATHLETE_MESSAGES)[number]>;
  readonly href: string;
  readonly children: ReactNode;
}

/** A page as a coach sees it: a banner names whose it is, and leads back. */
export function AthleteFrame({messages, href, children}: Props) {
  const t = useTranslator(messages);
  const [{athlete}] = useAddressChoices();
  const athletes = useAthletesIfSignedIn();
  const found = athlete === undefined ? null : athletes.data?.items.find(({user_id}) => user_id === athlete);
  return (
    <Viewed value={found ?? null}>
      {found && (
        <p className="athlete-banner">
          <b>{t("athletes.viewing", {name: found.name})}</b>
          <Link href={href} className="link">
            {t("athletes.back")}
          </Link>
        </p>
      )}
      {children}
    </Viewed>
  );
}
