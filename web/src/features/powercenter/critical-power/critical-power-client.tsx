"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {useState} from "react";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {useAutomaticCp, useCpHistory, usePolling} from "@/client/resources/use-critical-power";
import {withMessages} from "@/i18n/with-messages";
import {createRunFormat} from "../format/run-format";
import type {PowerHrefs, PowerTranslator} from "../power/power-messages";
import {CpView} from "./cp-view";

interface Props {
  readonly t: PowerTranslator;
  readonly hrefs: PowerHrefs;
}

export const CriticalPowerClient = withMessages(CriticalPowerContent);

function CriticalPowerContent({t, hrefs}: Props) {
  return <WithUser t={t}>{(user) => <CriticalPower user={user} hrefs={hrefs} t={t} />}</WithUser>;
}

/** Maximum number of polls for the results that are computed after a change. */
const MAX_POLLS = 8;

function CriticalPower({
  user,
  hrefs,
  t,
}: {
  readonly user: User;
  readonly hrefs: PowerHrefs;
  readonly t: PowerTranslator;
}) {
  const automatic = useAutomaticCp();
  const history = useCpHistory();
  const [looksLeft, setLooksLeft] = useState(0);
  function readAgain() {
    automatic.retry();
    history.retry();
  }
  // After switching back to automatic, values are not computed at once, so the page polls for them.
  usePolling(looksLeft > 0, () => {
    setLooksLeft((left) => left - 1);
    readAgain();
  });
  return (
    <WithResource resource={automatic} t={t}>
      {(known) => (
        <WithResource resource={history} t={t}>
          {(past) => (
            <CpView
              context={{
                automatic: known,
                history: past,
                user,
                format: createRunFormat(t, user.preferences),
                hrefs,
                t,
              }}
              isWorking={looksLeft > 0}
              onChanged={() => {
                readAgain();
                setLooksLeft(MAX_POLLS);
              }}
            />
          )}
        </WithResource>
      )}
    </WithResource>
  );
}
