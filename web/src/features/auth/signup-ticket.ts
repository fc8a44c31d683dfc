import type {SafeStorage} from "@/client/session/ports";
import type {Failure} from "@/client/session/reply";

const KEY = "gradus.signup_ticket";

/** A provider's account that matches none of ours may become one: the ticket stands in for a password. */
export function saveTicket(storage: SafeStorage, {code, params}: Failure): void {
  const ticket = code === "social_mismatch" ? params?.signup_ticket : undefined;
  if (typeof ticket === "string") storage.setItem(KEY, ticket);
}

export const readTicket = (storage: SafeStorage) => storage.getItem(KEY);
export const clearTicket = (storage: SafeStorage) => storage.removeItem(KEY);
