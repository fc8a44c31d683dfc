"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {WithUser} from "@/client/parts/with-user";
import {withMessages} from "@/i18n/with-messages";
import {formatFilter} from "./run-filter";
import {RunFilters} from "./run-filters";
import {type RunHrefs, RunList} from "./run-list";
import type {RunsTranslator} from "./runs-messages";
import {useAddressFilter} from "./use-address-filter";

interface Props {
  readonly t: RunsTranslator;
  readonly hrefs: RunHrefs;
}

export const RunsClient = withMessages(RunsContent);

function RunsContent({t, hrefs}: Props) {
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
      {/* Another filter is another list: messages about the former one disappear with it. */}
      <RunList key={formatFilter(filter)} filter={filter} t={t} preferences={preferences} hrefs={hrefs} />
    </div>
  );
}
