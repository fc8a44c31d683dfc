"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {WithUser} from "@/client/parts/with-user";
import {withMessages} from "@/i18n/with-messages";
import {useAddressChoices} from "../../address/use-address-choices";
import type {DistributionTranslator} from "./distribution-messages";
import {OfRange} from "./of-range";
import {OfRun} from "./of-run";

interface Props {
  readonly t: DistributionTranslator;
  readonly hrefs: {readonly upload: string; readonly runs: string; readonly self: string};
}

/** How long what was held: over a range of days, or in the one run the address names. */
export const DistributionClient = withMessages(DistributionContent);

function DistributionContent({t, hrefs}: Props) {
  return <WithUser t={t}>{(user) => <Distribution user={user} hrefs={hrefs} t={t} />}</WithUser>;
}

export interface DistributionPartProps extends Pick<Props, "hrefs"> {
  readonly user: User;
  readonly t: DistributionTranslator;
}

function Distribution(props: DistributionPartProps) {
  const [{run}] = useAddressChoices();
  return run ? <OfRun run={run} {...props} /> : <OfRange {...props} />;
}
