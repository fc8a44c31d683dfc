"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {useTranslator} from "@/client/messages/use-translator";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {ButtonLink} from "@/ui/button-link";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import {createRunFormat} from "../format/run-format";
import {EmptyRuns} from "./empty-runs";
import {RunLanes} from "./run-lanes";
import type {RunHrefs} from "./run-list";
import type {RunsMessages, RunsTranslator} from "./runs-messages";
import {useRunList} from "./use-run-list";

const NEWEST = {limit: "5"};

interface Props {
  readonly messages: RunsMessages;
  readonly hrefs: RunHrefs;
}

/** Where PowerCenter begins: the newest runs, or the way to the first. */
export function StartClient({messages, hrefs}: Props) {
  const t = useTranslator(messages);
  return (
    <WithUser t={t}>{({preferences}) => <Newest t={t} preferences={preferences} hrefs={hrefs} />}</WithUser>
  );
}

interface NewestProps extends Pick<Props, "hrefs"> {
  readonly t: RunsTranslator;
  readonly preferences: User["preferences"];
}

function Newest({t, preferences, hrefs}: NewestProps) {
  const list = useRunList(NEWEST, t);
  return (
    <div className="mt-6">
      <DoneLine>{list.status}</DoneLine>
      <ProblemLine>{list.stopped}</ProblemLine>
      <WithResource resource={list} t={t}>
        {(runs) =>
          runs.length === 0 ? (
            <EmptyRuns t={t} uploadHref={hrefs.upload} />
          ) : (
            <>
              <RunLanes
                runs={runs}
                weekStart={preferences.week_start}
                goesOn={list.hasMore}
                isPartial={false}
                format={createRunFormat(t.formatLocale, preferences.distance_unit)}
                t={t}
                runsHref={hrefs.runs}
                onRemove={(run) => void list.remove(run)}
                onRestore={(run) => void list.restore(run)}
              />
              <ButtonLink href={hrefs.runs} variant="secondary" className="mt-8">
                {t("runs.allRuns")}
              </ButtonLink>
            </>
          )
        }
      </WithResource>
    </div>
  );
}
