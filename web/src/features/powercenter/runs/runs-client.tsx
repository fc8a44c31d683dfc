"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {useTranslator} from "@/client/messages/use-translator";
import {WithUser} from "@/client/parts/with-user";
import {formatFilter} from "./run-filter";
import {RunFilters} from "./run-filters";
import {type RunHrefs, RunList} from "./run-list";
import type {RunsMessages, RunsTranslator} from "./runs-messages";
import {useAddressFilter} from "./use-address-filter";

interface Props {
  readonly messages: RunsMessages;
  readonly hrefs: RunHrefs;
}

/** All runs of whoever is signed in, as far as the filter in the address lets them through. */
export function RunsClient({messages, hrefs}: Props) {
  const t = useTranslator(messages);
  return (
    <WithUser t={t}>{({preferences}) => <Runs t={t} preferences={preferences} hrefs={hrefs} />}</WithUser>
  );
}

interface RunsProps {
  readonly t: RunsTranslator;
  readonly preferences: User["preferences"];
  readonly hrefs: RunHrefs;
}

function Runs({t, preferences, hrefs}: RunsProps) {
  const [filter, change] = useAddressFilter();
  return (
    <div className="mt-6">
      {!filter.deleted && <RunFilters filter={filter} t={t} onChange={change} />}
      {/* Another filter is another list: what was said of the former goes with it. */}
      <RunList key={formatFilter(filter)} filter={filter} t={t} preferences={preferences} hrefs={hrefs} />
    </div>
  );
}
