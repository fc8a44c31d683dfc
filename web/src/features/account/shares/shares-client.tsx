"use client";

import type {User} from "@gradus/backend/contract/accounts";
import type {Share} from "@gradus/backend/contract/sharing";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {withMessages} from "@/i18n/with-messages";
import {ButtonLink} from "@/ui/button-link";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import {CalendarLink} from "./calendar-link";
import {InviteForm} from "./invite-form";
import {ShareLine} from "./share-line";
import type {SharesTranslator} from "./shares-messages";
import {useShareActions} from "./use-share-actions";

interface ClientProps {
  readonly t: SharesTranslator;
  readonly verifyHref: string;
}

export const SharesClient = withMessages(SharesContent);

function SharesContent({t, verifyHref}: ClientProps) {
  return <WithUser t={t}>{(user) => <Shares user={user} t={t} verifyHref={verifyHref} />}</WithUser>;
}

interface Props {
  readonly user: User;
  readonly t: SharesTranslator;
  readonly verifyHref: string;
}

/** The shares the user gave and received, and the form to invite a person. */
function Shares({user, t, verifyHref}: Props) {
  const actions = useShareActions(t);
  const {shares, list, status, problem} = actions;
  return (
    <div className="mt-6 max-w-measure">
      <DoneLine>{status}</DoneLine>
      <ProblemLine>{problem}</ProblemLine>
      <WithResource resource={shares} t={t}>
        {({items}) => (
          <>
            <h2 ref={list} tabIndex={-1} className="mt-4 text-h2">
              {t("shares.given")}
            </h2>
            <Lines
              shares={items.filter(({direction}) => direction === "given")}
              none={t("shares.noneGiven")}
              t={t}
              actions={actions}
            />
            <h2 className="mt-12 text-h2">{t("shares.received")}</h2>
            <Lines
              shares={items.filter(({direction}) => direction === "received")}
              none={t("shares.noneReceived")}
              t={t}
              actions={actions}
            />
          </>
        )}
      </WithResource>
      <h2 className="mt-12 text-h2">{t("account.shareInvite")}</h2>
      {user.email_verified ? (
        <InviteForm t={t} standard={user.preferences.share_defaults.level} onInvited={shares.retry} />
      ) : (
        <ConfirmFirst t={t} verifyHref={verifyHref} />
      )}
      <CalendarLink t={t} />
    </div>
  );
}

type LinesProps = Omit<Parameters<typeof ShareLine>[0], "share"> & {
  readonly shares: readonly Share[];
  readonly none: string;
};

function Lines({shares, none, t, actions}: LinesProps) {
  if (shares.length === 0) return <p className="mt-4 text-text-2">{none}</p>;
  return (
    <ul>
      {shares.map((share) => (
        <ShareLine key={share.id} share={share} t={t} actions={actions} />
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
