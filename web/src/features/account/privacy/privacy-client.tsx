"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {useState} from "react";
import {fill} from "@/client/messages/fill";
import {WithUserClient} from "@/client/parts/with-user-client";
import {browserSession} from "@/client/session/browser-session";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {useStepUp} from "../step-up/use-step-up";
import {DeleteDialog} from "./delete-dialog";
import {ExportSection} from "./export-section";
import type {PrivacyWords} from "./privacy-words";
import {ScheduledDeletion} from "./scheduled-deletion";

/** What belongs to somebody: a copy of it, and its end. */
export function PrivacyClient({words}: {words: PrivacyWords}) {
  const [deletesAt, setDeletesAt] = useState<string | null>(null);
  if (deletesAt !== null) return <Farewell deletesAt={deletesAt} words={words} />;

  async function leave(at: string) {
    // This page stays, though it needs a session otherwise: it has something to say.
    await browserSession().signOut();
    setDeletesAt(at);
  }
  return (
    <WithUserClient words={words}>
      {(user, replace) => (
        <>
          <Standing {...{user, words}} onKept={() => replace({...user, deletes_at: null})} />
          <ExportSection user={user} words={words} />
          {user.deletes_at === null && <DeletionSection {...{user, words}} onLeaving={leave} />}
        </>
      )}
    </WithUserClient>
  );
}

interface StandingProps {
  readonly user: User;
  readonly words: PrivacyWords;
  readonly onKept: () => void;
}

/** While the account is on its way out, how long yet; after it was kept, that it was. */
function Standing({user, words, onKept}: StandingProps) {
  const [isKept, setKept] = useState(false);

  function keep() {
    setKept(true);
    onKept();
  }
  return (
    <>
      {user.deletes_at !== null && (
        <ScheduledDeletion deletesAt={user.deletes_at} onKept={keep} {...{user, words}} />
      )}
      <p role="status" className="mt-4 text-success empty:hidden">
        {isKept && words.kept}
      </p>
    </>
  );
}

interface DeletionProps {
  readonly user: User;
  readonly words: PrivacyWords;
  readonly onLeaving: (deletes_at: string) => Promise<void>;
}

function DeletionSection({user, words, onLeaving}: DeletionProps) {
  const [isOpen, setOpen] = useState(false);
  const {run, dialog} = useStepUp(user, words);
  return (
    <section className="mt-16 max-w-measure">
      <h2 className="text-h2">{words.deleteTitle}</h2>
      <p className="mt-4">{words.deleteText}</p>
      <Button className="mt-4" variant="danger" onClick={() => setOpen(true)}>
        {words.deleteAccount}
      </Button>
      {isOpen && (
        <DeleteDialog
          {...{user, words, run}}
          onClose={() => setOpen(false)}
          onLeaving={(at) => void onLeaving(at)}
        />
      )}
      {dialog}
    </section>
  );
}

function Farewell({deletesAt, words}: {deletesAt: string; words: PrivacyWords}) {
  const day = new Intl.DateTimeFormat(words.form.format, {dateStyle: "long"}).format(new Date(deletesAt));
  return (
    <div className="mt-8 max-w-measure">
      <p role="status" className="text-body-lg">
        {fill(words.deleteStarted, {date: day})}
      </p>
      <ButtonLink className="mt-6" href={words.signInHref}>
        {words.signIn}
      </ButtonLink>
    </div>
  );
}
