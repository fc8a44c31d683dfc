"use client";

import {useUser} from "@/client/resources/use-user";
import {withMessages} from "@/i18n/with-messages";
import {useBrowserValue} from "@/lib/use-browser-value";
import type {OverviewTranslator} from "./overview-messages";

interface Props {
  readonly t: OverviewTranslator;
  /** Shown until the user's name is known. */
  readonly title: string;
}

export const OverviewHeadingClient = withMessages(OverviewHeading);

function OverviewHeading({t, title}: Props) {
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
