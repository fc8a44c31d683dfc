import {SECURITY_EVENTS, type SecurityEvent} from "@gradus/backend/contract/security-events";
import type {KeyIn} from "@/i18n/message-types";

// Among the messages a dot leads deeper, so `password.change` is `password_change` there.
type NameOf<Event extends string> = Event extends `${infer Area}.${infer Verb}` ? `${Area}_${Verb}` : Event;

/** A newer backend may log events that this page has no message for. */
export function eventMessage(event: string): KeyIn<"securityLog"> {
  return isKnown(event) ? `securityLog.${nameOf(event)}` : "securityLog.other";
}

const isKnown = (event: string): event is SecurityEvent => SECURITY_EVENTS.some((known) => known === event);
const nameOf = <Event extends SecurityEvent>(event: Event) => event.replace(".", "_") as NameOf<Event>;
