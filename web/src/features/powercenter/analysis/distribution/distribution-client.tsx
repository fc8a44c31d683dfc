"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {WithUser} from "@/client/parts/with-user";
import {withMessages} from "@/i18n/with-messages";
import {useAddressChoices} from "../../address/use-address-choices";
import type {DistributionTranslator} from "./distribution-messages";
import {RangeDistributionView} from "./range-distribution-view";
import {RunDistributionView} from "./run-distribution-view";

interface Props {
  readonly t: DistributionTranslator;
  readonly hrefs: {readonly upload: string; readonly runs: string; readonly self: string};
}

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
  return run ? <RunDistributionView run={run} {...props} /> : <RangeDistributionView {...props} />;
}
