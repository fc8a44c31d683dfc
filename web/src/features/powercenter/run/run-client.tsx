"use client";

import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {useTranslator} from "@/client/messages/use-translator";
import {useRun} from "@/client/resources/use-run";
import {useUser} from "@/client/resources/use-user";
import type {Failure} from "@/client/session/reply";
import {Button} from "@/ui/button";
import {Link} from "@/ui/link";
import {Skeleton} from "@/ui/skeleton";
import {createRunFormat} from "../format/run-format";
import {DeletedRun} from "./deleted-run";
import type {RunMessages, RunTranslator} from "./run-messages";
import {RunView} from "./run-view";

interface Props {
  readonly id: string;
  readonly messages: RunMessages;
  readonly runsHref: string;
}

/** One run: one's own, or one that somebody shares. */
export function RunClient({id, messages, runsHref}: Props) {
  const t = useTranslator(messages);
  return (
    <>
      <Link href={runsHref} className="link inline-flex min-h-6 items-center text-label">
        {t("run.all")}
      </Link>
      <OneRun id={id} runsHref={runsHref} t={t} />
    </>
  );
}

interface OneProps {
  readonly id: string;
  readonly runsHref: string;
  readonly t: RunTranslator;
}

function OneRun({id, runsHref, t}: OneProps) {
  const {data, err, retry, update} = useRun(id);
  const user = useUser();
  const [isRestored, setRestored] = useState(false);
  if (!data || !user.data) {
    const problem = err ?? user.err;
    const again = () => (err ? retry() : user.retry());
    return (
      <>
        <h1 tabIndex={-1} className="text-display-2">
          {t("run.one")}
        </h1>
        {problem ? <Problem err={problem} retry={again} t={t} /> : <Skeleton lines={4} />}
      </>
    );
  }
  const change = (now: Partial<ActivityDetail>) => update((before) => ({...before, ...now}));
  if (data.deleted !== null) {
    const restored = (now: Partial<ActivityDetail>) => {
      setRestored(true);
      change(now);
    };
    return <DeletedRun run={data} t={t} onRestored={restored} />;
  }
  return (
    <RunView
      run={data}
      isOwn={data.user_id === user.data.id}
      isRestored={isRestored}
      runsHref={runsHref}
      format={createRunFormat(t.formatLocale, user.data.preferences.distance_unit)}
      t={t}
      onChange={change}
    />
  );
}

interface ProblemProps {
  readonly err: Failure;
  readonly retry: () => void;
  readonly t: RunTranslator;
}

/** A run of somebody else's is not told from one that never was. */
function Problem({err, retry, t}: ProblemProps) {
  return (
    <div role="alert" className="mt-8">
      <p>{failureMessage(err, t, {not_found: t("run.notFound"), forbidden: t("run.notFound")})}</p>
      <Button className="mt-4" variant="secondary" onClick={retry}>
        {t("common.retry")}
      </Button>
    </div>
  );
}
