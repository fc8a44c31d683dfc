"use client";

import {useTranslator} from "@/client/messages/use-translator";
import {useUser} from "@/client/resources/use-user";
import {useBrowserValue} from "@/lib/use-browser-value";
import type {OverviewMessages} from "./overview-messages";

interface Props {
  readonly messages: OverviewMessages;
  /** Until it is known whom to greet. */
  readonly title: string;
}

/** The greeting, and the day it is where the person is. */
export function OverviewHeadingClient({messages, title}: Props) {
  const t = useTranslator(messages);
  const user = useUser().data;
  const day = new Intl.DateTimeFormat(t.formatLocale, {weekday: "long", month: "long", day: "numeric"});
  const today = useBrowserValue(() => day.format(new Date()), "");
  return (
    <div className="account-title">
      <h1 tabIndex={-1} className="hyphens-auto text-h2 wrap-anywhere">
        {user ? t("account.hello", {name: user.first_name}) : title}
      </h1>
      <p className="text-text-2">{today}</p>
    </div>
  );
}
