"use client";

import type {User} from "@gradus/backend/contract/accounts";
import type {Share} from "@gradus/backend/contract/sharing";
import {useState} from "react";
import {fill} from "@/client/messages/fill";
import {ListStatus, useListStatus} from "@/client/parts/use-list-status";
import {WithResource} from "@/client/parts/with-resource";
import {WithUserClient} from "@/client/parts/with-user-client";
import {changeShare, endShare, useShares} from "@/client/resources/use-shares";
import {ButtonLink} from "@/ui/button-link";
import {InviteForm} from "./invite-form";
import {type ShareActions, ShareLine} from "./share-line";
import type {SharesWords} from "./shares-words";

interface Props {
  readonly words: SharesWords;
  readonly verifyHref: string;
}

export function SharesClient({words, verifyHref}: Props) {
  return <WithUserClient words={words}>{(user) => <Shares {...{user, words, verifyHref}} />}</WithUserClient>;
}

/** Who sees one, whom one sees, and the way to invite somebody. */
function Shares({user, words, verifyHref}: Props & {readonly user: User}) {
  const shares = useShares();
  const {list, status, say, settle} = useListStatus(words.form);
  const [problem, setProblem] = useState<string | null>(null);

  function happened(template: string, {other}: Share) {
    say(fill(template, {name: other.name}));
    shares.retry();
  }
  async function answer(share: Share, status: "accepted" | "declined") {
    const done = fill(status === "accepted" ? words.accepted : words.declined, {name: share.other.name});
    const stopped = settle(await changeShare(share, {status}), done);
    setProblem(stopped);
    shares.retry();
    if (stopped === null) list.current?.focus();
  }
  async function end(share: Share) {
    const stopped = settle(await endShare(share), fill(words.stopped, {name: share.other.name}));
    if (stopped === null) shares.retry();
    return stopped;
  }
  const actions: ShareActions = {
    onChanged: (share) => happened(words.changed, share),
    onAnswer: (share, status) => void answer(share, status),
    onEnd: end,
  };
  const line = {words, list, actions};
  return (
    <div className="mt-6 max-w-measure">
      <ListStatus status={status} />
      <p role="alert" className="mt-4 text-danger empty:hidden">
        {problem}
      </p>
      <WithResource resource={shares} words={words}>
        {({items}) => (
          <>
            <h2 ref={list} tabIndex={-1} className="mt-4 text-h2">
              {words.given}
            </h2>
            <Lines
              shares={items.filter(({direction}) => direction === "given")}
              none={words.noneGiven}
              {...line}
            />
            <h2 className="mt-12 text-h2">{words.received}</h2>
            <Lines
              shares={items.filter(({direction}) => direction === "received")}
              none={words.noneReceived}
              {...line}
            />
          </>
        )}
      </WithResource>
      <h2 className="mt-12 text-h2">{words.shareInvite}</h2>
      {user.email_verified ? (
        <InviteForm
          words={words}
          standard={user.preferences.share_defaults.level}
          onInvited={(share) => happened(words.sent, share)}
        />
      ) : (
        <ConfirmFirst {...{words, verifyHref}} />
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

function ConfirmFirst({words, verifyHref}: Props) {
  return (
    <div className="mt-4 border-line-strong border-s-4 bg-raised px-4 py-3">
      <p>{words.confirmFirst}</p>
      <ButtonLink className="mt-4" href={verifyHref}>
        {words.verifyEmail}
      </ButtonLink>
    </div>
  );
}
