"use client";

import type {securityLog} from "@gradus/backend/contract/accounts";
import type {z} from "zod";
import {WithResource} from "@/client/parts/with-resource";
import {useResource} from "@/client/resources/use-resource";
import {browserSession} from "@/client/session/browser-session";
import {useRequiredSession} from "@/client/session/use-session";
import {ButtonLink} from "@/ui/button-link";
import type {SecurityLogWords} from "./security-log-words";

type Entry = z.output<typeof securityLog>["items"][number];

/** What happened to the account, so that its owner can tell what was not them. */
export function SecurityLogClient({words}: {words: SecurityLogWords}) {
  const {userId} = useRequiredSession();
  const params = {id: userId ?? ""};
  const log = useResource(userId && `security-log ${userId}`, () =>
    browserSession().callBackend("GET /b/api/v1/users/{id}/security-log", {params}),
  );
  return (
    <div className="max-w-measure">
      <p className="mt-6">{words.text}</p>
      <ButtonLink className="mt-4" variant="secondary" href={words.passwordHref}>
        {words.setPassword}
      </ButtonLink>
      <WithResource resource={log} words={words}>
        {({items}) =>
          items.length === 0 ? (
            <p className="mt-8 text-text-2">{words.empty}</p>
          ) : (
            <ol className="mt-8">
              {items.map((entry) => (
                <LogLine key={entry.id} entry={entry} words={words} />
              ))}
            </ol>
          )
        }
      </WithResource>
    </div>
  );
}

function LogLine({entry, words}: {entry: Entry; words: SecurityLogWords}) {
  const {format} = words.form;
  const time = new Intl.DateTimeFormat(format, {dateStyle: "medium", timeStyle: "short"});
  const country = entry.country && new Intl.DisplayNames(format, {type: "region"}).of(entry.country);
  const facts = [entry.browser, country, entry.by === "staff" ? words.byStaff : null].filter(Boolean);
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-line border-b py-3">
      <span>{words.events[entry.event] ?? words.other}</span>
      <span className="text-label text-text-2">
        <time dateTime={entry.at}>{time.format(new Date(entry.at))}</time>
        {facts.length > 0 && ` · ${facts.join(" · ")}`}
      </span>
    </li>
  );
}
