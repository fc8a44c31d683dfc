"use client";

import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {lazy, Suspense, useState} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {useRun} from "@/client/resources/use-run";
import {useUser} from "@/client/resources/use-user";
import type {Failure} from "@/client/session/reply";
import {withMessages} from "@/i18n/with-messages";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {Link} from "@/ui/link";
import {createRunFormat} from "../format/run-format";
import type {RunTranslator} from "./run-messages";
import {RunSkeleton} from "./run-skeleton";
import {RunView} from "./run-view";

// Few are, and fewer are looked at.
const DeletedRun = lazy(async () => ({default: (await import("./deleted-run")).DeletedRun}));

interface Props {
  readonly id: string;
  readonly t: RunTranslator;
  readonly runsHref: string;
  /** Where the power curve is. */
  readonly curveHref: string;
  readonly criticalPowerHref: string;
  /** Of the pages of the account. */
  readonly accountHref: string;
  /** In front of the id of a planned workout. */
  readonly workoutsHref: string;
}

export const RunClient = withMessages(Run);

function Run({id, t, runsHref, curveHref, ...hrefs}: Props) {
  const {data, err, retry, update} = useRun(id);
  const user = useUser();
  const [isRestored, setRestored] = useState(false);
  if (!data || !user.data) {
    const problem = err ?? user.err;
    const again = () => (err ? retry() : user.retry());
    return (
      <>
        <AllRuns href={runsHref} t={t} />
        <h1 tabIndex={-1} className="run-title">
          {t("run.one")}
        </h1>
        {problem ? <Problem err={problem} retry={again} runsHref={runsHref} t={t} /> : <RunSkeleton t={t} />}
      </>
    );
  }
  const change = (now: Partial<ActivityDetail>) => update((before) => ({...before, ...now}));
  if (data.deleted !== null) {
    const restored = (now: Partial<ActivityDetail>) => {
      setRestored(true);
      change(now);
    };
    return (
      <>
        <AllRuns href={runsHref} t={t} />
        <Suspense>
          <DeletedRun run={data} t={t} onRestored={restored} />
        </Suspense>
      </>
    );
  }
  return (
    <RunView
      run={data}
      isOwn={data.user_id === user.data.id}
      isRestored={isRestored}
      runsHref={runsHref}
      curveHref={curveHref}
      {...hrefs}
      weekStart={user.data.preferences.week_start}
      format={createRunFormat(t, user.data.preferences)}
      t={t}
      onChange={change}
      reload={retry}
    />
  );
}

function AllRuns({href, t}: {readonly href: string; readonly t: RunTranslator}) {
  return (
    <Link href={href} className="link inline-flex min-h-6 items-center text-label">
      {t("run.all")}
    </Link>
  );
}

interface ProblemProps {
  readonly err: Failure;
  readonly retry: () => void;
  readonly runsHref: string;
  readonly t: RunTranslator;
}

/**
 * Another athlete's run is indistinguishable from one that never existed. A retry would find neither: a link to all
 * runs is offered instead.
 */
function Problem({err, retry, runsHref, t}: ProblemProps) {
  const isNone = err.code === "not_found" || err.code === "forbidden";
  return (
    <div role="alert" className="mt-8">
      <p>{plainFailureMessage(err, t, {not_found: t("run.notFound"), forbidden: t("run.notFound")})}</p>
      {isNone ? (
        <ButtonLink className="mt-4" variant="secondary" href={runsHref}>
          {t("run.all")}
        </ButtonLink>
      ) : (
        <Button className="mt-4" variant="secondary" onClick={retry}>
          {t("common.retry")}
        </Button>
      )}
    </div>
  );
}
