import {isLoopbackUrl} from "@gradus/schemas/loopback";
import type {PageContext} from "@/content/page-context";
import {env} from "@/env/server";
import {selectMessages} from "@/i18n/select-messages";
import {DemoPeopleClient} from "./demo-people-client";
import {DEMO_PEOPLE_MESSAGES} from "./sign-in-messages";

/** Shown only when the site runs on this machine. */
export function DemoPeople({context}: {context: PageContext}) {
  if (!isLoopbackUrl(env.SITE_URL)) return null;
  return (
    <DemoPeopleClient
      messages={selectMessages(context.market, DEMO_PEOPLE_MESSAGES)}
      supportEmail={context.values.supportEmail ?? ""}
    />
  );
}
