"use client";

import type {User} from "@gradus/backend/contract/accounts";
import type {Share} from "@gradus/backend/contract/sharing";
import {useState} from "react";
import {useTranslator} from "@/client/messages/use-translator";
import {ListStatus, useListStatus} from "@/client/parts/use-list-status";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {changeShare, endShare, useShares} from "@/client/resources/use-shares";
import {ButtonLink} from "@/ui/button-link";
import {InviteForm} from "./invite-form";
import {type ShareActions, ShareLine} from "./share-line";
import type {SharesMessages, SharesTranslator} from "./shares-messages";

interface ClientProps {
  readonly messages: SharesMessages;
  readonly verifyHref: string;
}

export function SharesClient({messages, verifyHref}: ClientProps) {
  const t = useTranslator(messages);
  return <WithUser t={t}>{(user) => <Shares user={user} t={t} verifyHref={verifyHref} />}</WithUser>;
}

interface Props {
  readonly user: User;
  readonly t: SharesTranslator;
  readonly verifyHref: string;
}

/** Who sees one, whom one sees, and the way to invite somebody. */
function Shares({user, t, verifyHref}: Props) {
  const shares = useShares();
  const {list, status, say, settle} = useListStatus(t);
  const [problem, setProblem] = useState<string | null>(null);

  function happened(message: "things.changed" | "shares.sent", {other}: Share) {
    say(t(message, {name: other.name}));
    shares.retry();
  }
  async function answer(share: Share, status: "accepted" | "declined") {
    const done = t(status === "accepted" ? "shares.accepted" : "shares.declined", {name: share.other.name});
    const stopped = settle(await changeShare(share, {status}), done);
    setProblem(stopped);
    shares.retry();
    if (stopped === null) list.current?.focus();
  }
  async function end(share: Share) {
    const stopped = settle(await endShare(share), t("shares.stopped", {name: share.other.name}));
    if (stopped === null) shares.retry();
    return stopped;
  }
  const actions: ShareActions = {
    onChanged: (share) => happened("things.changed", share),
    onAnswer: (share, status) => void answer(share, status),
    onEnd: end,
  };
  const line = {t, list, actions};
  return (
    <div className="mt-6 max-w-measure">
      <ListStatus status={status} />
      <p role="alert" className="mt-4 text-danger empty:hidden">
        {problem}
      </p>
      <WithResource resource={shares} t={t}>
        {({items}) => (
          <>
            <h2 ref={list} tabIndex={-1} className="mt-4 text-h2">
              {t("shares.given")}
            </h2>
            <Lines
              shares={items.filter(({direction}) => direction === "given")}
              none={t("shares.noneGiven")}
              {...line}
            />
            <h2 className="mt-12 text-h2">{t("shares.received")}</h2>
            <Lines
              shares={items.filter(({direction}) => direction === "received")}
              none={t("shares.noneReceived")}
              {...line}
            />
          </>
        )}
      </WithResource>
      <h2 className="mt-12 text-h2">{t("account.shareInvite")}</h2>
      {user.email_verified ? (
        <InviteForm
          t={t}
          standard={user.preferences.share_defaults.level}
          onInvited={(share) => happened("shares.sent", share)}
        />
      ) : (
        <ConfirmFirst t={t} verifyHref={verifyHref} />
      )}
    </div>
  );
}

type LinesProps = Omit<Parameters<typeof ShareLine>[0], "share"> & {
  readonly shares: readonly Share[];
  readonly none: string;
};

function Lines({shares, none, ...line}: LinesProps) {
  if (shares.length === 0) return <p className="mt-4 text-text-2">{none}</p>;
  return (
    <ul>
      {shares.map((share) => (
        <ShareLine key={share.id} share={share} {...line} />
      ))}
    </ul>
  );
}

function ConfirmFirst({t, verifyHref}: Omit<Props, "user">) {
  return (
    <div className="mt-4 border-line-strong border-s-4 bg-raised px-4 py-3">
      <p>{t("shares.confirmFirst")}</p>
      <ButtonLink className="mt-4" href={verifyHref}>
        {t("signup.verifyEmail")}
      </ButtonLink>
    </div>
  );
}
