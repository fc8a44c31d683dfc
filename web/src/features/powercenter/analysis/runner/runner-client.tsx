"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {useLastLoaded} from "@/client/resources/use-last-loaded";
import {useRunnerAttributes} from "@/client/resources/use-runner-attributes";
import {withMessages} from "@/i18n/with-messages";
import {useAddressChoices} from "../../address/use-address-choices";
import {createRunFormat} from "../../format/run-format";
import {NoData} from "../parts/no-data";
import type {RunnerTranslator} from "./runner-messages";
import {runnerQuery} from "./runner-query";
import {RunnerView} from "./runner-view";

interface Props {
  readonly t: RunnerTranslator;
  readonly hrefs: {readonly upload: string; readonly profile: string};
}

export const RunnerClient = withMessages(RunnerContent);

function RunnerContent({t, hrefs}: Props) {
  return <WithUser t={t}>{(user) => <Runner user={user} hrefs={hrefs} t={t} />}</WithUser>;
}

interface RunnerProps extends Pick<Props, "hrefs"> {
  readonly user: User;
  readonly t: RunnerTranslator;
}

function Runner({user, hrefs, t}: RunnerProps) {
  const [chosen, choose] = useAddressChoices();
  const query = runnerQuery(chosen);
  const {data, ...attributes} = useRunnerAttributes(query);
  // While another comparison is read, the former stays: nothing moves.
  const lastLoaded = useLastLoaded(data);
  return (
    <WithResource resource={{...attributes, data: attributes.err ? null : lastLoaded}} t={t}>
      {(reply) =>
        reply.items.length === 0 ? (
          <NoData
            sentence={t("runner.empty")}
            action={{label: t("powercenter.upload"), href: hrefs.upload}}
          />
        ) : (
          <RunnerView
            reply={reply}
            query={query}
            user={user}
            profileHref={hrefs.profile}
            format={createRunFormat(t, user.preferences)}
            t={t}
            onChoose={choose}
          />
        )
      }
    </WithResource>
  );
}
