import type {Share} from "@gradus/backend/contract/sharing";
import {Button} from "@/ui/button";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import {DialogButton} from "@/ui/dialog-button";
import {LevelForm} from "./level-form";
import {LEVEL_MESSAGES} from "./level-messages";
import type {SharesTranslator} from "./shares-messages";
import type {ShareActions} from "./use-share-actions";

interface Props {
  readonly share: Share;
  readonly t: SharesTranslator;
  readonly actions: ShareActions;
}

export function ShareLine({share, t, actions}: Props) {
  const {other, level, direction, status, message} = share;
  const isOffer = direction === "received" && status === "pending";
  return (
    <li className="border-line border-b py-6">
      <h3 className="text-h3 wrap-anywhere">
        {isOffer ? t("shares.offers", {name: other.name}) : other.name}
      </h3>
      <p className="text-label text-text-2 wrap-anywhere">{details(share, t)}</p>
      <p className="mt-2">{t(LEVEL_MESSAGES[level][direction === "given" ? "shows" : "sees"])}</p>
      {isOffer && message && (
        <blockquote className="mt-2 whitespace-pre-line border-line-strong border-s-4 ps-4 wrap-anywhere">
          {message}
        </blockquote>
      )}
      <div className="mt-4 flex flex-wrap gap-4">
        {isOffer ? (
          <Answers share={share} t={t} actions={actions} />
        ) : (
          <Changes share={share} t={t} actions={actions} />
        )}
      </div>
    </li>
  );
}

/** User name and e-mail address if they differ from the name, and the dates of the share. */
function details({other, status, created_at, expires_at}: Share, t: SharesTranslator) {
  const day = new Intl.DateTimeFormat(t.formatLocale, {dateStyle: "medium"});
  const date = day.format(new Date(created_at));
  const known = [other.user_name, other.email].filter((name) => name !== null && name !== other.name);
  return [
    ...known,
    t(status === "pending" ? "shares.waiting" : "shares.since", {date}),
    ...(expires_at ? [t("shares.until", {date: day.format(new Date(expires_at))})] : []),
  ].join(" · ");
}

function Answers({share, t, actions}: Props) {
  const {name} = share.other;
  return (
    <>
      <Button
        aria-label={t("shares.acceptShare", {name})}
        onClick={() => void actions.answer(share, "accepted")}
      >
        {t("shares.accept")}
      </Button>
      <Button
        variant="secondary"
        aria-label={t("shares.declineShare", {name})}
        onClick={() => void actions.answer(share, "declined")}
      >
        {t("shares.decline")}
      </Button>
    </>
  );
}

function Changes({share, t, actions}: Props) {
  const {name} = share.other;
  const isGiven = share.direction === "given";
  return (
    <>
      {isGiven && (
        <DialogButton
          label={t("shares.changeLevel")}
          name={`${t("shares.changeLevel")}: ${name}`}
          title={t("list.changeItem", {name})}
        >
          {(close) => (
            <LevelForm share={share} t={t} close={close} onChanged={(changed) => actions.saved(changed)} />
          )}
        </DialogButton>
      )}
      <ConfirmDialog
        label={t("shares.stop")}
        name={`${t("shares.stop")}: ${name}`}
        title={t("account.shareRemove", {name})}
        text={t(isGiven ? "shares.stopGiven" : "shares.stopReceived", {name})}
        confirm={t("account.shareRemove", {name})}
        working={t("common.working")}
        cancel={t("common.cancel")}
        onConfirm={() => actions.end(share)}
        focusAfter={actions.list}
      />
    </>
  );
}
