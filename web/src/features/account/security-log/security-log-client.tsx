"use client";

import type {securityLog} from "@gradus/backend/contract/accounts";
import {SECURITY_EVENTS, type SecurityEvent} from "@gradus/backend/contract/security-events";
import type {z} from "zod";
import {WithResource} from "@/client/parts/with-resource";
import {useSecurityLog} from "@/client/resources/use-security-log";
import type {KeyIn} from "@/i18n/message-types";
import {withMessages} from "@/i18n/with-messages";
import {ButtonLink} from "@/ui/button-link";
import type {SecurityLogTranslator} from "./security-log-messages";

type Entry = z.output<typeof securityLog>["items"][number];

interface Props {
  readonly t: SecurityLogTranslator;
  readonly passwordHref: string;
}

export const SecurityLogClient = withMessages(SecurityLog);

function SecurityLog({t, passwordHref}: Props) {
  return (
    <div className="max-w-measure">
      <p className="mt-6">{t("securityLog.text")}</p>
      <ButtonLink className="mt-4" variant="secondary" href={passwordHref}>
        {t("securityLog.setPassword")}
      </ButtonLink>
      <WithResource resource={useSecurityLog()} t={t}>
        {({items}) =>
          items.length === 0 ? (
            <p className="mt-8 text-text-2">{t("securityLog.empty")}</p>
          ) : (
            <ol className="mt-8">
              {items.map((entry) => (
                <LogLine key={entry.id} entry={entry} t={t} />
              ))}
            </ol>
          )
        }
      </WithResource>
    </div>
  );
}

function LogLine({entry, t}: {entry: Entry; t: SecurityLogTranslator}) {
  const format = t.formatLocale;
  const time = new Intl.DateTimeFormat(format, {dateStyle: "medium", timeStyle: "short"});
  const country = entry.country && new Intl.DisplayNames(format, {type: "region"}).of(entry.country);
  const facts = [entry.browser, country, entry.by === "staff" ? t("securityLog.byStaff") : null].filter(
    Boolean,
  );
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-line border-b py-3">
      <span>{t(eventMessage(entry.event))}</span>
      <span className="text-label text-text-2">
        <time dateTime={entry.at}>{time.format(new Date(entry.at))}</time>
        {facts.length > 0 && ` · ${facts.join(" · ")}`}
      </span>
    </li>
  );
}

// Among the messages a dot leads deeper, so `password.change` is `password_change` there.
type NameOf<Event extends string> = Event extends `${infer Area}.${infer Verb}` ? `${Area}_${Verb}` : Event;

/** A newer backend may log events that this page has no message for. */
function eventMessage(event: string): KeyIn<"securityLog"> {
  return isKnown(event) ? `securityLog.${nameOf(event)}` : "securityLog.other";
}

const isKnown = (event: string): event is SecurityEvent => SECURITY_EVENTS.some((known) => known === event);

const nameOf = <Event extends SecurityEvent>(event: Event) => event.replace(".", "_") as NameOf<Event>;
