import {useRef, useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {CopyLink} from "@/client/parts/copy-link";
import {WithResource} from "@/client/parts/with-resource";
import {makeCalendarFeed, revokeCalendarFeed, useCalendarFeed} from "@/client/resources/use-calendar-feed";
import {dateFormat} from "@/lib/format/intl";
import {Button} from "@/ui/button";
import {ConfirmDialog} from "@/ui/confirm-dialog";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import type {SharesTranslator} from "./shares-messages";

type Props = {readonly t: SharesTranslator};

export function CalendarLink({t}: Props) {
  const feed = useCalendarFeed();
  const heading = useRef<HTMLHeadingElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function make(): Promise<string | null> {
    setDone(null);
    const reply = await makeCalendarFeed();
    if (!reply.ok) return failureMessage(reply.err, t);
    setAddress(new URL(reply.data.path, location.origin).href);
    feed.replace({feed: reply.data.feed});
    return null;
  }
  async function revoke(): Promise<string | null> {
    const reply = await revokeCalendarFeed();
    if (!reply.ok) return failureMessage(reply.err, t);
    setAddress(null);
    feed.replace({feed: null});
    setDone(t("calendarFeed.revoked"));
    return null;
  }
  const confirmationProps = {working: t("common.working"), cancel: t("common.cancel"), focusAfter: heading};
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="mt-12 text-h2">
        {t("calendarFeed.title")}
      </h2>
      <p className="mt-4">{t("calendarFeed.text")}</p>
      <DoneLine>{done}</DoneLine>
      <ProblemLine>{problem}</ProblemLine>
      <WithResource resource={feed} t={t}>
        {({feed: known}) =>
          known === null ? (
            <Button className="mt-4" onClick={() => void make().then(setProblem)}>
              {t("calendarFeed.make")}
            </Button>
          ) : (
            <>
              {address !== null && <MadeLink address={address} t={t} />}
              <p className="mt-4 text-label text-text-2">{readWords(known, t)}</p>
              <div className="mt-4 flex flex-wrap gap-4">
                <ConfirmDialog
                  {...confirmationProps}
                  label={t("calendarFeed.replace")}
                  title={t("calendarFeed.replaceTitle")}
                  text={t("calendarFeed.replaceText")}
                  confirm={t("calendarFeed.replace")}
                  onConfirm={make}
                />
                <ConfirmDialog
                  {...confirmationProps}
                  label={t("calendarFeed.revoke")}
                  title={t("calendarFeed.revokeTitle")}
                  text={t("calendarFeed.revokeText")}
                  confirm={t("calendarFeed.revoke")}
                  onConfirm={revoke}
                />
              </div>
            </>
          )
        }
      </WithResource>
    </section>
  );
}

function MadeLink({address, t}: {readonly address: string} & Props) {
  const words = {
    copy: t("calendarFeed.copy"),
    copied: t("calendarFeed.copied"),
    byHand: t("calendarFeed.byHand"),
    link: t("calendarFeed.title"),
  };
  return (
    <div className="mt-4 border-line-strong border-s-4 bg-raised px-4 py-3">
      <p>{t("calendarFeed.once")}</p>
      <p className="mt-2 mb-4 text-data wrap-anywhere">{address}</p>
      <CopyLink address={() => address} words={words} />
    </div>
  );
}

function readWords(
  {created, last_read}: {readonly created: string; readonly last_read: string | null},
  t: SharesTranslator,
) {
  const day = (moment: string) => dateFormat(t.formatLocale, {dateStyle: "medium"}).format(new Date(moment));
  const createdWords = t("calendarFeed.since", {day: day(created)});
  const read =
    last_read === null ? t("calendarFeed.neverRead") : t("calendarFeed.lastRead", {day: day(last_read)});
  return `${createdWords} ${read}`;
}
