"use client";

import type {User} from "@gradus/backend/contract/accounts";
import {type ChangeEvent, type RefObject, useRef, useState} from "react";
import {Bib} from "@/art/bib";
import {failureMessage} from "@/client/forms/failure-message";
import {useChoice} from "@/client/parts/use-choice";
import {WithUser} from "@/client/parts/with-user";
import {putBibColor, putPhoto, removePhoto} from "@/client/resources/use-user";
import type {Reply} from "@/client/session/reply";
import {withMessages} from "@/i18n/with-messages";
import {Button} from "@/ui/button";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import {ChoiceField} from "@/ui/form/choice-field";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import {AUTOMATIC, bibColorChoices} from "./bib-colors";
import type {PhotoTranslator} from "./photo-messages";

const KINDS = "image/jpeg,image/png,image/webp";
/** The server's limit in bytes. Checked here too, so that a user does not wait for an upload that will be refused. */
const BYTES_MAX = 2 * 1024 * 1024;

export const PhotoClient = withMessages(PhotoContent);

function PhotoContent({t}: {readonly t: PhotoTranslator}) {
  return <WithUser t={t}>{(user, replace) => <Photo user={user} replace={replace} t={t} />}</WithUser>;
}

interface Props {
  readonly user: User;
  readonly replace: (user: User) => void;
  readonly t: PhotoTranslator;
}

/** The photo that other users see, or the bib that replaces it. */
function Photo({user, replace, t}: Props) {
  const choose = useRef<HTMLButtonElement>(null);
  const {status, problem, upload, remove, bibColor, paint} = usePhoto(user, replace, t);
  return (
    <section className="mt-8" aria-label={t("photo.label")}>
      <div className="flex flex-wrap items-center gap-6">
        <Picture user={{...user, bib_color: bibColor}} />
        <div className="flex flex-wrap gap-4">
          <FileButton button={choose} t={t} onFile={(file) => void upload(file)} />
          {user.avatar_url && (
            <ConfirmDialog
              label={t("photo.remove")}
              name={t("photo.remove")}
              title={t("photo.remove")}
              text={t("photo.removeText")}
              confirm={t("photo.remove")}
              working={t("common.working")}
              cancel={t("common.cancel")}
              onConfirm={remove}
              focusAfter={choose}
            />
          )}
        </div>
      </div>
      <p className="mt-2 max-w-measure text-label text-text-2">{t("photo.hint")}</p>
      <ChoiceField
        field={{name: "bib_color", id: "bib_color", mistake: null}}
        label={t("photo.bib")}
        hint={t("photo.bibHint")}
        choices={bibColorChoices(t)}
        value={bibColor?.toLowerCase() ?? AUTOMATIC}
        onChoose={(color) => void paint(color === AUTOMATIC ? null : color)}
      />
      <DoneLine>{status}</DoneLine>
      <ProblemLine>{problem}</ProblemLine>
    </section>
  );
}

/** Uploads a photo, removes it and colours its replacement, the bib, with the message that reports each result. */
function usePhoto(user: User, replace: Props["replace"], t: PhotoTranslator) {
  const [status, setStatus] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const bib = useChoice<string | null, Reply<User>>(user.bib_color ?? null, putBibColor);

  function settle(reply: Reply<User>, done: string) {
    const failures = {payload_too_large: t("photo.tooLarge"), unsupported_type: t("photo.unreadable")};
    if (!reply.ok) return failureMessage(reply.err, t, failures);
    replace(reply.data);
    setStatus(done);
    return null;
  }
  async function upload(file: File) {
    setStatus(null);
    setProblem(file.size > BYTES_MAX ? t("photo.tooLarge") : null);
    if (file.size > BYTES_MAX) return;
    setStatus(t("photo.sending"));
    const reply = await putPhoto(file);
    setStatus(null);
    setProblem(settle(reply, t("photo.saved")));
  }
  const remove = async () => settle(await removePhoto(), t("photo.removed"));
  async function paint(color: string | null) {
    setStatus(null);
    setProblem(null);
    setProblem(settle(await bib.choose(color), t("account.saved")));
  }
  return {status, problem, upload, remove, bibColor: bib.shown, paint};
}

interface FileButtonProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly t: PhotoTranslator;
  readonly onFile: (file: File) => void;
}

/** A button like all others, in the place of the browser's own for files. */
function FileButton({button, t, onFile}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function choose({currentTarget}: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    // So that the same file can be chosen again.
    currentTarget.value = "";
    if (file) onFile(file);
  }
  return (
    <>
      <Button ref={button} variant="secondary" onClick={() => input.current?.click()}>
        {t("photo.choose")}
      </Button>
      <input
        ref={input}
        type="file"
        name="photo"
        accept={KINDS}
        aria-label={t("photo.label")}
        className="hidden"
        onChange={choose}
      />
    </>
  );
}

const SIZE = 96;

/** Hidden from screen readers, because the form has the name next to it. */
function Picture({user}: Pick<Props, "user">) {
  const {avatar_url, bib_color, first_name, last_name, created_at} = user;
  if (!avatar_url) {
    const seed = Math.abs(new Date(created_at).getTime() % 9973);
    return (
      <Bib
        name={`${first_name} ${last_name}`}
        seed={seed}
        color={bib_color}
        className="size-24 rounded-panel"
      />
    );
  }
  return (
    <img src={avatar_url} alt="" width={SIZE} height={SIZE} className="size-24 rounded-panel object-cover" />
  );
}
