import "server-only";
import {SECURITY_EVENTS, type SecurityEvent} from "@gradus/backend/contract/security-events";
import {accountWords} from "@/client/parts/account-words";
import type {PageContext} from "@/content/page-context";
import {pickWords} from "@/lib/messages";

export function securityLogWords(context: PageContext) {
  const {locale} = context.market;
  return {
    ...accountWords(context),
    ...pickWords(locale, "securityLog", ["text", "empty", "byStaff", "setPassword", "other"]),
    events: Object.fromEntries(
      SECURITY_EVENTS.map((event) => [event, context.t(`securityLog.${wordOf(event)}`)]),
    ),
    passwordHref: context.href("/account/password"),
  };
}
/** `password.change` is called `password_change` among the messages, where a dot leads deeper. */
function wordOf<Event extends SecurityEvent>(event: Event) {
  return event.replace(".", "_") as Event extends `${infer Area}.${infer Verb}` ? `${Area}_${Verb}` : Event;
}

export type SecurityLogWords = ReturnType<typeof securityLogWords>;
