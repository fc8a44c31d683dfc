"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {useState} from "react";
import {WithUser} from "@/client/parts/with-user";
import {browserSession} from "@/client/session/browser-session";
import {withMessages} from "@/i18n/with-messages";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {DoneLine} from "@/ui/status-lines";
import {PlacesSection} from "../places/places-section";
import {useStepUp} from "../step-up/use-step-up";
import {DeleteDialog} from "./delete-dialog";
import {ExportSection} from "./export-section";
import type {PrivacyTranslator} from "./privacy-messages";
import {ScheduledDeletion} from "./scheduled-deletion";

interface Props {
  readonly t: PrivacyTranslator;
  readonly signInHref: string;
}

export const PrivacyClient = withMessages(Privacy);

function Privacy({t, signInHref}: Props) {
  const [deletesAt, setDeletesAt] = useState<string | null>(null);
  if (deletesAt !== null) return <DeletionStarted deletesAt={deletesAt} t={t} signInHref={signInHref} />;

  async function leave(at: string) {
    // Although this page normally requires a session, it stays open after sign-out to show the deletion date.
    await browserSession().signOut();
    setDeletesAt(at);
  }
  return (
    <WithUser t={t}>
      {(user, replace) => (
        <>
          <DeletionStatus
            user={user}
            t={t}
            onDeletionCancelled={() => replace({...user, deletes_at: null})}
          />
          <ExportSection user={user} t={t} />
          <PlacesSection t={t} />
          {user.deletes_at === null && <DeletionSection user={user} t={t} onDeletionStarted={leave} />}
        </>
      )}
    </WithUser>
  );
}

interface StatusProps {
  readonly user: User;
  readonly t: PrivacyTranslator;
  readonly onDeletionCancelled: () => void;
}

/** Shows the time left while the account is being deleted, and a confirmation after the deletion was cancelled. */
function DeletionStatus({user, t, onDeletionCancelled}: StatusProps) {
  const [isKept, setDeletionCancelled] = useState(false);

  function keep() {
    setDeletionCancelled(true);
    onDeletionCancelled();
  }
  return (
    <>
      {user.deletes_at !== null && (
        <ScheduledDeletion deletesAt={user.deletes_at} onDeletionCancelled={keep} t={t} />
      )}
      <DoneLine>{isKept && t("privacy.kept")}</DoneLine>
    </>
  );
}

interface DeletionProps {
  readonly user: User;
  readonly t: PrivacyTranslator;
  readonly onDeletionStarted: (deletes_at: string) => Promise<void>;
}

function DeletionSection({user, t, onDeletionStarted}: DeletionProps) {
  const [isOpen, setOpen] = useState(false);
  const {run, dialog} = useStepUp(user, t);
  return (
    <section className="mt-16 max-w-measure">
      <h2 className="text-h2">{t("privacy.deleteTitle")}</h2>
      <p className="mt-4">{t("privacy.deleteText")}</p>
      <Button className="mt-4" variant="danger" onClick={() => setOpen(true)}>
        {t("privacy.deleteAccount")}
      </Button>
      {isOpen && (
        <DeleteDialog
          user={user}
          t={t}
          run={run}
          onClose={() => setOpen(false)}
          onDeletionStarted={(at) => void onDeletionStarted(at)}
        />
      )}
      {dialog}
    </section>
  );
}

interface StartedProps {
  readonly deletesAt: string;
  readonly t: PrivacyTranslator;
  readonly signInHref: string;
}

function DeletionStarted({deletesAt, t, signInHref}: StartedProps) {
  const day = new Intl.DateTimeFormat(t.formatLocale, {dateStyle: "long"}).format(new Date(deletesAt));
  return (
    <div className="mt-8 max-w-measure">
      <p role="status" className="text-body-lg">
        {t("privacy.deleteStarted", {date: day})}
      </p>
      <ButtonLink className="mt-6" href={signInHref}>
        {t("auth.signIn")}
      </ButtonLink>
    </div>
  );
}
