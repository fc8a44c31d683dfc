"use client";

import {WithUser} from "@/client/parts/with-user";
import {withMessages} from "@/i18n/with-messages";
import {useAddressChoices} from "../../address/use-address-choices";
import type {DistributionPartProps} from "./distribution-part-props";
import {RangeDistributionView} from "./range-distribution-view";
import {RunDistributionView} from "./run-distribution-view";

type Props = Pick<DistributionPartProps, "t" | "hrefs">;

export const DistributionClient = withMessages(DistributionContent);

function DistributionContent({t, hrefs}: Props) {
  return <WithUser t={t}>{(user) => <Distribution user={user} hrefs={hrefs} t={t} />}</WithUser>;
}

function Distribution(props: DistributionPartProps) {
  const [{run}] = useAddressChoices();
  return run ? <RunDistributionView run={run} {...props} /> : <RangeDistributionView {...props} />;
}
